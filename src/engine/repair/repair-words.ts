import type { Repair } from '../../model/finding/repair'
import type { UnitSettings } from '../../model/project/quantity'
import { fromMetric, round } from '../measure/measure'

/** Returns the values for the sentence of a suggestion, as the reader sees them: lengths in the reader's measure, the new fitting by its model or its outlets. */
export function repairWords({ values }: Repair, settings: UnitSettings): Record<string, number | string> {
  const words: Record<string, number | string> = { ...values, lengthUnit: settings.length }
  const { model, branches, ports } = values
  for (const name of ['m', 'stub', 'difference']) {
    const length = values[name]
    if (typeof length === 'number') words[name] = round(fromMetric(length, 'length', settings.length))
  }
  words['fitting'] = model ?? branches ?? ports ?? ''
  return words
}
