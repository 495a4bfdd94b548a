import type { BoxEquipment } from '../../model/project/equipment'
import { outdoorSeries } from '../../model/project/equipment'
import { belowAndSelf, outdoorRow } from '../../model/diagram/diagram-tree'
import { isAbove } from '../../model/pack-rules/allowance'
import { ownSeat } from '../../model/pack-rules/box-seats'
import { boxesFor } from '../../model/pack-rules/boxes'
import { boxFrom, loadBelow, portsAt, portsTakenAt, typeAt, unitIn } from '../../model/pack-rules/drawing-view'
import type { DrawingView } from '../../model/pack-rules/drawing-view'
import { boxKeeps } from '../../model/pack-rules/placement'
import type { JointType } from '../../model/project/codes'
import type { Repair } from '../../model/finding/repair'
import type { RepairPlace } from './repair-place'

/** Lists boxes of a type that may be used in this system, the one with the fewest ports first. */
function boxesOf({ diagram, pack }: DrawingView, type: JointType): BoxEquipment[] {
  const models = diagram.nodeRest[outdoorRow(diagram)]?.models ?? []
  return boxesFor(pack, type, outdoorSeries(pack, models)?.refrigerant ?? '')
}

/**
 * Suggests another box in place of a drawn one: the one with the fewest ports, at least as many as needed, that carries its load. Children of the box that break no rule
 * break none on the other, and `child` breaks none either. Returns null where there is none.
 */
export function largerBox({ view, diagram }: RepairPlace, row: number, ports: number, child = -1): Repair | null {
  const main = boxFrom(view, row, (type) => type === 'MS-MAIN')
  const most = typeAt(view, row) === 'MS-SUB' && main >= 0 ? portsAt(view, main) : Infinity
  for (const equipment of boxesOf(view, typeAt(view, row))) {
    if (equipment.ports < Math.max(ports, portsAt(view, row)) || equipment.ports > most) continue
    if (isAbove(loadBelow(view, row).index / 10, equipment.totalCapacityKw)) continue
    const exchanged: DrawingView = { ...view, boxes: new Map([[row, { equipment, ports: equipment.ports }]]) }
    if (!boxKeeps(view, exchanged, row, child)) continue
    return { code: 'useFitting', values: { model: equipment.id, ports: equipment.ports, nodeId: diagram.nodeId[row] ?? '' } }
  }
  return null
}

/**
 * Suggests a mode-select box between a unit or merge joint and its feed. Null where no box carries it on its ports, where a joint above takes only units, or where a
 * hydro unit would follow the box. A
 * unit above the load of one port takes two.
 */
export function boxBetween({ view, diagram, parent, row }: RepairPlace): Repair | null {
  if ((diagram.nodeJointType[parent] ?? 0) !== 0) return null
  const load = loadBelow(view, row)
  if (belowAndSelf(diagram, view.tree, row).some((below) => unitIn(view, below)?.kind === 'hydro')) return null
  const unit = unitIn(view, row)
  const taken = portsTakenAt(view, row)
  const box = boxesOf(view, 'MS').find((each) => {
    if (each.ports < taken || isAbove(load.index / 10, each.totalCapacityKw) || isAbove(load.units, each.maxIdu)) return false
    return unit ? ownSeat(each, unit) !== undefined : !isAbove(load.units, each.maxIduPerPort * taken)
  })
  return box ? { code: 'insertBox', values: { model: box.id, ports: box.ports } } : null
}
