import {
  isEmptyControl,
  NO_CONTROL,
  type CentralController,
  type Control,
  type ControlException,
  type ControlGroup,
} from '../../../model/wiring/control'
import type { FindingValues } from '../../../model/finding/finding'
import { InputError } from '../../input-error'
import { idIn, isGiven, isRecord, listIn, numberIn, recordIn, recordOf, shown, textIn, type JsonRecord, type Place } from '../read-value'
import { forgetRepeated } from '../repeated-fields'
import { unknownFields } from '../unknown-fields'
import { readWireEdits, safeId, writeWireGraph } from './wire-graph'

const FIELDS = new Set(['groups', 'centrals', 'exceptions'])
const MOST_ENTRIES = 100_000
/** A sentence names fewer. */
const MOST_VALUES = 20

/**
 * Reads `controller` of a saved project: groups of units with their controllers, central controllers and gateways, accepted findings. Fields that it does not know are returned in `rest`.
 * @throws InputError with the JSON path of the first wrong value
 */
export function readControl(record: JsonRecord, place: Place): { control: Control | undefined; rest: JsonRecord } {
  const controller = recordIn(record, 'controller', place)
  const at: Place = () => `${place()}.controller`
  const control: Control = {
    groups: entriesIn(controller, 'groups', at, readGroup),
    centrals: entriesIn(controller, 'centrals', at, readCentral),
    exceptions: entriesIn(controller, 'exceptions', at, readException),
  }
  const rest = forgetRepeated(unknownFields(controller, FIELDS, at) ?? {}, repeatedFields(control))
  // The names of the groups repeat the groups; only where there are none, another tool's stay.
  if (control.groups.length > 0) Reflect.deleteProperty(rest, 'groupOptions')
  return { control: isEmptyControl(control) ? undefined : control, rest }
}

/** Writes `controller` beside fields of other tools. */
export function writeControl(control: Control = NO_CONTROL, rest: JsonRecord = {}): JsonRecord {
  const { groups, centrals, exceptions } = control
  const { groupOptions, ...others } = rest
  return {
    ...repeatedFields(control),
    ...(groups.length === 0 && groupOptions !== undefined && { groupOptions }),
    ...others,
    ...(groups.length > 0 && { groups }),
    ...(centrals.length > 0 && { centrals: centrals.map(writeCentral) }),
    ...(exceptions.length > 0 && { exceptions }),
  }
}

/** Fields for other readers of the format: the names of the groups, the one that is shown, the number of the last name. */
function repeatedFields({ groups }: Control): JsonRecord {
  return { groupOptions: groups.map(({ id, name }) => ({ value: id, label: name })), groupIndex: 0, groupNameIndex: groups.length }
}

function entriesIn<T extends { id: string }>(
  record: JsonRecord,
  key: string,
  place: Place,
  read: (entry: JsonRecord, at: Place) => T,
): T[] {
  const list = listIn(record, key, place)
  if (list.length > MOST_ENTRIES) throw new InputError(`${place()}.${key}`, `at most ${MOST_ENTRIES} entries, not ${list.length}`)
  const ids = new Set<string>()
  return list.map((value, index) => {
    const at: Place = () => `${place()}.${key}[${index}]`
    const entry = read(recordOf(value, at), at)
    if (ids.has(entry.id)) throw new InputError(`${at()}.id`, `an id that no other entry has, not ${shown(entry.id)}`)
    ids.add(entry.id)
    return entry
  })
}

function readGroup(record: JsonRecord, place: Place): ControlGroup {
  return {
    id: safeId(record, 'id', place),
    name: textIn(record, 'name', place) ?? '',
    units: listIn(record, 'units', place).map((value, index) => {
      const at: Place = () => `${place()}.units[${index}]`
      const unit = recordOf(value, at)
      return { systemId: safeId(unit, 'systemId', at), nodeId: safeId(unit, 'nodeId', at) }
    }),
    controllers: listIn(record, 'controllers', place).map((value, index) => {
      const at: Place = () => `${place()}.controllers[${index}]`
      const controller = recordOf(value, at)
      return { id: safeId(controller, 'id', at), model: idIn(controller, 'model', at) }
    }),
  }
}

function readCentral(record: JsonRecord, place: Place): CentralController {
  const edits = isRecord(record['line']) ? readWireEdits(record['line'], () => `${place()}.line`) : {}
  return {
    id: safeId(record, 'id', place),
    model: idIn(record, 'model', place),
    name: textIn(record, 'name', place) ?? '',
    systemIds: listIn(record, 'systemIds', place).map((value, index) => {
      if (typeof value !== 'string' || value === '')
        throw new InputError(`${place()}.systemIds[${index}]`, `the id of a system, not ${shown(value)}`)
      return value
    }),
    ...(Object.keys(edits).length > 0 && { edits }),
  }
}

function writeCentral({ edits, ...central }: CentralController): JsonRecord {
  return { ...central, ...(edits && Object.keys(edits).length > 0 && { line: writeWireGraph(edits, 'signal', []) }) }
}

function readException(record: JsonRecord, place: Place): ControlException {
  const text = (key: string): string => textIn(record, key, place) ?? ''
  const [name, values] = [textIn(record, 'place', place), readValues(record, place)]
  return {
    id: safeId(record, 'id', place),
    code: idIn(record, 'code', place),
    placeId: text('placeId'),
    ...(name !== undefined && { place: name }),
    ...(values && { values }),
    reason: text('reason'),
    by: text('by'),
    at: text('at'),
  }
}

/** Reads the figures that the sentence of an accepted finding names. */
function readValues(record: JsonRecord, place: Place): FindingValues | undefined {
  if (!isGiven(record['values'])) return undefined
  const values = recordIn(record, 'values', place)
  const at: Place = () => `${place()}.values`
  const names = Object.keys(values)
  if (names.length > MOST_VALUES) throw new InputError(at(), `at most ${MOST_VALUES} values, not ${names.length}`)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = typeof values[name] === 'number' ? numberIn(values, name, at) : textIn(values, name, at)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
