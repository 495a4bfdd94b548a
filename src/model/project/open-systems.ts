import type { Project } from './project'

type Systems = Pick<Project, 'systems' | 'systemOrder'>

/** Keys of groups of the tree of systems, by whether they are folded. */
export type FoldedGroups = Readonly<Record<string, boolean>>

/** Returns the key of a floor in the tree of systems. */
export function floorKey(floor: number): string {
  return `floor:${floor}`
}

/** Returns the key of a level of a floor. */
export function levelKey(floor: number, level: number): string {
  return `${floorKey(floor)}/level:${level}`
}

/** Returns the ids of the systems that no folded group hides, in the order of the project. */
export function openSystems({ systems, systemOrder }: Systems, folded: FoldedGroups): string[] {
  return systemOrder.filter((id) => {
    const system = systems[id]
    return system && !folded[floorKey(system.floor)] && !folded[levelKey(system.floor, system.level)]
  })
}

/**
 * Returns the groups of which no system is among the open ones. A list without any system of the project says nothing, and nothing is folded: older versions and other tools
 * write an empty one.
 */
export function foldedGroups({ systems, systemOrder }: Systems, openIds: readonly string[]): FoldedGroups {
  const wanted = new Set(openIds)
  const folded: Record<string, boolean> = {}
  let isSaid = false
  for (const id of systemOrder) {
    const system = systems[id]
    if (!system) continue
    const isOpen = wanted.has(id)
    isSaid ||= isOpen
    for (const key of [floorKey(system.floor), levelKey(system.floor, system.level)]) folded[key] = !isOpen && folded[key] !== false
  }
  const keys = Object.keys(folded).filter((key) => folded[key])
  return isSaid ? Object.fromEntries(keys.map((key) => [key, true])) : {}
}
