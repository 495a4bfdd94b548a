import type { EquipmentPack, HeaderEquipment } from '../../project/equipment'
import { byFloor } from './floors'
import { lineOf } from './plan'
import type { Plan, PlannedUnit } from './plan'

/** Fewer units than this are joined one by one: a header for three would cost more than two Y joints. */
const FEWEST_UNDER_HEADER = 4

/**
 * Piping of a 2-pipe system: every floor hangs off the riser on a Y joint; a run of at least four units that one of the pack's headers carries gets
 * that header, other units a line of Y joints. Pauses after every floor.
 */
export function* twoPipePlan(units: readonly PlannedUnit[], pack: EquipmentPack): Generator<void, Plan | null> {
  const headers = [...pack.headers.items].sort((a, b) => a.branches - b.branches)
  const floors: Plan[] = []
  for (const floor of byFloor(units)) {
    const line = lineOf(floorPlans(floor, headers))
    if (line) floors.push(line)
    yield
  }
  return lineOf(floors)
}

/** May one header carry these loads in kW? */
export function headerCarries(headers: readonly HeaderEquipment[], loads: readonly number[]): boolean {
  const sum = loads.reduce((total, load) => total + load, 0)
  const largest = Math.max(0, ...loads)
  return headers.some((header) => header.branches >= loads.length && header.maxKw >= sum && header.maxBranchKw >= largest)
}

function floorPlans(floor: readonly PlannedUnit[], headers: readonly HeaderEquipment[]): Plan[] {
  const plans: Plan[] = []
  let run: PlannedUnit[] = []
  const close = () => {
    plans.push(...runPlans(run, headers))
    run = []
  }
  for (const unit of floor) {
    if (!fits(headers, [...run, unit])) close()
    run.push(unit)
  }
  close()
  return plans
}

function runPlans(run: readonly PlannedUnit[], headers: readonly HeaderEquipment[]): Plan[] {
  const units = run.map((unit): Plan => ({ kind: 'unit', unit }))
  if (run.length < FEWEST_UNDER_HEADER || !fits(headers, run)) return units
  const branches = headers.find((header) => header.branches >= run.length)?.branches ?? run.length
  const caps = Array.from({ length: branches - run.length }, (): Plan => ({ kind: 'cap' }))
  return [{ kind: 'joint', branches, children: [...units, ...caps] }]
}

function fits(headers: readonly HeaderEquipment[], units: readonly PlannedUnit[]): boolean {
  return headerCarries(
    headers,
    units.map((unit) => unit.demand.loadKw),
  )
}
