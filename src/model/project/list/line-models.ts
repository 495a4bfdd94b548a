import { airHandlerOf, deriveKits } from '../../drawing/kits/derive-kits'
import type { IndoorUnit } from '../project'

/** Returns the pack ids that a list line orders, each with its quantity: the line's model, or the kits of its air handlers. */
export function lineModels(unit: IndoorUnit): Map<string, number> {
  if (!airHandlerOf(unit)) return new Map([[unit.model, unit.count]])
  const models = new Map<string, number>()
  for (const { model } of deriveKits(unit)) models.set(model, (models.get(model) ?? 0) + unit.count)
  return models
}
