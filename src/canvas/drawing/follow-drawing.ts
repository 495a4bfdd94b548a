import type { SystemResult } from '../../engine/system-result'
import type { Diagram } from '../../model/diagram'
import { createDrawing } from './drawing'
import type { Drawing } from './drawing'
import type { EquipmentLookup } from './equipment-lookup'

const latest = new WeakMap<Diagram, Drawing>()

/** The drawing of a diagram that is shown again after every change: made from the one before, as far as it still holds. */
export function followDrawing(diagram: Diagram, result: SystemResult | null, equipment: EquipmentLookup): Drawing {
  const drawing = createDrawing(diagram, result, equipment, latest.get(diagram) ?? null)
  latest.set(diagram, drawing)
  return drawing
}
