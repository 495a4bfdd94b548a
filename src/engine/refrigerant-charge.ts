import type { Pack } from '../contract/pack'
import { pageCore } from './page-core'

/** Pipes of one system: metres of liquid pipe by outer diameter in mm as the pack writes it, and the boxes in it. */
export interface ChargedPipes {
  refrigerant: 'R410A' | 'R32'
  lengthsM: Readonly<Record<string, number>>
  threePipe: boolean
  boxes?: readonly string[]
}

/** Additional charge in kg of pipes and boxes alone. @throws RangeError for a diameter or box the pack does not charge. */
export function pipesChargeKg(pack: Pack, pipes: ChargedPipes): number {
  const factor = pipes.threePipe ? (pack.charge.pipeFactor?.threePipe ?? 1.04) : (pack.charge.pipeFactor?.twoPipe ?? 1)
  const inPipes = Object.entries(pipes.lengthsM).map(([mm, lengthM]) => {
    const kgPerM = pack.charge.kgPerM[pipes.refrigerant]?.[mm]
    if (kgPerM === undefined) throw new RangeError(`The pack has no charge for a liquid pipe of ${mm} mm`)
    return pageCore().pipeCharge(lengthM, kgPerM, factor)
  })
  const inBoxes = (pipes.boxes ?? []).map((id) => {
    const box = pack.msBoxes.items.find((item) => item.id === id)
    if (!box) throw new RangeError(`The pack has no box '${id}'`)
    return box.chargeAddKg
  })
  return [...inPipes, ...inBoxes].reduce((sum, kg) => sum + kg, 0)
}
