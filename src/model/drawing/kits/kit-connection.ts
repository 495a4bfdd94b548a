import type { AirHandler } from '../../project/air-handler'
import { MOST_FEEDS } from './spacing'

/** How the kits of an air handler reach its coils: each port at its coil, all ports of a kit merged at one, or each kit by itself. */
export type KitConnection = 'direct' | 'merge' | 'branching'

/** Σ of the kits of an air handler. */
export function kitCount({ choices }: AirHandler): number {
  return choices.reduce((sum, choice) => sum + choice.kits, 0)
}

/** Σ of the coil ports of all kits. */
function portCount({ choices }: AirHandler): number {
  return choices.reduce((sum, choice) => sum + choice.kits * choice.ports, 0)
}

/** Direct where ports = coils; else merge where kits = coils; else plain branching. */
export function kitConnection(airHandler: AirHandler): KitConnection {
  const kits = kitCount(airHandler)
  if (kits < 1 || kits > MOST_FEEDS) return 'branching'
  if (portCount(airHandler) === airHandler.coils) return 'direct'
  return kits === airHandler.coils ? 'merge' : 'branching'
}
