import type { FactorChain } from '../../../contract/system-record'

export type Link = keyof FactorChain

/** The chain in its order, as the specification has it. */
const LINKS: readonly Link[] = ['ratio', 'indoor', 'outdoor', 'length', 'level', 'defrost', 'altitude']

export interface WaterfallStep {
  link: Link
  factor: number
  /** Capacity before and after the factor, in kW. */
  fromKw: number
  toKw: number
}

/** What each factor takes from the nominal capacity, or adds; the last step ends at what is delivered. */
export function waterfallSteps(nominalKw: number, chain: FactorChain): WaterfallStep[] {
  let at = nominalKw
  return LINKS.map((link) => {
    const fromKw = at
    at *= chain[link]
    return { link, factor: chain[link], fromKw, toKw: at }
  })
}
