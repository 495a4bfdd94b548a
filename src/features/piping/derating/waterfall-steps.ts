import type { FactorChain } from '../../../contract/system-record'

export type Link = keyof FactorChain

/** The chain of factors in the order of the specification. */
const LINKS: readonly Link[] = ['ratio', 'indoor', 'outdoor', 'length', 'level', 'defrost', 'altitude']

export interface WaterfallStep {
  link: Link
  factor: number
  /** Capacity before and after the factor, in kW. */
  fromKw: number
  toKw: number
}

/** Returns the effect of each factor on the nominal capacity; the last step ends at the delivered capacity. */
export function waterfallSteps(nominalKw: number, chain: FactorChain): WaterfallStep[] {
  let at = nominalKw
  return LINKS.map((link) => {
    const fromKw = at
    at *= chain[link]
    return { link, factor: chain[link], fromKw, toKw: at }
  })
}
