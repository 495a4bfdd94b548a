import { floorKey, levelKey } from '../../model/project/open-systems'
import { matches } from '../../ui/table/matches'
import type { SystemFacts } from './system-facts'

interface Place {
  key: string
  /** Depth: 1 for a floor, one more for rows below it. */
  depth: number
  /** Number among the rows of the same parent, from 1, and how many there are. */
  place: number
  size: number
  /** Key of the parent row; null at the top. */
  parent: string | null
}

/** A floor, or a level of a floor that has several. */
export interface GroupRow extends Place {
  kind: 'group'
  floor: number
  /** Null for the floor itself. */
  level: number | null
  isOpen: boolean
  systems: number
  units: number
}

export interface SystemRow extends Place {
  kind: 'system'
  facts: SystemFacts
}

export type TreeRow = GroupRow | SystemRow

/**
 * Returns the visible rows of the tree from the top floor down; systems without a floor come last. A project without floors has no groups, a floor
 * with one level has no levels. A search opens every group that contains a match.
 */
export function treeRows(systems: readonly SystemFacts[], collapsed: ReadonlySet<string>, search: string): TreeRow[] {
  const found = findSystems(systems, search)
  const isOpen = (key: string): boolean => search.trim() !== '' || !collapsed.has(key)
  const floors = grouped(found, (system) => system.floor).sort(([a], [b]) => rank(b) - rank(a))
  if (!systems.some((system) => system.floor !== 0)) return leaves(found, 1, null)
  return floors.flatMap(([floor, members], place) => {
    const key = floorKey(floor)
    const group = groupRow({ key, depth: 1, place: place + 1, size: floors.length, parent: null }, floor, null, members, isOpen(key))
    return group.isOpen ? [group, ...levelRows(members, floor, key, isOpen)] : [group]
  })
}

function levelRows(members: readonly SystemFacts[], floor: number, parent: string, isOpen: (key: string) => boolean): TreeRow[] {
  const levels = grouped(members, (system) => system.level).sort(([a], [b]) => b - a)
  if (levels.length === 1) return leaves(members, 2, parent)
  return levels.flatMap(([level, systems], place) => {
    const key = levelKey(floor, level)
    const group = groupRow({ key, depth: 2, place: place + 1, size: levels.length, parent }, floor, level, systems, isOpen(key))
    return group.isOpen ? [group, ...leaves(systems, 3, key)] : [group]
  })
}

function groupRow(at: Place, floor: number, level: number | null, members: readonly SystemFacts[], isOpen: boolean): GroupRow {
  const units = members.reduce((sum, system) => sum + system.units, 0)
  return { ...at, kind: 'group', floor, level, isOpen, systems: members.length, units }
}

function leaves(systems: readonly SystemFacts[], depth: number, parent: string | null): SystemRow[] {
  return systems.map((facts, place) => ({ kind: 'system', key: facts.id, depth, place: place + 1, size: systems.length, parent, facts }))
}

function findSystems(systems: readonly SystemFacts[], search: string): readonly SystemFacts[] {
  return systems.filter((system) => matches(`${system.name} ${system.models}`, search))
}

function grouped(systems: readonly SystemFacts[], by: (system: SystemFacts) => number): [number, SystemFacts[]][] {
  const groups = new Map<number, SystemFacts[]>()
  for (const system of systems) {
    const known = groups.get(by(system))
    if (known) known.push(system)
    else groups.set(by(system), [system])
  }
  return [...groups]
}

// Floor 0 means that none was entered.
function rank(floor: number): number {
  return floor === 0 ? -Infinity : floor
}
