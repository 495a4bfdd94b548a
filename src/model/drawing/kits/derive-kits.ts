import type { IndoorUnit } from '../../project'

/** One kit of an air handler. */
export interface Kit {
  /** From 1 through all choices of the selection. */
  index: number
  name: string
  id: string
  model: string
  /** Cooling in kW; absent where the selection leaves it to the pack. */
  coolingKw?: number
}

/** The kits of a line of the list, in the order of its selection; none for a line without air-handler data. */
export function deriveKits({ airHandler, name: lineName }: IndoorUnit): Kit[] {
  const kits: Kit[] = []
  const name = airHandler?.name || lineName
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
