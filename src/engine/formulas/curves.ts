import type { Curve, CurveSet } from '../../contract/pack'
import { formula } from '../host/page-core'

const curveValue = formula('curveAt')
const lengthFactor = formula('pipingFactor')
const curvePower = formula('curvePower')
const runTimeFraction = formula('runTimeFraction')

const FORMS = ['linear', 'quadratic', 'cubic', 'biquadratic'] as const

export type Mode = 'cool' | 'heat'

/** Returns a performance curve's value at x (and y); inputs and output are clamped to the curve's ranges. */
export function curveAt(curve: Curve, x: number, y = 0): number {
  const [c1 = 0, c2 = 0, c3 = 0, c4 = 0, c5 = 0, c6 = 0] = curve.coef
  const [yFrom, yTo] = curve.yRange ?? [NaN, NaN]
  const [outFrom, outTo] = curve.outRange ?? [NaN, NaN]
  return curveValue(FORMS.indexOf(curve.form), c1, c2, c3, c4, c5, c6, x, y, ...curve.xRange, yFrom, yTo, outFrom, outTo)
}

/** One curve of a set. @throws RangeError where the set has no such curve. */
export function curveOf(set: CurveSet, name: string): Curve {
  const curve = set.curves[name]
  if (!curve) throw new RangeError(`Curve set '${set.id}' has no curve '${name}'`)
  return curve
}

/**
 * Capacity or power factor of temperature: the boundary curve of the indoor temperature decides between the low and the high curve (EnergyPlus, VRF).
 * Cooling: indoor wet bulb, outdoor dry bulb; heating: indoor dry bulb, outdoor wet bulb; ℃.
 */
export function temperatureFactor(set: CurveSet, mode: Mode, figure: 'Cap' | 'Eir', indoorC: number, outdoorC: number): number {
  const boundary = curveAt(curveOf(set, `${mode}${figure}Boundary`), indoorC)
  return curveAt(curveOf(set, `${mode}${figure}${outdoorC > boundary ? 'High' : 'Low'}`), indoorC, outdoorC)
}

/** Power factor of part load: the low curve up to 1, the high curve above. */
export function partLoadFactor(set: CurveSet, mode: Mode, partLoad: number): number {
  return curveAt(curveOf(set, `${mode}Eir${partLoad > 1 ? 'High' : 'Low'}Plr`), partLoad)
}

/** Capacity factor of a connection ratio above 1 (1 = 100 %). */
export function combinationFactor(set: CurveSet, mode: Mode, ratio: number): number {
  return curveAt(curveOf(set, `${mode}CombRatio`), ratio)
}

/** Cooling factor of the piping: equivalent metres, connection ratio, metres of the highest unit above the outdoor unit. */
export function pipingFactor(set: CurveSet, lengthM: number, ratio: number, heightM: number): number {
  return lengthFactor(curveAt(curveOf(set, 'coolPipingLength'), lengthM, ratio), heightM, set.heightCoefCool ?? 0)
}

/** Electric power in kW at a part load; below the set's least part load the unit cycles. */
export function curvePowerKw(set: CurveSet, mode: Mode, ratedKw: number, indoorC: number, outdoorC: number, partLoad: number): number {
  const running = Math.max(partLoad, set.minPlr)
  return curvePower(
    ratedKw,
    mode === 'cool' ? set.copCool : set.copHeat,
    temperatureFactor(set, mode, 'Cap', indoorC, outdoorC),
    temperatureFactor(set, mode, 'Eir', indoorC, outdoorC),
    partLoadFactor(set, mode, running),
    runTimeFraction(partLoad, set.minPlr, ...plf(set)),
  )
}

function plf(set: CurveSet): [number, number] {
  const [base = 0.85, slope = 0.15] = set.curves.plf?.coef ?? []
  return [base, slope]
}
