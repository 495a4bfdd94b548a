import type { Diagram } from '../../diagram/diagram'
import { nodeAt } from '../../diagram/diagram-rows'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { unitDemand } from '../../project/equipment'
import type { EquipmentPack } from '../../project/equipment'
import { newId } from '../../change/ids'
import { omit } from '../../change/omit'
import type { IndoorUnit } from '../../project/project'
import { freshNode } from '../draw'
import { feedOf } from '../places/feed-of'
import type { PlannedUnit } from '../plans/plan'
import { deriveKits } from './derive-kits'
import { kitDemand } from './kit-demand'
import { kitData } from './kit-node'
import { kitRows } from './kit-rows'

/** Plans the kits of a list line, repeated by its count. A kit that is already drawn keeps its node and its feed. */
export function plannedKits(
  unit: IndoorUnit,
  diagram: Diagram,
  tree: DiagramTree,
  heads: readonly number[],
  pack: EquipmentPack,
): PlannedUnit[] {
  const kits = deriveKits(unit)
  return Array.from({ length: unit.count }, (_, place) => {
    const known = diagram.nodeRest[heads[place] ?? -1]?.airHandlerId
    const drawn = kitRows(diagram, known)
    const airHandlerId = known ?? newId()
    return kits.flatMap((kit, index): PlannedUnit[] => {
      const demand = unitDemand(pack, kit.model)
      if (!demand) return []
      const row = drawn[index]
      const node = row === undefined ? freshNode('ahuKit', 'ahukit', {}) : nodeAt(diagram, row)
      node.data = { ...omit(node.data, 'coolingKw', 'airHandler'), ...kitData(kit, airHandlerId, unit.id) }
      return [
        {
          demand: kitDemand(demand, kits.length),
          floor: unit.floor,
          node,
          feed: row === undefined ? {} : feedOf(diagram, tree, row),
        },
      ]
    })
  }).flat()
}
