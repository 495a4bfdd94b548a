import type { SystemResult } from '../../engine/decode/system-result'
import type { Diagram } from '../../model/diagram/diagram'
import { takeTouchedRows } from '../../state/core/touched-rows'
import { createDrawing } from './drawing'
import type { Drawing } from './drawing'
import type { EquipmentLookup } from './equipment-lookup'
import { patchDrawing } from './patch-drawing'

const latest = new WeakMap<Diagram, { drawing: Drawing; equipment: EquipmentLookup }>()

/** The drawing of a diagram of the open project that is shown again after every change: made from the one before, as far as it still holds. */
export function followDrawing(diagram: Diagram, result: SystemResult | null, equipment: EquipmentLookup): Drawing {
  const touched = takeTouchedRows(diagram)
  const known = latest.get(diagram)
  const before = known?.equipment === equipment ? known.drawing : null
  const drawing =
    (before && touched && patchDrawing(before, result, equipment, touched)) ?? createDrawing(diagram, result, equipment, before)
  latest.set(diagram, { drawing, equipment })
  return drawing
}
