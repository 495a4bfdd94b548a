import { isAbove } from './allowance'

/** Fields of a fresh-air unit or a hydro unit that have an operating range. */
export type RangedField = 'airflowM3h' | 'onCoilCoolC' | 'onCoilHeatC' | 'leavingWaterC'

/** A value outside its operating range: the bound that it breaks, and by how much. */
export interface OutOfRange {
  field: RangedField
  value: number
  bound: number
  excess: number
}

type Range = readonly number[]

/** Ranges of a fresh-air unit as a pack gives them. Air flow in m³/h, temperatures in ℃. */
interface FreshAirRanges {
  airflowM3h: number
  onCoilRangeCoolC?: Range
  onCoilRangeHeatC?: Range
}

/** Conditions of a design for a fresh-air unit; one that is not given is not checked. */
interface FreshAirState {
  airflowM3h?: number
  onCoilCoolC?: number
  onCoilHeatC?: number
}

/** Returns what a fresh-air unit cannot do: more air than its nominal air flow, or air onto its coil outside the model's ranges. */
export function outsideFreshAir(unit: FreshAirRanges, asked: FreshAirState): OutOfRange[] {
  return [
    ...outside('airflowM3h', asked.airflowM3h, [0, unit.airflowM3h]),
    ...outside('onCoilCoolC', asked.onCoilCoolC, unit.onCoilRangeCoolC),
    ...outside('onCoilHeatC', asked.onCoilHeatC, unit.onCoilRangeHeatC),
  ]
}

/** Returns whether a hydro unit's leaving water in ℃ is outside the model's range. */
export function outsideLeavingWater(unit: { leavingWaterC?: Range }, leavingWaterC: number): OutOfRange[] {
  return outside('leavingWaterC', leavingWaterC, unit.leavingWaterC)
}

function outside(field: RangedField, value: number | undefined, range: Range | undefined): OutOfRange[] {
  const [least, most] = range ?? []
  if (value === undefined || least === undefined || most === undefined) return []
  if (isAbove(least, value)) return [{ field, value, bound: least, excess: least - value }]
  return isAbove(value, most) ? [{ field, value, bound: most, excess: value - most }] : []
}
