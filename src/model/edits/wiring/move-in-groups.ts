import type { Change, Op } from '../../change/change'
import type { Project } from '../../project/project'
import { NO_CONTROL } from '../../wiring/control'

/** Names units and drawn controllers that move to another system by their new ids in the groups that they are in. @param ids new ids by the old ones */
export function moveInGroups(project: Project, fromId: string, toId: string, ids: ReadonlyMap<string, string>): Change {
  const { groups } = project.control ?? NO_CONTROL
  const ops = groups.flatMap((before, at): Op[] => {
    if (!before.units.some(({ systemId, nodeId }) => systemId === fromId && ids.has(nodeId))) return []
    const units = before.units.map((unit) => {
      const nodeId = unit.systemId === fromId ? ids.get(unit.nodeId) : undefined
      return nodeId === undefined ? unit : { systemId: toId, nodeId }
    })
    const controllers = before.controllers.map((each) => ({ ...each, id: ids.get(each.id) ?? each.id }))
    return [{ table: 'controlGroup', before, after: { ...before, units, controllers }, at }]
  })
  return { label: 'moveBranch', ops }
}
