import { DEFAULT_WEIGHT, MOST_WEIGHT, WEIGHT_NAMES, type WeightName, type Weights } from '../../model/project/weights'

/** The aim of a split: the ten weights, the part of the eighth that goes by kg (the rest goes by m²), and how much scatter over floors, zones and uses counts. */
export interface Direction {
  weights: Weights
  kgPart: number
  scatter: number
}

/** Weight of what a direction does not look for: small, so that it decides between equals only. */
const ASIDE = 5
/** Weight of what decides between splits of the same kg: less than one kg whatever the building. */
const BETWEEN_EQUALS = 1e-5

/** Figures that a split is made for beside the user's weights: each makes one of them as good as it can be. */
const SOUGHT: readonly (readonly WeightName[])[] = [['coolEfficiency', 'heatEfficiency'], ['charge'], ['systems'], ['ratio', 'margin']]

/** Returns the direction of the user's weights. */
export function wished(weights: Weights): Direction {
  return { weights, kgPart: 0.5, scatter: 1 }
}

/** Returns the direction of the least weight: kg alone, wherever the rooms lie. */
function lightest(): Direction {
  return { weights: only(['bulk'], BETWEEN_EQUALS), kgPart: 1, scatter: BETWEEN_EQUALS / DEFAULT_WEIGHT }
}

/** Places of the directions that are searched beyond splits into neighbours: the user's weights and the least weight. */
export const USERS = 0
export const LIGHTEST = 1

/** Returns the directions in which splits are made: the user's, that of the least weight, then one for each other figure. */
export function directionsOf(weights: Weights, hasPrices: boolean): Direction[] {
  const sought = hasPrices ? [...SOUGHT, ['price'] as const] : SOUGHT
  return [wished(weights), lightest(), ...sought.map((names) => wished(only(names, ASIDE)))]
}

function only(names: readonly WeightName[], aside: number): Weights {
  return Object.fromEntries(WEIGHT_NAMES.map((name) => [name, names.includes(name) ? MOST_WEIGHT : aside])) as Weights
}
