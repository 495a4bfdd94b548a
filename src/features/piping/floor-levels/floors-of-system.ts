import { floorBands } from '../../../drawing/paint/floor-bands'
import { glyphAt } from '../../../drawing/drawing/drawing'
import { itemAt } from '../../../drawing/labels/node-label'
import { linesOf } from '../../../workbench/lines/lines'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { lineFloors } from '../diagram-table/line-floors'

/** A floor of the open system: its units, and the joints and boxes with no unit of another floor below them. */
export interface FloorNodes {
  floor: string
  ids: string[]
  units: number
  /** The level in m that all of them have; null where they differ. */
  levelM: number | null
}

/** Rows between two yields. */
const STRETCH = 2_000
/** Bands of a larger drawing are not computed for one click. */
const MOST_BANDED = 4_000
const UNITS = ['indoor', 'freshAir', 'hydro', 'kit']

/** Lists the floors of a drawing, the highest first. Yields between stretches. */
export function* floorsOfSystem(open: OpenSystem): Generator<void, FloorNodes[]> {
  const { drawing, names } = open
  const { nodeId, nodeHeightM } = drawing.diagram
  const lines = linesOf(drawing, names.order)
  const floors = yield* lineFloors(open, lines)
  const found = new Map<string, FloorNodes>()
  const seen = new Set<number>()
  for (let line = 0; line < lines.count; line++) {
    if (line % STRETCH === 0) yield
    const row = lines.node[line] ?? -1
    const floor = floors.names[floors.groupOf(line)]
    if (typeof floor !== 'string' || seen.has(row)) continue
    seen.add(row)
    const level = nodeHeightM[row] || 0
    const nodes = found.get(floor) ?? { floor, ids: [], units: 0, levelM: level }
    found.set(floor, nodes)
    nodes.ids.push(nodeId[row] ?? '')
    if (UNITS.includes(glyphAt(drawing, row))) nodes.units++
    if (nodes.levelM !== level) nodes.levelM = null
  }
  return floors.names.flatMap((name) => (name === null ? [] : (found.get(name) ?? [])))
}

/** Returns the floor of a row, else of the band under a point of the board; '' for none. */
export function floorAt({ drawing, labels }: OpenSystem, row: number, spot: { x: number; y: number } | null): string {
  const own = row < 0 ? '' : (itemAt(drawing, row, labels)?.floor ?? '')
  if (own !== '' || !spot || drawing.nodeCount > MOST_BANDED) return own
  const band = floorBands(drawing, labels).find(
    ({ box }) => box.minX <= spot.x && spot.x <= box.maxX && box.minY <= spot.y && spot.y <= box.maxY,
  )
  return band?.floor ?? ''
}
