import type { NodeData } from '../../diagram/diagram'
import type { Kit } from './derive-kits'

/** What the node of a kit carries: the kit, its air handler and the line of the list. */
export function kitData(kit: Kit, airHandlerId: string, indoorUnitId: string): NodeData {
  return {
    model: kit.model,
    ...(kit.coolingKw !== undefined && { coolingKw: kit.coolingKw }),
    airHandlerId,
    airHandler: { kitIndex: kit.index, kitName: kit.name, kitId: kit.id },
    indoorUnitId,
  }
}
