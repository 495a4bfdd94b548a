import type { FindingValues } from '../../model/finding/finding'
import type { Quantity, UnitSettings } from '../../model/project/quantity'
import { fromMetric, round } from '../measure/measure'

/** Quantities of the metric measures in which findings carry their numbers. */
const QUANTITY_OF: Readonly<Record<string, Quantity | undefined>> = { m: 'length', kW: 'loadCapacity', kg: 'weight', '℃': 'temperature' }

/**
 * Returns the values for the sentence of a finding, as the reader sees them: numbers rounded and in the reader's measures, `unit` and `capacityUnit` beside
 * them. Keys stay those of the finding's values; keys ending in `Kw` are capacities.
 */
export function findingWords(values: FindingValues, settings: UnitSettings): Record<string, number | string> {
  const quantity = QUANTITY_OF[String(values['unit'] ?? '')]
  const words: Record<string, number | string> = { capacityUnit: settings.loadCapacity }
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'string') words[key] = value
    else if (key.endsWith('Kw')) words[key] = shown(value, 'loadCapacity', settings)
    else words[key] = quantity && key === 'excess' ? excess(value, quantity, settings) : shown(value, quantity, settings)
  }
  if (quantity) words['unit'] = settings[quantity]
  return words
}

function shown(value: number, quantity: Quantity | undefined, settings: UnitSettings): number {
  return round(inMeasure(value, quantity, settings))
}

/** Converts a difference: the zero offset of a measure, as of ℉, must not be added. */
function excess(value: number, quantity: Quantity, settings: UnitSettings): number {
  return round(inMeasure(value, quantity, settings) - inMeasure(0, quantity, settings))
}

function inMeasure(value: number, quantity: Quantity | undefined, settings: UnitSettings): number {
  return quantity ? fromMetric(value, quantity, settings[quantity]) : value
}
