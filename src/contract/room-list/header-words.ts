import { foldWords, longestPhrase } from './fold-words'

/** Fields that a column of a list of rooms can hold. `number` is put before the name. */
export const ROOM_FIELDS = [
  'name',
  'number',
  'floor',
  'zone',
  'area',
  'height',
  'use',
  'cooling',
  'sensible',
  'heating',
  'type',
  'count',
] as const
export type RoomField = (typeof ROOM_FIELDS)[number]

/** Words of headings in the order of the interface's languages: en, zh, es, id, ru, vi, ms, it, de, fr, hr, pt; parts of compounds included. */
const WORDS: Readonly<Record<RoomField | 'other', string>> = {
  other:
    'per m2|w m2|/m2|air flow|airflow|air volume|supply air|outdoor air|people|persons|occupan|lighting|remark|comment|note|delivered|风量|新风|人数|照明|备注|caudal|personas|ocupacion|iluminacion|observacion|aliran udara|orang|pencahayaan|catatan|расход воздух|людей|освещен|примечан|luu luong|so nguoi|chieu sang|ghi chu|ulasan|portata|persone|illuminaz|luftmenge|volumenstrom|luftstrom|personen|beleuchtung|bemerkung|anmerkung|debit|personnes|eclairage|remarque|protok zraka|osoba|rasvjet|napomen|vazao|pessoas|iluminac',
  sensible: 'sensible|sens|显热|显冷|sensibel|явная|явный|явное|явные|явной|hien|deria|fuhlbar|osjetn|sensivel',
  area: 'area|floor area|surface|m2|sqm|sq ft|sqft|面积|superficie|luas|площад|dien tich|keluasan|flache|grundflache|nutzflache|povrsina|kvadratura',
  height:
    'height|ceiling height|clear height|高度|层高|净高|altura|tinggi|высот|chieu cao|cao do|ketinggian|altezza|hohe|raumhohe|lichte|hauteur|visina|pe direito',
  count:
    'count|qty|quantity|number of|no of|pieces|pcs|数量|台数|间数|cantidad|uds|jumlah|количеств|кол во|кол|шт|so luong|bilangan|kuantiti|quantita|numero di|anzahl|menge|stk|stuck|nombre de pieces|nombre de locaux|nombre d unites|nombre d appareils|quantite|kolicina|broj prostorija|komada|quantidade|qtd|qtde',
  number:
    'room no|room number|room nr|room id|space number|number|no|nr|编号|房号|房间号|序号|numero|num|nomor|nomor ruang|номер|номер помещения|so phong|ma phong|ma so|nombor|nombor bilik|numero locale|raumnummer|raum nr|nummer|numero de piece|n piece|broj|oznaka|codigo|n sala|numero da sala',
  use: 'room type|space type|room use|use|usage|occupancy type|function|用途|功能|房间类型|uso|tipo de sala|destino|fungsi|penggunaan|jenis ruang|назначени|тип помещения|cong nang|muc dich|kegunaan|jenis bilik|destinazione|uso locale|tipo locale|nutzung|raumtyp|raumart|usage|affectation|type de local|type de piece|namjena|vrsta prostorije|utilizacao|tipo de ambiente|finalidade',
  type: 'unit type|indoor unit|idu type|preferred|type|model|系列|机型|室内机|内机|类型|型式|tipo|unidad interior|tipo de unidad|tipe|jenis unit|unit indoor|тип|тип блока|внутренний блок|loai|loai may|dan lanh|kieu|jenis|unit dalaman|tipo unita|unita interna|typ|geratetyp|bauart|innengerat|unite interieure|tip|tip jedinice|unutarnja jedinica|tipo de unidade|unidade interior|unidade interna|evaporadora',
  heating:
    'heating|heat load|heat loss|heat demand|制热|采暖|供热|热负荷|热量|calefaccion|calor|pemanas|pemanasan|отоплен|нагрев|обогрев|тепл|suoi|pemanas|riscaldamento|caldo|invernale|invernal|winter|зимн|heizlast|heizleistung|heizen|heiz|warmebedarf|chauffage|chaud|grijanj|toplinsk|ogrjev|aquecimento',
  cooling:
    'cooling|total cooling|cool|cooling load|load|heat gain|теплоприт|capacity|kw|制冷|冷负荷|冷量|总冷|负荷|refrigeracion|frio|enfriamiento|carga|pendingin|pendinginan|beban|kapasitas|охлажд|холод|нагрузк|мощност|lam lanh|tai lanh|cong suat|penyejuk|penyejukan|beban|raffrescamento|raffreddamento|frigorif|carico|potenza|kuhllast|kuhlleistung|kuhlen|kuhl|kalte|leistung|last|refroidissement|froid|climatisation|charge|puissance|hladenj|rashlad|opterecenj|ucin|snaga|arrefecimento|resfriamento|refrigeracao',
  floor:
    'floor|storey|story|level|lvl|楼层|层|planta|piso|nivel|lantai|этаж|уровень|tang|lau|tingkat|aras|piano|livello|geschoss|etage|stockwerk|ebene|niveau|kat|etaza|razina|andar|pavimento',
  zone: 'zone|block|wing|building part|orientation|区域|分区|zona|bloque|ala|sector|zonasi|зона|блок|корпус|khu|khu vuc|vung|zon|blok|bereich|bauteil|abschnitt|batiment|aile|krilo|setor|bloco',
  name: 'name|room|room name|space|description|designation|房间|名称|房间名称|空间|nombre|sala|habitacion|estancia|local|recinto|nama|ruang|ruangan|kamar|помещени|наименовани|название|комнат|ten phong|phong|ten|khong gian|bilik|locale|ambiente|stanza|vano|nome|raum|raumname|bezeichnung|zimmer|piece|nom|nom de la piece|salle|designation|prostorija|naziv|soba|prostor|compartimento|comodo|divisao|descricao',
}

/** A heading means the first of these that it has a word of: `Floor area` is an area, `Room number` a number, `Room` a name. */
const ORDER: readonly (RoomField | 'other')[] = [
  'other',
  'area',
  'height',
  'use',
  'count',
  'number',
  'type',
  'sensible',
  'heating',
  'cooling',
  'floor',
  'zone',
  'name',
]

const PHRASES = ORDER.map((field) => ({ field, phrases: WORDS[field].split('|').map(foldWords) }))

/** Words that make a heading's meaning sure where a weaker word of an earlier field stands in it, too. */
const STRONGER: readonly { field: RoomField; over: readonly RoomField[]; words: readonly string[] }[] = [
  { field: 'cooling', over: ['heating'], words: ['heat gain', 'теплоприт'] },
  {
    field: 'name',
    over: ['number', 'type', 'use'],
    words: [
      'room name',
      'space name',
      '房间名称',
      'nombre de la sala',
      'nome del locale',
      'nom de la piece',
      'ten phong',
      'raumname',
      'наименовани',
    ].map(foldWords),
  },
]

export interface HeadingMeaning {
  field: RoomField
  /** Letters of the phrase by which it is known: a longer one is surer. */
  letters: number
}

/** Returns what a heading means, its unit left out; null where it names nothing of a room. */
export function meaningOfHeading(heading: string): HeadingMeaning | null {
  const text = foldWords(heading)
  if (text === '') return null
  for (const { field, phrases } of PHRASES) {
    const letters = longestPhrase(text, phrases)
    if (letters === 0) continue
    if (field === 'other') return null
    const stronger = STRONGER.find(({ over, words }) => over.includes(field) && longestPhrase(text, words) > 0)
    return { field: stronger?.field ?? field, letters }
  }
  return null
}

/** Words by which a row is a sum of others and no room. */
const TOTALS =
  'total|totals|sum|subtotal|grand total|合计|总计|小计|suma|subtotal|jumlah|итого|всего|сумма|tong|tong cong|jumlah|totale|somma|summe|gesamt|zwischensumme|somme|sous total|ukupno|zbroj|soma'
    .split('|')
    .map(foldWords)

/** Tells whether the first text of a row says that it is a sum: `Total`, `Summe:`, `Total 2F`. */
export function isTotal(text: string): boolean {
  const folded = foldWords(text)
  return TOTALS.some((word) => folded.startsWith(word) && /^\s*[:：=(]?\s*(?:\d.*)?$/.test(folded.slice(word.length)))
}
