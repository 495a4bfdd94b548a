import { belowAndSelf, kindAt, treeOf } from '../../diagram/diagram-tree'
import { seatOn } from '../../pack-rules/box-seats'
import type { Seat } from '../../pack-rules/box-seats'
import { boxAt, portKwAt, portsAt } from '../../pack-rules/drawing-view'
import type { DrawingView, Load } from '../../pack-rules/drawing-view'
import { mayHangOn, mergeMayStandOn } from '../../pack-rules/placement'
import { portsFor, portsInUse } from '../../pack-rules/ports'
import type { PortsInUse } from '../../pack-rules/ports'
import { onPort, viewOf } from '../plans/box-port'
import { seatedUnit } from '../box-plan'
import type { SeatedUnit } from '../box-plan'
import { drawBelow } from '../draw-below'
import { takeMergedPorts } from '../plans/merged-ports'
import type { PlacingContext } from '../places/placing-context'
import type { PlannedUnit } from '../plans/plan'
import type { Recording } from '../record'
import { reserveSibling } from '../plans/reservation'

/** Puts a unit on free ports of a box that has capacity for it, a box of its own floor first; false where there is none. */
export function fillFreePort(recording: Recording, unit: PlannedUnit, context: PlacingContext): boolean {
  const { diagram } = recording
  const view = viewOf(diagram, context.pack, treeOf(diagram))
  const seated = seatedUnit(unit, context.pack)
  for (const row of boxesByFloor(view, unit.floor, context)) {
    const found = freeSeat(view, row, seated)
    if (!found) continue
    const { seat, port } = found
    const above = { id: diagram.nodeId[row] ?? '', port }
    const placed = diagram.nodeCount
    if (seat.mergeJoint) {
      drawBelow(recording, { kind: 'merge', jointType: seat.mergeJoint, child: { kind: 'unit', unit } }, above)
      takeMergedPorts(recording, placed, context.pack)
    } else {
      drawBelow(recording, { kind: 'unit', unit }, above)
      if (seat.ports === 2) reserveSibling(recording, placed, context.pack)
    }
    return true
  }
  return false
}

/** Returns the rows of the boxes, those with a unit of this floor first. */
function boxesByFloor({ diagram, tree }: DrawingView, floor: string, { floorOf }: PlacingContext): number[] {
  const boxes: { row: number; sameFloor: boolean }[] = []
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (kindAt(diagram, row) !== 'box') continue
    boxes.push({ row, sameFloor: belowAndSelf(diagram, tree, row).some((below) => floorOf(below) === floor) })
  }
  return boxes.sort((a, b) => Number(b.sameFloor) - Number(a.sameFloor)).map(({ row }) => row)
}

/** Finds empty ports of a box that take a unit and whose load is carried by all fittings above; null where there are none. */
function freeSeat(view: DrawingView, box: number, unit: SeatedUnit): { seat: Seat; port: number } | null {
  const more: Load = { index: unit.figures.loadIndex, units: 1 }
  const equipment = boxAt(view, box, more)
  if (!equipment || !mayHangOn(view, box, unit.figures)) return null
  const drawnBox = { ...equipment, ports: portsAt(view, box), portCapacityKw: portKwAt(view, box, more) }
  const use = portsInUse(view, box, -1, more)
  for (const wishedPorts of new Set([unit.wishedPorts, 1])) {
    const seat = seatOn(view.pack, drawnBox, { ...unit, wishedPorts })
    if (!seat.holds || (seat.mergeJoint && !mergeMayStandOn(view, box, seat.mergeJoint))) continue
    const port = portFor(view, box, seat, use)
    if (port !== undefined) return { seat, port }
  }
  return null
}

/** Returns the first port from which a seat is free: the port is empty, and the others have placeholders at most. */
function portFor({ diagram, tree }: DrawingView, box: number, seat: Seat, use: PortsInUse): number | undefined {
  const isPair = seat.ports === 2 && !seat.mergeJoint
  const item = { ports: isPair ? 1 : seat.ports, startsOdd: seat.startsOdd, isLarge: isPair }
  return portsFor(item, use).find((port) => onPort(diagram, tree, box, port) < 0)
}
