import type { Pack } from '../../contract/pack'
import type { RoomQuantity } from '../../model/finding/room-shortfall'

interface Sized {
  id: string
  type: string
  coolKw: number
  heatKw: number
  sensibleKw?: number
}

/** A capacity of which a model has too little, and the factor by which it must grow. */
export interface Need {
  quantity: RoomQuantity
  times: number
}

/** Returns models of the same type with at least the nominal capacities of a model times these factors, and none of them smaller; the smallest first. */
export function largerModels(pack: Pack, model: string, needs: readonly Need[]): string[] {
  const lists: readonly (readonly Sized[])[] = [pack.iduModels.items, pack.freshAirUnits.items, pack.hydroModules.items]
  for (const items of lists) {
    const own = items.find(({ id }) => id === model)
    if (!own) continue
    return items
      .filter((item) => item.type === own.type && item.coolKw >= own.coolKw && item.heatKw >= own.heatKw)
      .filter(
        (item) => item.id !== own.id && needs.every(({ quantity, times }) => nominal(item, quantity) >= nominal(own, quantity) * times),
      )
      .toSorted((one, other) => one.coolKw - other.coolKw || one.heatKw - other.heatKw)
      .map(({ id }) => id)
  }
  return []
}

function nominal({ coolKw, heatKw, sensibleKw = NaN }: Sized, quantity: RoomQuantity): number {
  return quantity === 'cooling' ? coolKw : quantity === 'heating' ? heatKw : sensibleKw
}
