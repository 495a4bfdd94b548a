import { CHOICE_FIELDS, DIAGRAM_FIELDS, ITEM_FIELDS, PAGE_FIELDS, type MeasuredFields } from './measured-fields'
import { isRecord, type JsonRecord } from '../read-value'

/** Returns a copy of the record with its measured fields changed. */
export type ChangeFields = (record: JsonRecord, fields: MeasuredFields) => JsonRecord

/**
 * Returns a copy of a saved project in which every record with measured fields is replaced: the first page, the indoor-unit lists with their air
 * handlers, the nodes and edges of every piping graph, those of the designs put aside last, always in this order. Malformed parts are left for the readers to refuse.
 */
export function changeMeasured(project: JsonRecord, change: ChangeFields): JsonRecord {
  const changeSystems = (value: unknown): unknown =>
    recordWith(value, (record) => within(record, { oduList: (list) => each(list, (one) => changeSystem(one, change)) }))
  return within(project, {
    page1: (page) => recordWith(page, (record) => change(record, PAGE_FIELDS)),
    selection: changeSystems,
    alternatives: (alternatives) =>
      recordWith(alternatives, (record) => within(record, { others: (list) => eachValue(list, changeSystems) })),
  })
}

function changeSystem(system: JsonRecord, change: ChangeFields): JsonRecord {
  return within(system, {
    inDoorList: (list) => each(list, (item) => changeItem(item, change)),
    pipingGraphData: (graph) =>
      recordWith(graph, (record) =>
        within(record, {
          nodes: (list) => each(list, (node) => changeData(node, change)),
          edges: (list) => each(list, (edge) => changeData(edge, change)),
        }),
      ),
  })
}

function changeItem(item: JsonRecord, change: ChangeFields): JsonRecord {
  return within(change(item, ITEM_FIELDS), {
    ahuData: (airHandler) =>
      recordWith(airHandler, (record) => within(record, { selection: (list) => each(list, (choice) => change(choice, CHOICE_FIELDS)) })),
  })
}

function changeData(place: JsonRecord, change: ChangeFields): JsonRecord {
  return within(place, { data: (data) => recordWith(data, (record) => change(record, DIAGRAM_FIELDS)) })
}

/** Returns a copy with some of its existing fields replaced. */
function within(record: JsonRecord, replacements: Record<string, (value: unknown) => unknown>): JsonRecord {
  const copy = { ...record }
  for (const [name, replace] of Object.entries(replacements)) {
    if (Object.hasOwn(copy, name)) copy[name] = replace(copy[name])
  }
  return copy
}

function recordWith(value: unknown, replace: (record: JsonRecord) => JsonRecord): unknown {
  return isRecord(value) ? replace(value) : value
}

function each(value: unknown, replace: (record: JsonRecord) => JsonRecord): unknown {
  return eachValue(value, (item) => recordWith(item, replace))
}

function eachValue(value: unknown, replace: (item: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(replace) : value
}
