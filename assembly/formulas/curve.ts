const LINEAR: i32 = 0
const QUADRATIC: i32 = 1
const CUBIC: i32 = 2

/** Returns a value clamped between two bounds; NaN bounds do not clamp. */
function held(value: f64, from: f64, to: f64): f64 {
  if (value < from) return from
  return value > to ? to : value
}

/**
 * A performance curve (EnergyPlus Input Output Reference, curve objects): linear, quadratic, cubic in x, or biquadratic c1 + c2 x + c3 x² + c4 y + c5 y² +
 * c6 x y. Inputs and output are clamped to their ranges.
 *
 * @verb
 */
export function curveAt(
  form: i32,
  c1: f64,
  c2: f64,
  c3: f64,
  c4: f64,
  c5: f64,
  c6: f64,
  x: f64,
  y: f64,
  xFrom: f64,
  xTo: f64,
  yFrom: f64,
  yTo: f64,
  outFrom: f64,
  outTo: f64,
): f64 {
  const u = held(x, xFrom, xTo)
  const v = held(y, yFrom, yTo)
  let value = c1 + c2 * u
  if (form == QUADRATIC) value += c3 * u * u
  else if (form == CUBIC) value += c3 * u * u + c4 * u * u * u
  else if (form != LINEAR) value += c3 * u * u + c4 * v + c5 * v * v + c6 * u * v
  return held(value, outFrom, outTo)
}

/** Piping factor of a curve set: the curve's value plus the height's part (EnergyPlus, VRF piping correction). */
export function pipingFactor(curveValue: f64, heightM: f64, perMetre: f64): f64 {
  return curveValue + heightM * perMetre
}

/** Electric power in kW: rated ÷ COP × capacity × EIR of temperature × EIR of part load × run time (EnergyPlus, VRF power). */
export function curvePower(ratedKw: f64, cop: f64, capacity: f64, eir: f64, partLoad: f64, runTime: f64): f64 {
  return (ratedKw / cop) * capacity * eir * partLoad * runTime
}

/** Share of the time a unit runs below its least part load: r ÷ (0.85 + 0.15 r), r = part load ÷ least (EnergyPlus, VRF cycling); 1 above. */
export function runTimeFraction(partLoad: f64, leastPartLoad: f64, plfBase: f64, plfSlope: f64): f64 {
  if (partLoad >= leastPartLoad || leastPartLoad <= 0) return 1
  const ratio = partLoad / leastPartLoad
  return ratio / (plfBase + plfSlope * ratio)
}
