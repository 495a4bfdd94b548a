import { editBetween } from '../../model/project/list-edits'
import type { IndoorUnit } from '../../model/project/project'

interface Known {
  list: readonly IndoorUnit[]
  items: Map<string, IndoorUnit>
}

let latest: Known | null = null

/**
 * The entries of an indoor-unit list by their ids, kept for the list that was asked last: labels ask for one entry after the other. Ask
 * again for each list rather than keep the answer, which follows the list through its edits.
 */
export function itemsById(list: readonly IndoorUnit[]): ReadonlyMap<string, IndoorUnit> {
  if (latest?.list !== list) latest = followed(latest, list) ?? { list, items: new Map(list.map((item) => [item.id, item])) }
  return latest.items
}

/** The map of the list before with what an edit has changed, added at the end or taken from it; null after any other edit. */
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
