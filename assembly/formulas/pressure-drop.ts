/**
 * Mean velocity in m/s of a mass flow (kg/s) in a tube of inner diameter `idM` (m).
 *
 * @verb
 */
export function flowVelocity(massFlow: f64, rho: f64, idM: f64): f64 {
  return massFlow / (rho * 0.25 * Math.PI * idM * idM)
}

/** Reynolds number; viscosity in µPa·s. */
export function reynoldsNumber(velocity: f64, rho: f64, muUPas: f64, idM: f64): f64 {
  return (rho * velocity * idM) / (muUPas * 1e-6)
}

/** Darcy friction factor: Swamee–Jain, laminar 64 ÷ Re below 2300 (engineering reference, section 15). Roughness in m. */
export function frictionFactor(reynolds: f64, idM: f64, roughnessM: f64): f64 {
  if (reynolds < 2300) return 64 / reynolds
  const logarithm = Math.log10(roughnessM / (3.7 * idM) + 5.74 / Math.pow(reynolds, 0.9))
  return 0.25 / (logarithm * logarithm)
}

/** Pressure loss in Pa for each metre (Darcy–Weisbach). */
export function pressureLossPerMetre(friction: f64, rho: f64, velocity: f64, idM: f64): f64 {
  return ((friction / idM) * rho * velocity * velocity) / 2
}
