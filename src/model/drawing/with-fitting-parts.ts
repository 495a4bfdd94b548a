import { omit } from '../change/omit'
import { modelsOfLine, partsForModels } from '../pack-rules/parts/fitting-parts'
import type { EquipmentRules } from '../project/equipment'
import type { IndoorUnit } from '../project/project'
import type { UnitPart } from '../project/unit-part'

/** Returns a changed list line with the parts of the line before as far as they fit its new models. */
export function withFittingParts(before: IndoorUnit, after: IndoorUnit, pack: EquipmentRules): IndoorUnit {
  const isSameModel = before.model === after.model && before.airHandler === after.airHandler
  if (isSameModel || !before.parts) return after
  return withParts(after, partsForModels(pack, before.parts, modelsOfLine(before), modelsOfLine(after)))
}

/** Returns the line with these parts; without the field where it has none of its own. */
export function withParts(unit: IndoorUnit, parts: readonly UnitPart[] | undefined): IndoorUnit {
  const bare = omit(unit, 'parts')
  return parts ? { ...bare, parts } : bare
}
