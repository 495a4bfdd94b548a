import type { Diagram } from '../../diagram/diagram'
import { isHeader, kindAt, nearestAbove, outletsOf, treeOf } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { drawBelow } from '../draw-below'
import { loadAt } from '../places/load-below'
import type { PlacingContext } from '../places/placing-context'
import type { PlannedUnit } from '../plans/plan'
import type { Recording } from '../record'
import { headerCarries } from '../plans/two-pipe'

/** Puts a unit on an open outlet: of a header that serves its floor and carries it, or of a Y joint; false where there is none. */
export function fillOpenOutlet(recording: Recording, unit: PlannedUnit, context: PlacingContext): boolean {
  const { diagram } = recording
  const tree = treeOf(diagram)
  for (let row = 0; row < diagram.nodeCount; row++) {
    const outlets = diagram.nodeOutlets[row] ?? 0
    const edges = [...outletsOf(tree, row)]
    const children = edges.map((edge) => diagram.edgeTarget[edge] ?? -1)
    if (new Set(children).size >= outlets || !suits(diagram, tree, row, children, unit, context)) continue
    const taken = new Set(edges.map((edge) => diagram.edgeSourcePort[edge]))
    const free = Array.from({ length: outlets }, (_, place) => place + 1).find((each) => !taken.has(each)) ?? 0
    drawBelow(recording, { kind: 'unit', unit }, { id: diagram.nodeId[row] ?? '', port: isHeader(diagram, row) ? free : 0 })
    return true
  }
  return false
}

function suits(
  diagram: Diagram,
  tree: DiagramTree,
  row: number,
  children: readonly number[],
  unit: PlannedUnit,
  context: PlacingContext,
): boolean {
  if (kindAt(diagram, row) !== 'joint' || diagram.nodeJointType[row] !== 0) return false
  if (nearestAbove(diagram, tree, row, (above) => isHeader(diagram, above) || kindAt(diagram, above) === 'box') >= 0) return false
  if (!isHeader(diagram, row)) return true
  if (!children.some((child) => context.floorOf(child) === unit.floor)) return false
  const loads = [...children.map((child) => loadAt(diagram, child, context.pack)).filter((load) => load > 0), unit.demand.loadKw]
  return headerCarries(
    context.pack.headers.items.filter((header) => header.branches >= (diagram.nodeOutlets[row] ?? 0)),
    loads,
  )
}
