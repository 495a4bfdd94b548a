import { pageCore } from '../host/page-core'

/** Flow of one refrigerant state. Mass flow in kg/s, density in kg/m³, viscosity in µPa·s. */
export interface RefrigerantFlow {
  massFlowKgS: number
  rhoKgM3: number
  muUPas: number
}

export interface PressureDrop {
  velocityMs: number
  reynolds: number
  friction: number
  paPerM: number
}

/** Single-phase pressure loss in a tube (Darcy–Weisbach with Swamee–Jain); inner diameter in mm, roughness in m. */
export function pressureDrop(flow: RefrigerantFlow, idMm: number, roughnessM = 1.5e-6): PressureDrop {
  const core = pageCore()
  const idM = idMm / 1000
  const velocityMs = core.flowVelocity(flow.massFlowKgS, flow.rhoKgM3, idM)
  const reynolds = core.reynoldsNumber(velocityMs, flow.rhoKgM3, flow.muUPas, idM)
  const friction = core.frictionFactor(reynolds, idM, roughnessM)
  return { velocityMs, reynolds, friction, paPerM: core.pressureLossPerMetre(friction, flow.rhoKgM3, velocityMs, idM) }
}
