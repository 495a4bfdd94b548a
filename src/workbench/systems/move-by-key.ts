import { placeSystems } from '../commands/systems/place-systems'
import type { SystemRow, TreeRow } from './tree-rows'

/**
 * Moves one or more systems before or behind their neighbour in the project's order, within their floor and level. Returns false where they are the
 * first or the last there.
 */
export function moveByKey(rows: readonly TreeRow[], row: SystemRow, ids: readonly string[], way: 'up' | 'down'): boolean {
  const beside = rows.filter((each): each is SystemRow => each.kind === 'system' && each.parent === row.parent)
  const { floor, level } = row.facts
  const keys = beside.map(({ key }) => key)
  const isAlike = ({ facts }: SystemRow): boolean => facts.floor === floor && facts.level === level
  const moved = beside.filter((each) => ids.includes(each.key) && isAlike(each)).map(({ key }) => key)
  const edge = keys.indexOf((way === 'up' ? moved[0] : moved.at(-1)) ?? row.key)
  const neighbour = keys[edge + (way === 'up' ? -1 : 1)]
  if (neighbour === undefined) return false
  placeSystems(moved, { floor, level, ...(way === 'up' ? { beforeId: neighbour } : { afterId: neighbour }) })
  return true
}
