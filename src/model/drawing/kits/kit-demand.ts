import type { UnitDemand } from '../../project/equipment'

/** What a kit asks of the piping: one of several kits of an air handler must not hang on a merge joint (rule `jointOnlyOneKit`). */
export function kitDemand(demand: UnitDemand, kits: number): UnitDemand {
  return kits > 1 ? { ...demand, isOneOfSeveral: true } : demand
}
