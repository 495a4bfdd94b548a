import type { AirHandler } from '../../project/air-handler'
import type { IndoorUnit } from '../../project/project'

/** One kit of an air handler. */
export interface Kit {
  /** Number from 1, counted through all choices of the selection. */
  index: number
  name: string
  id: string
  model: string
  /** Cooling in kW; absent where the pack's value applies. */
  coolingKw?: number
}

/** Returns the air handler of a list line; undefined for any other unit, and where no kit is chosen. */
export function airHandlerOf({ type, airHandler }: IndoorUnit): AirHandler | undefined {
  return type === 'ahu' && airHandler?.choices.some((choice) => choice.kits > 0) ? airHandler : undefined
}

/** Lists the kits of a list line, in the order of its selection; none where it is no air handler. */
export function deriveKits(unit: IndoorUnit): Kit[] {
  const kits: Kit[] = []
  const airHandler = airHandlerOf(unit)
  const name = airHandler?.name || unit.name
  for (const choice of airHandler?.choices ?? []) {
    for (let place = 0; place < choice.kits; place++) {
      const index = kits.length + 1
      const coolingKw = choice.coolingKw[place] ?? choice.coolingKw.at(-1)
      kits.push({
        index,
        name: `${name}Kit${index}`,
        id: `${choice.id}-${index}`,
        model: choice.model,
        ...(coolingKw !== undefined && { coolingKw }),
      })
    }
  }
  return kits
}
