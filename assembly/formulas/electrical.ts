/**
 * Voltage drop in V of one segment: allowance × coefficient × length × current ÷ (1000 × area). The coefficient is the cable's, 35.6 for a two-wire supply in copper; m, A, mm² (manufacturers'
 * installation manuals).
 *
 * @verb
 */
export function voltageDrop(allowance: f64, coefficient: f64, lengthM: f64, currentA: f64, areaMm2: f64): f64 {
  return (allowance * coefficient * lengthM * currentA) / (1000 * areaMm2)
}

/**
 * Current in A of a load: P ÷ (√3 · U · cos φ) on three phases, where U is between phases, P ÷ (U · cos φ) on one; kW, V.
 *
 * @verb
 */
export function currentOf(powerKw: f64, volt: f64, phases: f64, powerFactor: f64): f64 {
  return (powerKw * 1000) / ((phases == 3 ? Math.sqrt(3) : 1) * volt * powerFactor)
}

/**
 * Voltage drop in V of a line by its conductor: b · I · L · (ρ · cos φ ÷ S + x · sin φ), b = √3 on three phases and 2 on one; A, m, Ω·mm²/m, mm², Ω/m (IEC 60364-5-52, annex G).
 *
 * @verb
 */
export function lineDrop(currentA: f64, lengthM: f64, areaMm2: f64, phases: f64, resistivity: f64, reactance: f64, powerFactor: f64): f64 {
  const sine = Math.sqrt(Math.max(0, 1 - powerFactor * powerFactor))
  return (phases == 3 ? Math.sqrt(3) : 2) * currentA * lengthM * ((resistivity * powerFactor) / areaMm2 + reactance * sine)
}

/**
 * Minimum circuit ampacity in A: factor × largest motor + all other loads (NEC 440.33 with 1.25).
 *
 * @verb
 */
export function circuitAmpacity(factor: f64, largestA: f64, sumA: f64): f64 {
  return factor * largestA + (sumA - largestA)
}
