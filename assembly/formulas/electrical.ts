/**
 * Voltage drop in V of one segment: allowance × coefficient × length × current ÷ (1000 × area). The coefficient is the cable's, 35.6 for a two-wire supply in copper; m, A, mm² (manufacturers'
 * installation manuals).
 *
 * @verb
 */
export function voltageDrop(allowance: f64, coefficient: f64, lengthM: f64, currentA: f64, areaMm2: f64): f64 {
  return (allowance * coefficient * lengthM * currentA) / (1000 * areaMm2)
}
