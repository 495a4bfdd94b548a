import type { Pack } from '../../contract/pack'
import { pageCore } from '../host/page-core'

/** Efficiencies at 100, 75, 50 and 25 % load. */
export type FourLoads = readonly [number, number, number, number]

/** IEER (AHRI 1230) with the pack's weights. */
export function ieer(pack: Pack, efficiencies: FourLoads): number {
  return pageCore().weightedEfficiency(...pack.energy.iplv.ieerAhri1230.weights, ...efficiencies)
}

/** IPLV(C) of a multi-split (GB/T 18837) with the pack's weights. */
export function iplvC(pack: Pack, efficiencies: FourLoads): number {
  return pageCore().weightedEfficiency(...pack.energy.iplv.iplvC_GB.weights, ...efficiencies)
}
