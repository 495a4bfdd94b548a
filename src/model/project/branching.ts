/** How the units of a floor are preferably joined: one Y joint after another, or a header from three units on. */
export const BRANCHINGS = ['joint', 'header'] as const
export type Branching = (typeof BRANCHINGS)[number]

/** The preferred way of branching on one floor, by its name. */
export interface FloorBranching {
  floor: string
  by: Branching
}

/** The preferred branching of a system, and of those floors that differ from it. */
interface Choices {
  branching?: Branching
  floorBranching?: readonly FloorBranching[]
}

/** Returns the preferred way of branching on a floor: its own, else that of the system; undefined where none was chosen, and the generator decides by the number of units. */
export function branchingOn({ branching, floorBranching }: Choices, floor: string): Branching | undefined {
  const name = floor.trim()
  return floorBranching?.find((each) => each.floor === name)?.by ?? branching
}
