import { describe, expect, it } from 'vitest'
import { atOnce } from '../../../src/model/change/at-once'
import { matchColumns } from '../../../src/contract/room-list/match-columns'
import { readText } from '../../../src/contract/room-list/read-text'

const matched = (text: string) => matchColumns(atOnce(readText(text)))
const fieldsOf = (text: string) => matched(text).columns.map(({ field }) => field)

/** Headings of the same list in the twelve languages of the interface. */
const HEADINGS: Record<string, string> = {
  en: 'Room name;Floor;Zone;Floor area (m²);Ceiling height [m];Use;Total cooling kW;Sensible cooling (kW);Heating load, kW;Unit type;Qty',
  zh: '房间名称;楼层;区域;面积(㎡);层高(m);用途;总冷负荷(kW);显热负荷(kW);热负荷(kW);室内机类型;数量',
  es: 'Nombre de la sala;Planta;Zona;Superficie (m2);Altura (m);Uso;Carga de refrigeración (kW);Carga sensible (kW);Calefacción (kW);Tipo de unidad;Cantidad',
  id: 'Nama ruang;Lantai;Zona;Luas (m²);Tinggi (m);Fungsi;Beban pendinginan (kW);Beban sensibel (kW);Pemanasan (kW);Jenis unit;Jumlah',
  ru: 'Помещение;Этаж;Зона;Площадь, м²;Высота, м;Назначение;Холодильная нагрузка, кВт;Явная нагрузка, кВт;Отопление, кВт;Тип блока;Кол-во',
  vi: 'Tên phòng;Tầng;Khu vực;Diện tích (m²);Chiều cao (m);Công năng;Công suất lạnh (kW);Nhiệt hiện (kW);Sưởi (kW);Loại máy;Số lượng',
  my: 'Nama bilik;Tingkat;Zon;Keluasan (m²);Ketinggian (m);Kegunaan;Beban penyejukan (kW);Beban deria (kW);Pemanasan (kW);Jenis unit;Bilangan',
  it: 'Nome locale;Piano;Zona;Superficie (m²);Altezza (m);Destinazione;Carico frigorifero (kW);Carico sensibile (kW);Riscaldamento (kW);Tipo unità;Quantità',
  de: 'Raumname;Geschoss;Bereich;Raumfläche (m²);Raumhöhe (m);Nutzung;Kühllast (kW);Sensible Kühllast (kW);Heizlast (kW);Gerätetyp;Anzahl',
  fr: 'Nom de la pièce;Étage;Zone;Surface (m²);Hauteur (m);Usage;Charge froid (kW);Charge sensible (kW);Chauffage (kW);Type d’unité;Quantité',
  hr: 'Naziv prostorije;Etaža;Zona;Površina (m²);Visina (m);Namjena;Rashladno opterećenje (kW);Osjetno opterećenje (kW);Grijanje (kW);Tip jedinice;Količina',
  pt: 'Nome da sala;Andar;Zona;Área (m²);Altura (m);Utilização;Carga de arrefecimento (kW);Carga sensível (kW);Aquecimento (kW);Tipo de unidade;Quantidade',
}
const FIELDS = ['name', 'floor', 'zone', 'area', 'height', 'use', 'cooling', 'sensible', 'heating', 'type', 'count']

describe('The columns of a list of rooms', () => {
  it.each(Object.entries(HEADINGS))('are known by their headings in %s, with their units', (_language, heading) => {
    const { columns } = matched(`${heading}\n${Array(11).fill('1').join(';')}`)
    expect(columns.map(({ field }) => field)).toEqual(FIELDS)
    expect(columns.map(({ measure }) => measure)).toEqual([null, null, null, 'm²', 'm', null, 'kW', 'kW', 'kW', null, null])
  })

  it('are found below a title and a date, in any of the first twenty rows', () => {
    const title = `Harbour Street office\n\nIssued;2026-11-20\n${';\n'.repeat(12)}`
    const { headingRow, firstRow } = matched(`${title}Room;Storey;Cooling [kW]\n1.01;1;3,5\n`)
    expect([headingRow, firstRow]).toEqual([15, 16])
  })

  it('take their units from a row of their own below the headings', () => {
    const { columns, firstRow } = matched('Room\tArea\tCooling\tHeating\n\t[ft²]\tkBtu/h\tW\nOffice\t200\t12\t900\n')
    expect(columns.map(({ measure }) => measure)).toEqual([null, 'ft²', 'kBtu/h', 'W'])
    expect(firstRow).toBe(2)
  })

  it('are known by their content where a list has no headings', () => {
    const rows = Array.from(
      { length: 8 },
      (_, at) => `2.0${at} Open office\t${at < 4 ? '2F' : '3F'}\t${20 + at}\t${3.5 + at / 10}\t${2.5 + at / 10}\tcassette`,
    )
    expect(fieldsOf(rows.join('\n'))).toEqual(['name', 'floor', 'area', 'cooling', 'heating', 'type'])
  })

  it('leave out what is no figure of a room, such as a load for each square metre or an air flow', () => {
    expect(fieldsOf('Room;Cooling W/m²;Air flow m³/h;Cooling kW\nA;90;300;3.5')).toEqual(['name', null, null, 'cooling'])
  })

  it('give a field to one column only, the surest', () => {
    expect(fieldsOf('Room;Load;Cooling load;Room no.\nA;1;2;1.01')).toEqual(['name', null, 'cooling', 'number'])
  })

  it.each([
    ['6,5|1.234,5|7', ','],
    ['6.5|1,234.5|7', '.'],
    ['1,234|2,345', 'open'],
    ['12|7', 'none'],
  ])('show the decimal sign of %s as %s', (cells, shown) => {
    expect(
      matched(
        `Room\tCooling kW\n${cells
          .split('|')
          .map((cell) => `R\t${cell}`)
          .join('\n')}`,
      ).columns[1]?.shown,
    ).toBe(shown)
  })
})
