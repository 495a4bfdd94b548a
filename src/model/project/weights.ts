/** The ten weights of the automatic selection in the order of page 2's sliders: what a selection pays attention to, 0 to 100. */
export const WEIGHT_NAMES = [
  'price',
  'coolEfficiency',
  'heatEfficiency',
  'charge',
  'systems',
  'ratio',
  'sound',
  'bulk',
  'models',
  'margin',
] as const

export type WeightName = (typeof WEIGHT_NAMES)[number]
export type Weights = Readonly<Record<WeightName, number>>

/** Weight of a slider that nobody has moved. */
export const DEFAULT_WEIGHT = 50
export const MOST_WEIGHT = 100

/** Returns the weights with the default in place of those that are missing. */
export function fullWeights(given: Partial<Weights> = {}): Weights {
  return Object.fromEntries(WEIGHT_NAMES.map((name) => [name, given[name] ?? DEFAULT_WEIGHT])) as Weights
}
