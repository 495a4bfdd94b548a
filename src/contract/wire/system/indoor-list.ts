import type { IndoorUnit, IndoorUnitType } from '../../../model/project/project'
import { InputError } from '../../input-error'
import { readAirHandler, writeAirHandler } from './air-handler'
import type { EquipmentKind } from '../known-models'
import { UNIT_TYPES } from './node-kind'
import { amountIn, flagIn, listIn, recordOf, shown, textIn, wholeIn, wordIn, type JsonRecord, type Place } from '../read-value'
import type { Reading } from '../reading'
import { EMPTY_IN_ITEM, ITEM_RESULTS } from '../result-fields'
import { forgetRepeated } from '../repeated-fields'
import { readTags } from '../tags'
import { readUnitParts, writeUnitParts } from '../unit-parts'
import { unknownFields } from '../unknown-fields'

const FIELDS = new Set<string>([
  'id',
  'type',
  'modelName',
  'name',
  'room',
  'floor',
  'count',
  'rqdCoolCapa',
  'rqdSensCoolCapa',
  'rqdHeatCapa',
  'roomAreaM2',
  'roomHeightM',
  'ahuData',
  'seriesCode',
  'roomId',
  'accessories',
  'tags',
  'iduCount',
  'voidInternalUnit',
  ...ITEM_RESULTS,
])
/** `dnded` (placed) is derived from the drawing and not read. */
const DRAWN_FIELDS = new Set([...FIELDS, 'dnded'])
const MOST_UNITS = 100_000

/** Reads `inDoorList`; a missing list is an empty one, and duplicate ids are refused. */
export function readIndoorList(record: JsonRecord, reading: Reading, place: Place): IndoorUnit[] {
  const ids = new Set<string>()
  return listIn(record, 'inDoorList', place).map((item, index) => {
    const at: Place = () => `${place()}.inDoorList[${index}]`
    const unit = readIndoorUnit(item, index, reading, at)
    if (ids.has(unit.id)) throw new InputError(`${at()}.id`, `an id that no other item of the list has, not ${shown(unit.id)}`)
    ids.add(unit.id)
    return unit
  })
}

/** Reads one item of `inDoorList`. Items without an id get one from their index, the same on every read. */
function readIndoorUnit(value: unknown, index: number, { known }: Reading, place: Place): IndoorUnit {
  const record = recordOf(value, place)
  const required = (key: string): number | null => {
    const load = record[key] === '' ? undefined : amountIn(record, key, place)
    return load ?? null
  }
  const type = wordIn(record, 'type', place, UNIT_TYPES) ?? 'idu'
  const id = textIn(record, 'id', place) || textIn(record, '_id', place) || `unit-${index + 1}`
  const name = textIn(record, 'name', place) ?? ''
  const extra = forgetRepeated(unknownFields(record, type === 'hrv' ? FIELDS : DRAWN_FIELDS, place) ?? {}, {
    ...repeatedFields({ id, name }),
    url: EMPTY_IN_ITEM.url,
  })
  const seriesCode = textIn(record, 'seriesCode', place)
  const roomId = textIn(record, 'roomId', place)
  const airHandler = readAirHandler(record, { known }, place)
  const parts = readUnitParts(record, place)
  const tags = readTags(record, place)
  return {
    id,
    type,
    model: readModel(record, type, known, place),
    name,
    room: textIn(record, 'room', place) ?? '',
    floor: textIn(record, 'floor', place) ?? '',
    count: wholeIn(record, 'count', place, 1, MOST_UNITS) ?? wholeIn(record, 'iduCount', place, 1, MOST_UNITS) ?? 1,
    requiredCoolingKw: required('rqdCoolCapa'),
    requiredSensibleKw: required('rqdSensCoolCapa'),
    requiredHeatingKw: required('rqdHeatCapa'),
    roomAreaM2: amountIn(record, 'roomAreaM2', place) ?? null,
    roomHeightM: amountIn(record, 'roomHeightM', place) ?? null,
    ...(airHandler && { airHandler }),
    ...(seriesCode !== undefined && { seriesCode }),
    ...(roomId !== undefined && { roomId }),
    ...(parts && { parts }),
    ...(flagIn(record, 'voidInternalUnit', place) && { hasNoInternalPart: true }),
    ...(tags && { tags }),
    extra,
  }
}

/** Writes the item in its wire form; `isPlaced` tells whether all its units are drawn. */
export function writeIndoorUnit(unit: IndoorUnit, isPlaced: boolean): JsonRecord {
  return {
    ...repeatedFields(unit),
    ...unit.extra,
    ...(unit.type !== 'hrv' && { dnded: isPlaced }),
    id: unit.id,
    type: unit.type,
    modelName: unit.model,
    name: unit.name,
    room: unit.room,
    floor: unit.floor,
    count: unit.count,
    iduCount: unit.count,
    rqdCoolCapa: unit.requiredCoolingKw,
    rqdSensCoolCapa: unit.requiredSensibleKw,
    rqdHeatCapa: unit.requiredHeatingKw,
    roomAreaM2: unit.roomAreaM2,
    roomHeightM: unit.roomHeightM,
    ...(unit.seriesCode !== undefined && { seriesCode: unit.seriesCode }),
    ...(unit.roomId !== undefined && { roomId: unit.roomId }),
    ...writeUnitParts(unit.parts),
    ...(unit.hasNoInternalPart && { voidInternalUnit: true }),
    ...(unit.tags && { tags: unit.tags }),
    ...(unit.airHandler && { ahuData: writeAirHandler(unit.airHandler) }),
  }
}

/** Older names of fields, written for other readers of the format. */
function repeatedFields({ id, name }: Pick<IndoorUnit, 'id' | 'name'>): JsonRecord {
  return { _id: id, deviceName: name }
}

/** Reads the model, which is optional for an air handler because its kits have models. */
function readModel(record: JsonRecord, type: IndoorUnitType, known: Reading['known'], place: Place): string {
  const model = textIn(record, 'modelName', place) ?? ''
  const kind = model === '' ? undefined : known?.(model)
  if (known && model !== '' && (kind === undefined || !isListed(kind))) {
    throw new InputError(`${place()}.modelName`, `a model of the rule pack for the type ${type}, not ${shown(model)}`)
  }
  return model
}

function isListed(kind: EquipmentKind): boolean {
  return kind !== 'outdoor' && kind !== 'box'
}
