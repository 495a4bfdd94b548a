import type { Diagram } from '../diagram'
import type { IndoorUnit } from '../project'
import { drawnUnits } from './planned-units'

/**
 * Ids of the lines of a list whose units all stand in the drawing. Drawn units that name no line count for the first lines of their model, as they do
 * when the drawing is made anew.
 */
export function placedLines(list: readonly IndoorUnit[], diagram: Diagram): Set<string> {
  const drawn = drawnUnits(diagram)
  const strays = new Map<string, number>()
  for (const row of drawn.get('') ?? []) {
    const model = diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? ''
    strays.set(model, (strays.get(model) ?? 0) + 1)
  }
  const placed = new Set<string>()
  for (const unit of list) {
    const missing = Math.max(0, unit.count - (drawn.get(unit.id)?.length ?? 0))
    const found = Math.min(missing, strays.get(unit.model) ?? 0)
    strays.set(unit.model, (strays.get(unit.model) ?? 0) - found)
    if (found === missing) placed.add(unit.id)
  }
  return placed
}
