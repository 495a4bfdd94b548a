import { isUnitKind } from '../../project/codes'
import type { Diagram } from '../../diagram/diagram'
import { belowAndSelf, kindAt } from '../../diagram/diagram-tree'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { unitDemand } from '../../project/equipment'
import type { EquipmentPack } from '../../project/equipment'

/** Load in kW of a drawn unit: what the drawing gives, else the pack; 0 for what is no unit. */
export function loadAt(diagram: Diagram, row: number, pack: EquipmentPack): number {
  if (!isUnitKind(kindAt(diagram, row))) return 0
  const given = diagram.nodeCoolingKw[row] ?? NaN
  if (!Number.isNaN(given)) return given
  return unitDemand(pack, diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? '')?.loadKw ?? 0
}

/** Sum of the loads in kW and number of units at and below a node. */
export function loadBelow(diagram: Diagram, tree: DiagramTree, row: number, pack: EquipmentPack): { loadKw: number; units: number } {
  let loadKw = 0
  let units = 0
  for (const below of belowAndSelf(diagram, tree, row)) {
    if (!isUnitKind(kindAt(diagram, below))) continue
    loadKw += loadAt(diagram, below, pack)
    units++
  }
  return { loadKw, units }
}
