/**
 * Air flow in m³/h at a static pressure in Pa between two points of a fan curve, linear between them.
 *
 * @verb
 */
export function fanAirflow(pressurePa: f64, lowFlow: f64, highPa: f64, highFlow: f64, lowPa: f64): f64 {
  return lowFlow + ((highFlow - lowFlow) * (highPa - pressurePa)) / (highPa - lowPa)
}
