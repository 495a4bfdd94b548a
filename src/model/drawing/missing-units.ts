import { isUnitKind } from '../project/codes'
import type { Diagram } from '../diagram/diagram'
import { kindAt } from '../diagram/diagram-tree'
import type { IndoorUnit } from '../project/project'

/** A list line and the number of its units that are not drawn. */
export interface MissingUnits {
  unit: IndoorUnit
  missing: number
}

/** Rows or lines processed between two pauses. */
const STRETCH = 4_096

/**
 * Returns the list lines whose units are not all drawn. Drawn units without a line count for the first lines of their model, as when the drawing is
 * generated again. Pauses every few thousand rows, so that the page stays responsive.
 */
export function* missingUnits(list: readonly IndoorUnit[], diagram: Diagram): Generator<void, MissingUnits[]> {
  const drawn = new Map<string, number>()
  const strays = new Map<string, number>()
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (row % STRETCH === STRETCH - 1) yield
    // An air handler is counted by its first kit.
    if (!isUnitKind(kindAt(diagram, row)) || (diagram.nodeRest[row]?.airHandler?.kitIndex ?? 1) > 1) continue
    const line = diagram.nodeRest[row]?.indoorUnitId ?? ''
    if (line !== '') add(drawn, line, 1)
    else add(strays, diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? '', 1)
  }
  const found: MissingUnits[] = []
  for (let at = 0; at < list.length; at++) {
    if (at % STRETCH === STRETCH - 1) yield
    const unit = list[at]
    if (!unit) continue
    const missing = Math.max(0, unit.count - (drawn.get(unit.id) ?? 0))
    if (missing === 0) continue
    const others = Math.min(missing, strays.get(unit.model) ?? 0)
    add(strays, unit.model, -others)
    if (others < missing) found.push({ unit, missing })
  }
  return found
}

function add(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}
