import { isAbove, isBelow } from './allowance'

/** A kit of the pack as the choice of kits reads it. Capacities in kW, volumes in dm³, temperatures in ℃. */
export interface KitEquipment {
  id: string
  minKw: number
  maxKw: number
  /** Ten times the nominal cooling in kW. */
  defaultIndex: number
  heatKw: number
  coilVolumeMinDm3?: number
  coilVolumeMaxDm3?: number
  onCoilCoolDbC?: readonly [number, number]
  onCoilHeatDbC?: readonly [number, number]
}

/** The part of a pack that describes kits. */
export interface KitRules {
  ahuKits: {
    items: readonly KitEquipment[]
    multi?: { maxKitsPerAhu: number; airflowM3hPerKw?: readonly [number, number] }
  }
}

/** Demand of an air handler on all its kits together; null or missing where it is not known. */
export interface AirHandlerDemand {
  coolingKw?: number | null
  heatingKw?: number | null
  airflowM3h?: number | null
  /** Internal volume of all coils together, dm³. */
  coilVolumeDm3?: number | null
  /** Dry bulb of the air onto the coil, ℃. */
  onCoilCoolingC?: number | null
  onCoilHeatingC?: number | null
}

/** Names of the limits: bounds of a kit and of an air handler in the pack, and what all kits together give (`coolingKw`, `heatingKw`). */
export const KIT_LIMITS = [
  'minKw',
  'maxKw',
  'coilVolumeMinDm3',
  'coilVolumeMaxDm3',
  'coolingKw',
  'heatingKw',
  'maxKitsPerAhu',
  'airflowMinM3hPerKw',
  'airflowMaxM3hPerKw',
  'onCoilCoolMinC',
  'onCoilCoolMaxC',
  'onCoilHeatMinC',
  'onCoilHeatMaxC',
] as const
export type KitLimitKey = (typeof KIT_LIMITS)[number]

/** One limit of a choice of kits. `excess` is how far the value lies beyond the bound, 0 where the limit is held. */
export interface KitLimit {
  key: KitLimitKey
  /** Row of the choice that the limit is about; absent for a limit of the whole air handler. */
  choice?: number
  state: 'held' | 'broken' | 'notChecked'
  /** Null where a figure of the demand is missing. */
  value: number | null
  bound: number
  excess: number
  /** Figure without which the limit is not checked. */
  missing?: keyof AirHandlerDemand
}

/** Checks a value against a maximum. */
export function most(key: KitLimitKey, value: number, bound: number): KitLimit {
  const isBroken = isAbove(value, bound)
  return { key, state: isBroken ? 'broken' : 'held', value, bound, excess: isBroken ? value - bound : 0 }
}

/** Checks a value against a minimum. */
export function least(key: KitLimitKey, value: number, bound: number): KitLimit {
  const isBroken = isBelow(value, bound)
  return { key, state: isBroken ? 'broken' : 'held', value, bound, excess: isBroken ? bound - value : 0 }
}

/** Checks figures against two bounds, none where a figure of the demand is missing; a bound that the pack does not give is no limit. */
export function between(
  keys: readonly [KitLimitKey, KitLimitKey],
  values: readonly number[],
  [low, high]: readonly [number | undefined, number | undefined],
  missing: keyof AirHandlerDemand,
): KitLimit[] {
  const isKnown = values.length > 0
  const limits: KitLimit[] = []
  if (low !== undefined) limits.push(isKnown ? least(keys[0], Math.min(...values), low) : unchecked(keys[0], low, missing))
  if (high !== undefined) limits.push(isKnown ? most(keys[1], Math.max(...values), high) : unchecked(keys[1], high, missing))
  return limits
}

function unchecked(key: KitLimitKey, bound: number, missing: keyof AirHandlerDemand): KitLimit {
  return { key, state: 'notChecked', value: null, bound, excess: 0, missing }
}
