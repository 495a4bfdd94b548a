import { isUnitKind } from '../project/codes'
import type { NodeKind } from '../project/codes'
import type { Diagram } from '../diagram/diagram'
import { kindAt } from '../diagram/diagram-tree'
import { unitDemand } from '../project/equipment'
import type { EquipmentRules } from '../project/equipment'
import { indexOfCooling } from './load-index'

/** Figures of a unit that the rules read: nominal cooling in kW, capacity index, and whether it is one of several kits of an air handler. */
export interface UnitFigures {
  kind: NodeKind
  coolingKw: number
  loadIndex: number
  isOneOfSeveral: boolean
}

/** Returns the figures of a drawn unit: its own cooling where given, and the capacity index of its model; null for a node that is no unit. */
export function unitAt(diagram: Diagram, row: number, pack: EquipmentRules): UnitFigures | null {
  const kind = kindAt(diagram, row)
  if (!isUnitKind(kind)) return null
  return figuresOf(pack, kind, diagram.modelNames[diagram.nodeModel[row] ?? -1], diagram.nodeCoolingKw[row] ?? NaN)
}

/** Returns the figures of a unit from its model and its own cooling in kW, NaN where it has none. */
export function figuresOf(pack: EquipmentRules, kind: NodeKind, model = '', ownKw = NaN, isOneOfSeveral = false): UnitFigures {
  const demand = unitDemand(pack, model)
  const coolingKw = Number.isNaN(ownKw) ? (demand?.coolKw ?? 0) : ownKw
  return { kind, coolingKw, loadIndex: demand ? demand.loadIndex : indexOfCooling(ownKw), isOneOfSeveral }
}
