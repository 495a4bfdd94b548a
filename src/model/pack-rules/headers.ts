import type { EquipmentRules, HeaderEquipment } from '../project/equipment'
import { isAbove } from './allowance'
import { indexOfKw } from './load-index'

type HeaderRules = Pick<EquipmentRules, 'headers'>

/** Least number of branches of a header; a plain joint with fewer is a Y joint. */
export const LEAST_HEADER_BRANCHES = 3

/** Chooses the core's header for a number of branches and a load: the first of the pack that carries it, or the strongest. */
export function headerOf({ headers: { items } }: HeaderRules, branches: number, loadIndex: number): HeaderEquipment | undefined {
  const wide = items.filter((header) => header.branches >= branches)
  const carrying = wide.find((header) => loadIndex <= indexOfKw(header.maxKw))
  if (carrying) return carrying
  return wide.length === 0 ? items.at(-1) : wide.reduce((one, other) => (other.maxKw > one.maxKw ? other : one))
}

/** Whether a header with this number of branches may carry these loads (capacity indices), one on each branch. */
export function headerCarries(pack: HeaderRules, branches: number, loads: readonly number[]): boolean {
  const sum = loads.reduce((total, load) => total + load, 0)
  return (
    loads.length <= branches &&
    headerCarriesSum(pack, branches, sum) &&
    loads.every((load) => headerCarriesBranch(pack, branches, sum, load))
  )
}

/** Whether the pack has a header with this number of branches that carries a total load. */
export function headerCarriesSum(pack: HeaderRules, branches: number, sum: number): boolean {
  const header = headerOf(pack, branches, sum)
  if (!header || branches > Math.max(...pack.headers.items.map((each) => each.branches))) return false
  return !isAbove(sum / 10, indexOfKw(header.maxKw) / 10)
}

/** Whether the header for a total load carries this load on one branch. */
export function headerCarriesBranch(pack: HeaderRules, branches: number, sum: number, load: number): boolean {
  const header = headerOf(pack, branches, sum)
  return header !== undefined && !isAbove(load / 10, indexOfKw(header.maxBranchKw) / 10)
}

/** Finds the fewest branches of a header of the pack that carries these loads (capacity indices); 0 where none does. */
export function branchesFor(pack: HeaderRules, loads: readonly number[]): number {
  return headerBranches(pack).find((branches) => headerCarries(pack, branches, loads)) ?? 0
}

/** Lists the numbers of branches that headers of the pack have, ascending. Entries with fewer than three branches are Y joints and left out. */
export function headerBranches({ headers: { items } }: HeaderRules): number[] {
  const counts = new Set(items.map((header) => header.branches))
  return [...counts].filter((branches) => branches >= LEAST_HEADER_BRANCHES).sort((one, other) => one - other)
}
