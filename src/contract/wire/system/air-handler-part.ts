import type { AirHandlerPart } from '../../../model/project/air-handler'
import { InputError } from '../../input-error'
import { flagIn, isGiven, listIn, numberIn, recordIn, shown, step, textIn, wordIn, type JsonRecord, type Place } from '../read-value'
import { unknownFields } from '../unknown-fields'

type Field = keyof AirHandlerPart
type Reader = (data: JsonRecord, key: string, place: Place) => AirHandlerPart[Field]

const FIELDS: readonly (readonly [wire: string, field: Field, read: Reader])[] = [
  ['ahuKitIndex', 'kitIndex', numberIn],
  ['ahuKitIndexName', 'kitName', textIn],
  ['_id', 'kitId', textIn],
  ['direction', 'direction', (data, key, place) => wordIn(data, key, place, ['lr', 'rl'])],
  ['directbox', 'isDirectBox', flagIn],
  ['mergetbox', 'isMergeBox', flagIn],
  ['added', 'added', flagIn],
  ['plusId', 'placeholderId', textIn],
  ['startAhuToEndId', 'endId', textIn],
  ['startAhuEdgeId', 'feedId', textIn],
  ['startPreEdgeOption', 'feedBefore', optionsIn],
  ['addNodeIds', 'nodeIds', idsIn],
  ['addEdgeIds', 'edgeIds', idsIn],
  ['addKitIds', 'kitIds', idsIn],
  ['addHeight', 'addedHeight', numberIn],
  ['endAhuFromStartId', 'startId', textIn],
]

/** Wire names of the fields that an air handler's layout writes to its nodes. */
export const PART_FIELDS: readonly string[] = FIELDS.map(([wire]) => wire)

/** Reads the role of a node in its air handler's layout; undefined for a node outside any layout. */
export function readAirHandlerPart(data: JsonRecord, place: Place): AirHandlerPart | undefined {
  const part: JsonRecord = {}
  let any = false
  for (const [wire, field, read] of FIELDS) {
    const value = isGiven(data[wire]) ? read(data, wire, place) : undefined
    if (value === undefined) continue
    part[field] = value
    any = true
  }
  return any ? part : undefined
}

/** Writes these fields in their wire form. */
export function writeAirHandlerPart(part: AirHandlerPart): JsonRecord {
  return Object.fromEntries(FIELDS.flatMap(([wire, field]) => (part[field] === undefined ? [] : [[wire, part[field]]])))
}

function idsIn(data: JsonRecord, key: string, place: Place): string[] {
  return listIn(data, key, place).map((id, index) => {
    if (typeof id !== 'string') throw new InputError(`${place()}${step(key)}[${index}]`, `an id, not ${shown(id)}`)
    return id
  })
}

function optionsIn(data: JsonRecord, key: string, place: Place): JsonRecord {
  return unknownFields(recordIn(data, key, place), new Set(), () => place() + step(key)) ?? {}
}
