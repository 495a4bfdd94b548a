import { ITEM_FIELDS, metricName } from './measures/measured-fields'
import { isRecord, type JsonRecord } from './read-value'
import { EMPTY_IN_ITEM, EMPTY_IN_SYSTEM, ITEM_RESULTS, SYSTEM_RESULTS, type ItemResults, type SystemResults } from './result-fields'

/** Names under which the results of an item may stand, the metric values beside converted ones included. */
const NAMES_OF_ITEM = ITEM_RESULTS.flatMap((field) => {
  const quantity = ITEM_FIELDS.get(field)
  return quantity === undefined ? [field] : [field, metricName(field, quantity)]
})

/** Result fields of one system and of the items of its list, in their order; null for a system that is not calculated. */
export interface ResultCopies {
  system: SystemResults
  items: readonly ItemResults[]
}

/**
 * Returns a saved project with result fields in place of those it has, and with the empty fields that a save leaves out; `copies` are in the order of its systems, and where there are none its own go. All other fields
 * stay as they are.
 */
export function putResults(project: JsonRecord, copies: readonly (ResultCopies | null)[]): JsonRecord {
  const { selection } = project
  if (!isRecord(selection) || !Array.isArray(selection['oduList'])) return project
  const oduList = selection['oduList'].map((system: unknown, place) =>
    isRecord(system) ? inSystem(system, copies[place] ?? null) : system,
  )
  return { ...project, selection: { ...selection, oduList } }
}

/** Full graphs of wiring for other readers of the format: those of each system by its id, null where it has nothing to tell; those of the lines of central controllers by theirs. */
export interface WiringCopies {
  systems: ReadonlyMap<string, JsonRecord | null>
  lines: ReadonlyMap<string, JsonRecord>
}

/** Returns a saved project with these graphs in place of those it has. */
export function putWiring(project: JsonRecord, { systems, lines }: WiringCopies): JsonRecord {
  const { wiring, controller } = project
  const centrals = isRecord(controller) ? controller['centrals'] : undefined
  const others = isRecord(wiring) ? Object.entries(wiring).filter(([id]) => !systems.has(id)) : []
  const own = [...systems].filter(([, graphs]) => graphs !== null)
  return {
    ...project,
    wiring: Object.fromEntries([...others, ...own]),
    ...(isRecord(controller) &&
      Array.isArray(centrals) && { controller: { ...controller, centrals: centrals.map((each: unknown) => withLine(each, lines)) } }),
  }
}

function withLine(central: unknown, lines: WiringCopies['lines']): unknown {
  const line = isRecord(central) ? lines.get(String(central['id'])) : undefined
  return isRecord(central) && line ? { ...central, line } : central
}

function inSystem(system: JsonRecord, copies: ResultCopies | null): JsonRecord {
  const list = system['inDoorList']
  return {
    ...(copies && EMPTY_IN_SYSTEM),
    ...without(system, SYSTEM_RESULTS),
    ...(Array.isArray(list) && {
      inDoorList: list.map((item: unknown, place) => (isRecord(item) ? inItem(item, copies?.items[place]) : item)),
    }),
    ...copies?.system,
  }
}

function inItem(item: JsonRecord, results: ItemResults | undefined): JsonRecord {
  return { ...(results && EMPTY_IN_ITEM), ...without(item, NAMES_OF_ITEM), ...results }
}

function without(record: JsonRecord, fields: readonly string[]): JsonRecord {
  const rest = { ...record }
  for (const field of fields) Reflect.deleteProperty(rest, field)
  return rest
}
