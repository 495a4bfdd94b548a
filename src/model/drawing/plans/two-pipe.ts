import type { Branching } from '../../project/branching'
import type { EquipmentPack } from '../../project/equipment'
import { branchesFor, LEAST_HEADER_BRANCHES } from '../../pack-rules/headers'
import { byFloor } from './floors'
import { lineOf } from './plan'
import type { Plan, PlannedUnit } from './plan'

/** Fewer units than this are joined one by one: a header for three costs more than two Y joints, and is drawn where headers are preferred. */
const FEWEST_UNDER_HEADER = { usual: 4, header: LEAST_HEADER_BRANCHES, joint: Infinity }

/**
 * Plans the piping of a 2-pipe system: every floor branches off the riser at a Y joint. A run of at least four units that one of the pack's headers
 * carries gets that header, other units a line of Y joints; a floor with a preferred way of branching has headers from three units on, or none. Pauses
 * after every floor.
 */
export function* twoPipePlan(
  units: readonly PlannedUnit[],
  pack: EquipmentPack,
  preferred: (floor: string) => Branching | undefined,
): Generator<void, Plan | null> {
  const floors: Plan[] = []
  for (const floor of byFloor(units)) {
    const fewest = FEWEST_UNDER_HEADER[preferred(floor[0]?.floor ?? '') ?? 'usual']
    const line = lineOf(floorPlans(floor, pack, fewest))
    if (line) floors.push(line)
    yield
  }
  return lineOf(floors)
}

function floorPlans(floor: readonly PlannedUnit[], pack: EquipmentPack, fewest: number): Plan[] {
  const plans: Plan[] = []
  let run: PlannedUnit[] = []
  const close = () => {
    plans.push(...runPlans(run, pack, fewest))
    run = []
  }
  for (const unit of floor) {
    if (headerBranches([...run, unit], pack) === 0) close()
    run.push(unit)
  }
  close()
  return plans
}

function runPlans(run: readonly PlannedUnit[], pack: EquipmentPack, fewest: number): Plan[] {
  const units = run.map((unit): Plan => ({ kind: 'unit', unit }))
  const branches = run.length < fewest ? 0 : headerBranches(run, pack)
  if (branches === 0) return units
  const caps = Array.from({ length: branches - run.length }, (): Plan => ({ kind: 'cap' }))
  return [{ kind: 'joint', branches, children: [...units, ...caps] }]
}

/** Returns the branches of the header that carries a run of units; 0 where none does. */
function headerBranches(run: readonly PlannedUnit[], pack: EquipmentPack): number {
  return branchesFor(
    pack,
    run.map((unit) => unit.demand.loadIndex),
  )
}
