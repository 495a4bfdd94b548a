import type { UnitDemand } from '../../project/equipment'

/** Returns the demand of a kit; one of several kits of an air handler must not be fed by a merge joint (rule `jointOnlyOneKit`). */
export function kitDemand(demand: UnitDemand, kits: number): UnitDemand {
  return kits > 1 ? { ...demand, isOneOfSeveral: true } : demand
}
