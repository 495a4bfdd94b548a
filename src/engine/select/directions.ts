import { MOST_WEIGHT, WEIGHT_NAMES, type WeightName, type Weights } from '../../model/project/weights'

/** Weight of what a direction does not look for: small, so that it decides between equals only. */
const ASIDE = 5

/** Weightings that are tried beside the user's: each makes one of the figures as good as it can be. */
const DIRECTIONS: readonly (readonly WeightName[])[] = [
  ['bulk'],
  ['coolEfficiency', 'heatEfficiency'],
  ['charge'],
  ['systems'],
  ['ratio', 'margin'],
]

/** Returns the weightings for which splits are made: first the user's, then one for each direction. */
export function directionsOf(weights: Weights, hasPrices: boolean): Weights[] {
  const sought = hasPrices ? [...DIRECTIONS, ['price'] as const] : DIRECTIONS
  return [weights, ...sought.map((names) => only(names))]
}

function only(names: readonly WeightName[]): Weights {
  return Object.fromEntries(WEIGHT_NAMES.map((name) => [name, names.includes(name) ? MOST_WEIGHT : ASIDE])) as Weights
}
