import { editBetween } from '../../model/project/list/list-edits'
import type { IndoorUnit } from '../../model/project/project'

interface Known {
  list: readonly IndoorUnit[]
  items: Map<string, IndoorUnit>
}

let latest: Known | null = null

/**
 * Returns the entries of an indoor-unit list by id. The map of the last list is cached and updated with its edits, so call again for each list
 * instead of keeping the map.
 */
export function itemsById(list: readonly IndoorUnit[]): ReadonlyMap<string, IndoorUnit> {
  if (latest?.list !== list) latest = followed(latest, list) ?? { list, items: new Map(list.map((item) => [item.id, item])) }
  return latest.items
}

/** Updates the former map with the changed, appended or truncated entries of an edit; null after any other edit. */
function followed(before: Known | null, list: readonly IndoorUnit[]): Known | null {
  if (!before) return null
  const shared = Math.min(list.length, before.list.length)
  const { first, end } = editBetween(before.list, list)
  for (let at = first; at < Math.min(shared, end); at++)
    if (list[at] !== before.list[at] && list[at]?.id !== before.list[at]?.id) return null
  for (const item of before.list.slice(shared)) before.items.delete(item.id)
  for (let at = first; at < Math.min(list.length, end); at++) {
    const item = list[at]
    if (item && item !== before.list[at]) before.items.set(item.id, item)
  }
  return { list, items: before.items }
}
