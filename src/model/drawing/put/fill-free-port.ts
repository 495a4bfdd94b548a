import { belowAndSelf, kindAt, treeOf } from '../../diagram/diagram-tree'
import { portDemand } from '../plans/box-ports'
import { boxHasRoom, freePort } from '../places/free-ports'
import { drawBelow } from '../draw-below'
import type { PlacingContext } from '../places/placing-context'
import type { PlannedUnit } from '../plans/plan'
import type { Recording } from '../record'
import { reserveSibling } from '../plans/reservation'

/** Puts a unit on free ports of a box that has capacity for it, a box of its own floor first; false where there is none. */
export function fillFreePort(recording: Recording, unit: PlannedUnit, context: PlacingContext): boolean {
  const { diagram } = recording
  const { pack, floorOf } = context
  const tree = treeOf(diagram)
  const demand = portDemand(pack, unit.demand)
  const boxes: { row: number; sameFloor: boolean }[] = []
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (kindAt(diagram, row) !== 'box') continue
    boxes.push({ row, sameFloor: belowAndSelf(diagram, tree, row).some((below) => floorOf(below) === unit.floor) })
  }
  boxes.sort((a, b) => Number(b.sameFloor) - Number(a.sameFloor))
  for (const { row } of boxes) {
    const port = freePort(diagram, tree, row, demand.ports)
    if (port === 0 || !boxHasRoom(diagram, tree, row, unit.demand.loadKw, pack)) continue
    const above = { id: diagram.nodeId[row] ?? '', port }
    if (demand.mergeJoint) drawBelow(recording, { kind: 'merge', jointType: demand.mergeJoint, child: { kind: 'unit', unit } }, above)
    else {
      const placed = diagram.nodeCount
      drawBelow(recording, { kind: 'unit', unit }, above)
      if (demand.ports === 2) reserveSibling(recording, placed, pack)
    }
    return true
  }
  return false
}
