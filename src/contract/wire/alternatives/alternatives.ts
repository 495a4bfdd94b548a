import { MOST_STORED_DESIGNS, type Alternatives, type StoredDesign } from '../../../model/project/project'
import { InputError } from '../../input-error'
import { isGiven, listIn, recordIn, recordOf, shown, textIn, type JsonRecord, type Place } from '../read-value'
import type { Reading } from '../reading'
import { writeSystem } from '../system/outdoor-system'
import { readSystems } from '../system/system-list'
import { readControl, writeControl } from '../wiring/control'
import { readWiring, writeWiring } from '../wiring/system-wiring'
import { safeId } from '../wiring/wire-graph'

/**
 * Reads `alternatives` of a saved project, a field of our own: `{ id, name, others: [{ id, name, oduList, wiring, controller }] }`, where `id` and `name` are those of the design that the
 * project itself holds. Nothing where there is none.
 * @throws InputError with the JSON path of the first wrong value
 */
export function readAlternatives(record: JsonRecord, reading: Reading, place: Place): { alternatives?: Alternatives } {
  if (!isGiven(record['alternatives'])) return {}
  const given = recordIn(record, 'alternatives', place)
  const at: Place = () => `${place()}.alternatives`
  const list = listIn(given, 'others', at)
  if (list.length > MOST_STORED_DESIGNS)
    throw new InputError(`${at()}.others`, `at most ${MOST_STORED_DESIGNS} designs beside the current one, not ${list.length}`)
  const id = safeId(given, 'id', at)
  const ids = new Set([id])
  const others = list.map((value, index) => {
    const here: Place = () => `${at()}.others[${index}]`
    const design = readDesign(recordOf(value, here), reading, here)
    if (ids.has(design.id)) throw new InputError(`${here()}.id`, `an id that no other design has, not ${shown(design.id)}`)
    ids.add(design.id)
    return design
  })
  return { alternatives: { id, name: textIn(given, 'name', at) ?? '', others } }
}

/** Writes `alternatives` of a project; nothing where there are none. */
export function writeAlternatives(alternatives: Alternatives | undefined): { alternatives?: JsonRecord } {
  if (!alternatives) return {}
  const { id, name, others } = alternatives
  return { alternatives: { id, name, others: others.map(writeDesign) } }
}

function readDesign(record: JsonRecord, reading: Reading, place: Place): StoredDesign {
  const { systems, systemOrder } = readSystems(record, reading, place)
  readWiring(record, systems, place)
  const { control } = readControl(record, place)
  return {
    id: safeId(record, 'id', place),
    name: textIn(record, 'name', place) ?? '',
    systems: systemOrder.flatMap((id) => systems[id] ?? []),
    ...(control && { control }),
  }
}

function writeDesign({ id, name, systems, control }: StoredDesign): JsonRecord {
  return {
    id,
    name,
    wiring: writeWiring({
      systems: Object.fromEntries(systems.map((system) => [system.id, system])),
      systemOrder: systems.map((system) => system.id),
    }),
    ...(control && { controller: writeControl(control) }),
    oduList: systems.map((system) => writeSystem(system)),
  }
}
