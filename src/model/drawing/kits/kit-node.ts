import type { NodeData } from '../../diagram/diagram'
import type { Kit } from './derive-kits'

/** Returns the data of a kit's node: the kit, its air handler and its list line. */
export function kitData(kit: Kit, airHandlerId: string, indoorUnitId: string): NodeData {
  return {
    model: kit.model,
    ...(kit.coolingKw !== undefined && { coolingKw: kit.coolingKw }),
    airHandlerId,
    airHandler: { kitIndex: kit.index, kitName: kit.name, kitId: kit.id },
    indoorUnitId,
  }
}
