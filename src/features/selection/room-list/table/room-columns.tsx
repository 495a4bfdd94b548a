import { fromMetric, round } from '../../../../engine/measure/measure'
import { foldWords } from '../../../../contract/room-list/fold-words'
import { typeOfWords } from '../../../../contract/room-list/type-words'
import type { UnitSettings } from '../../../../model/project/quantity'
import type { Room } from '../../../../model/project/rooms/room'
import { formatNumber } from '../../../../platform/words/locale'
import { ShareBar } from '../../../../ui/badges/share-bar'
import { readQuantity } from '../../../../ui/sheet/cells/read-measured'
import { roomSizeColumns } from '../../../../ui/sheet/cells/room-size-columns'
import type { ReadCell, SheetColumn } from '../../../../ui/sheet/cells/sheet-column'
import type { RoomRow } from './room-rows'
import classes from './rooms-panel.module.css'

export interface RoomColumnContext {
  rows: readonly RoomRow[]
  unitSettings: UnitSettings
  language: string
  /** Codes of types that the pack has. */
  types: readonly string[]
  /** Uses of the pack by folded name. */
  uses: ReadonlyMap<string, string>
  nameOfUse: (use: string) => string
  typeName: (code: string) => string
  header: (key: string) => string
  words: { estimated: string; pick: string; unknownType: string; nameMissing: string }
  onPick: (line: number, place: { x: number; y: number }) => void
}

const LOADS = { coolKw: 'requiredCooling', sensibleKw: 'requiredSensible', heatKw: 'requiredHeating' } as const
const LETTER_PX = 7
const PADDING_PX = 17
const NAME_PX = { least: 140, most: 260 }
const TYPE_PX = { least: 112, most: 220 }
/** Typed loads keep both; a load with one is shown with one, so that the column stands in line. */
const KW_DECIMALS = 2

/** Returns the columns of the table of rooms; cells use the reader's measures. */
export function roomColumns(context: RoomColumnContext): SheetColumn[] {
  const { rows, unitSettings, language, header } = context
  const sizes = roomSizeColumns({ unitSettings, language, header }, (line) => {
    const room = rows[line]?.room
    return room && { roomAreaM2: room.areaM2, roomHeightM: room.heightM }
  })
  return [
    textColumn(
      context,
      'name',
      widthFor(
        rows.map(({ room }) => room.name),
        NAME_PX,
      ),
    ),
    textColumn(context, 'floor', 56),
    typeColumn(context),
    ...(['coolKw', 'sensibleKw', 'heatKw'] as const).map((field) => loadColumn(context, field)),
    unitsColumn(context),
    deliveredColumn(context, 'cooling'),
    deliveredColumn(context, 'heating'),
    textColumn(context, 'zone', 72),
    ...sizes,
    columnOfUse(context),
  ]
}

/** Returns the width in px that the longest text needs, within what leaves room for the figures. */
function widthFor(texts: Iterable<string>, { least, most }: { least: number; most: number }): number {
  let letters = 0
  for (const text of texts) letters = Math.max(letters, text.length)
  return Math.min(Math.max(least, letters * LETTER_PX + PADDING_PX), most)
}

function textColumn({ rows, header, words }: RoomColumnContext, key: 'name' | 'floor' | 'zone', widthPx: number): SheetColumn {
  const text = (line: number): string => rows[line]?.room[key] ?? ''
  return {
    key,
    header: header(key),
    widthPx,
    text,
    edit: {
      kind: 'text',
      isOpen: (line) => rows[line] !== undefined,
      read: (texts) =>
        texts.map((written): ReadCell =>
          written.trim() === '' && key === 'name' ? { refusal: words.nameMissing } : { value: written.trim() },
        ),
      value: text,
      typed: text,
    },
  }
}

function columnOfUse({ rows, header, uses, nameOfUse }: RoomColumnContext): SheetColumn {
  const text = (line: number): string => nameOfUse(rows[line]?.room.use ?? '')
  return {
    key: 'use',
    header: header('use'),
    widthPx: 116,
    text,
    edit: {
      kind: 'text',
      isOpen: (line) => rows[line] !== undefined,
      read: (texts) => texts.map((written): ReadCell => ({ value: uses.get(foldWords(written)) ?? written.trim() })),
      value: (line) => rows[line]?.room.use ?? '',
      typed: text,
    },
  }
}

function typeColumn({ rows, header, types, typeName, words }: RoomColumnContext): SheetColumn {
  const codes = new Set(types)
  const code = (line: number): string => rows[line]?.room.type ?? ''
  const choices = [{ value: '', label: '–' }, ...types.map((value) => ({ value, label: `${value} · ${typeName(value)}` }))]
  return {
    key: 'type',
    header: header('type'),
    widthPx: widthFor(new Set(rows.map(({ room }) => (room.type === '' ? '' : typeName(room.type)))), TYPE_PX),
    text: (line) => (code(line) === '' ? '' : typeName(code(line))),
    edit: {
      kind: 'choice',
      isOpen: (line) => rows[line] !== undefined,
      read: (texts) =>
        texts.map((written): ReadCell => {
          const found = written.trim() === '' ? '' : typeOfWords(written, codes)
          return found === '' && written.trim() !== '' ? { refusal: words.unknownType } : { value: found }
        }),
      value: code,
      typed: code,
      choices: () => choices,
    },
  }
}

function loadColumn({ rows, unitSettings, language, header, words }: RoomColumnContext, field: keyof typeof LOADS): SheetColumn {
  const measure = unitSettings.loadCapacity
  const rounded = (kw: number, decimals: number): number => round(fromMetric(kw, 'loadCapacity', measure), decimals)
  const typed = (kw: number | null): string => (kw === null ? '' : formatNumber(rounded(kw, KW_DECIMALS), language, KW_DECIMALS))
  const usual = measure === 'Btu/h' ? 0 : 1
  const shown = (kw: number | null | undefined, isEstimated = false): string => {
    if (kw === null || kw === undefined) return ''
    const isFine = !isEstimated && rounded(kw, usual) !== rounded(kw, KW_DECIMALS)
    const decimals = isFine ? KW_DECIMALS : usual
    return formatNumber(rounded(kw, decimals), language, decimals, true)
  }
  const value = (line: number): number | null => rows[line]?.room[field] ?? null
  return {
    key: LOADS[field],
    header: header(LOADS[field]),
    unit: measure,
    isNumeric: true,
    widthPx: 72,
    figure: (line) => rows[line]?.load[field] ?? NaN,
    text: (line) => shown(rows[line]?.load[field]),
    render: (line) => {
      const row = rows[line]
      const isEstimated = row?.load.estimated.includes(field) ?? false
      return isEstimated ? (
        <span className={classes.estimated} title={words.estimated}>
          ({shown(row?.load[field], true)})
        </span>
      ) : (
        shown(row?.load[field])
      )
    },
    edit: {
      kind: 'number',
      isOpen: (line) => rows[line] !== undefined,
      read: readQuantity('loadCapacity', { unitSettings, language, least: 0 }),
      value,
      typed: (line) => typed(value(line)),
    },
  }
}

function unitsColumn({ rows, header, words, onPick }: RoomColumnContext): SheetColumn {
  const text = (line: number): string =>
    (rows[line]?.units ?? [])
      .map(({ unit, systemName }) => `${unit.count > 1 ? `${unit.count} × ` : ''}${unit.model} · ${systemName}`)
      .join(', ')
  return {
    key: 'units',
    header: header('units'),
    widthPx: 144,
    text,
    isSearchable: true,
    render: (line) =>
      rows[line]?.units.length === 0 ? (
        <button
          type="button"
          className={classes.pick}
          tabIndex={-1}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect()
            onPick(line, { x: box.left, y: box.bottom })
          }}
        >
          {words.pick}
        </button>
      ) : (
        <span title={text(line)}>{text(line)}</span>
      ),
  }
}

function deliveredColumn({ rows, unitSettings, language, header }: RoomColumnContext, mode: 'cooling' | 'heating'): SheetColumn {
  const measure = unitSettings.loadCapacity
  const key = mode === 'cooling' ? 'deliveredCooling' : 'deliveredHeating'
  const kwOf = (line: number): number | null =>
    (mode === 'cooling' ? rows[line]?.delivered?.coolingKw : rows[line]?.delivered?.heatingKw) ?? null
  const text = (line: number): string => {
    const kw = kwOf(line)
    return kw === null ? '' : formatNumber(round(fromMetric(kw, 'loadCapacity', measure), 1), language, 1, true)
  }
  return {
    key,
    header: header(key),
    unit: measure,
    isNumeric: true,
    widthPx: 132,
    figure: (line) => kwOf(line) ?? NaN,
    text,
    render: (line) => {
      const row = rows[line]
      return (
        <span className={classes.delivered}>
          <span>{text(line) || '–'}</span>
          <ShareBar
            requiredKw={(mode === 'cooling' ? row?.load.coolKw : row?.load.heatKw) ?? null}
            deliveredKw={kwOf(line)}
            finding={row?.[mode] ?? null}
            label={header(key)}
          />
        </span>
      )
    },
  }
}

/** Fields of a room by the column that holds them. */
export const FIELD_OF_COLUMN: Readonly<Record<string, keyof Room>> = {
  name: 'name',
  floor: 'floor',
  zone: 'zone',
  roomArea: 'areaM2',
  roomHeight: 'heightM',
  use: 'use',
  type: 'type',
  requiredCooling: 'coolKw',
  requiredSensible: 'sensibleKw',
  requiredHeating: 'heatKw',
}
