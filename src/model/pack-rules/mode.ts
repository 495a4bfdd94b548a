import type { OutdoorType } from '../project/codes'
import type { JointType } from '../project/codes'
import type { Diagram } from '../diagram/diagram'
import { outdoorRow } from '../diagram/diagram-tree'
import { outdoorSeries } from '../project/equipment'
import type { EquipmentRules } from '../project/equipment'
import { libraryRules } from './special-codes'

/** Finds the mode of a drawing: the type of its outdoor unit, or the mode of its series and library where the drawing gives none. */
export function modeOf(diagram: Diagram, pack: EquipmentRules, outdoorModels: readonly string[] = []): OutdoorType {
  const outdoor = diagram.nodeRest[outdoorRow(diagram)]
  return outdoor?.outdoorType ?? modeOfModels(outdoor?.models ?? outdoorModels, pack)
}

/** Finds the mode of outdoor modules, for drawings that give none. */
export function modeOfModels(models: readonly string[], pack: EquipmentRules): OutdoorType {
  if (isHeatRecovery(models, pack)) return 'HR'
  return libraryRules(pack, pack.library).mainSub === true ? 'MainSub' : 'HP'
}

/** Whether outdoor modules are of a heat-recovery series, which has at least one module of that system type. */
export function isHeatRecovery(models: readonly string[], pack: EquipmentRules): boolean {
  const series = outdoorSeries(pack, models)?.id
  return series !== undefined && pack.oduModules.items.some((module) => module.series === series && module.systemType === 'HR')
}

/** Whether a large unit on a box of this type needs the sibling of its port. */
export function needsSiblingPort(mode: OutdoorType, boxType: JointType): boolean {
  return mode === 'MainSub' || (mode === 'HR' && boxType === 'MS')
}
