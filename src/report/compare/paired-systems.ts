import { frozenDesign, NO_FIGURES } from '../../model/as-built/frozen-design'
import { compareWithFrozen } from '../../model/as-built/compare-with-frozen'
import type { FrozenDifference } from '../../model/as-built/compare-with-frozen'
import type { Project, System } from '../../model/project/project'
import { activeSystems } from './design-figures'

/** A system of one design and its counterpart in another; one of them may be missing. */
export interface PairedSystems {
  key: string
  left: System | null
  right: System | null
  /** Whether both are versions of one system, so that pipes and units can be compared one by one. */
  isSame: boolean
}

/** Pairs the systems of two designs: versions of one system by their id, the others by their name, in the order of the right design. */
export function pairSystems(left: Project, right: Project): PairedSystems[] {
  const free = new Map(activeSystems(left).map((system) => [system.id, system]))
  const found = activeSystems(right).map((system) => {
    const own = free.get(system.id)
    if (own) free.delete(system.id)
    return { key: system.id, left: own ?? null, right: system, isSame: own !== undefined }
  })
  const byName = found.map((pair) => {
    if (pair.left) return pair
    const named = [...free.values()].find(({ name }) => name === pair.right.name)
    if (!named) return pair
    free.delete(named.id)
    return { ...pair, left: named }
  })
  return [...byName, ...[...free.values()].map((system) => ({ key: system.id, left: system, right: null, isSame: false }))]
}

/**
 * Returns what differs between two versions of one system, by the comparison of the frozen design with the installed state: the left one counts as designed.
 * `defaultsM` are the lengths in m that pipes without one have in either.
 */
export function systemDifferences({ left, right, isSame }: PairedSystems, defaultsM: { left: number; right: number }): FrozenDifference[] {
  if (!left || !right || !isSame) return []
  const frozen = frozenDesign(left, { at: '', by: '', figures: NO_FIGURES, defaultLengthM: defaultsM.left })
  return compareWithFrozen({ ...right, frozen }, { defaultLengthM: defaultsM.right })
}
