import type { Proposal } from '../../../engine/propose/proposal'

/** Merits for which a proposal gets a card: the best rank, capacity in reserve, or the least refrigerant. */
type CardKind = 'best' | 'reserve' | 'charge'

export interface OutdoorCard {
  /** Everything that this proposal is: the best one may also have the least refrigerant. */
  kinds: CardKind[]
  proposal: Proposal
}

/** Capacity above that of the best fit from which a unit counts as one with reserve, per cent. */
export const RESERVE_PCT = 10

/**
 * Returns up to three proposals to choose between, the best first: the best fit, the first in rank that delivers more in both modes, and the one with the
 * least refrigerant. Only proposals that fit are considered; `chargeKg` gives the refrigerant, null where the pack has none.
 */
export function outdoorCards(proposals: readonly Proposal[], chargeKg: (proposal: Proposal) => number | null): OutdoorCard[] {
  const fitting = proposals.filter(({ fits }) => fits)
  const [best] = fitting
  if (!best) return []
  const more = 1 + RESERVE_PCT / 100
  const reserve = fitting.find(({ coolKw, heatKw }) => coolKw >= best.coolKw * more && heatKw >= best.heatKw * more)
  const cards: OutdoorCard[] = []
  const add = (kind: CardKind, proposal: Proposal | undefined): void => {
    const known = cards.find((card) => card.proposal === proposal)
    if (known) known.kinds.push(kind)
    else if (proposal) cards.push({ kinds: [kind], proposal })
  }
  add('best', best)
  add('reserve', reserve)
  add('charge', leastOf(fitting, chargeKg))
  return cards
}

function leastOf(proposals: readonly Proposal[], figure: (proposal: Proposal) => number | null): Proposal | undefined {
  let least: Proposal | undefined
  let leastFigure = Infinity
  for (const proposal of proposals) {
    const value = figure(proposal)
    if (value === null || value >= leastFigure) continue
    least = proposal
    leastFigure = value
  }
  return least
}
