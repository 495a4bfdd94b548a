import type { SystemResult } from '../../engine/decode/system-result'
import type { Diagram } from '../../model/diagram/diagram'
import { takeTouchedRows } from '../../state/core/touched-rows'
import { createDrawing } from '../../drawing/drawing/drawing'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { EquipmentLookup } from '../../drawing/drawing/equipment-lookup'
import { patchDrawing } from '../../drawing/drawing/patch-drawing'

const latest = new WeakMap<Diagram, { drawing: Drawing; equipment: EquipmentLookup }>()

/** Returns the drawing of a diagram after each change, patched from the former one as far as that is valid. */
export function followDrawing(diagram: Diagram, result: SystemResult | null, equipment: EquipmentLookup): Drawing {
  const touched = takeTouchedRows(diagram)
  const known = latest.get(diagram)
  const before = known?.equipment === equipment ? known.drawing : null
  const drawing =
    (before && touched && patchDrawing(before, result, equipment, touched)) ?? createDrawing(diagram, result, equipment, before)
  latest.set(diagram, { drawing, equipment })
  return drawing
}
