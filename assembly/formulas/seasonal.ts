/**
 * Weighted efficiency from four part loads (100, 75, 50, 25 %): IEER of AHRI 1230 or IPLV(C) of GB/T 18837, by the weights given.
 *
 * @verb
 */
export function weightedEfficiency(w100: f64, w75: f64, w50: f64, w25: f64, e100: f64, e75: f64, e50: f64, e25: f64): f64 {
  return w100 * e100 + w75 * e75 + w50 * e50 + w25 * e25
}

/** Capacity over power of one operating point: EER or COP, in the measure of the inputs (kW ÷ kW, or Btu/h ÷ W). */
export function efficiencyRatio(capacity: f64, power: f64): f64 {
  return capacity / power
}
