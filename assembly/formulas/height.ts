/**
 * Level to enter for a system with units on both sides of the outdoor unit, m: the highest above and the lowest below (negative) added up (EnergyPlus Input Output Reference, vertical height used
 * for piping correction). With units on one side only the other is 0.
 *
 * @verb
 */
export function verticalHeight(aboveM: f64, belowM: f64): f64 {
  return aboveM + belowM
}
