import { isUnitKind } from '../../model/project/codes'
import { kindAt } from '../../model/diagram/diagram-tree'
import { isAbove } from '../../model/pack-rules/allowance'
import { jointAccepts, mergeJoints, startsOnOddPort } from '../../model/pack-rules/merge-joints'
import { mergeMayStandOn } from '../../model/pack-rules/placement'
import { portsFor, portsInUse } from '../../model/pack-rules/ports'
import type { Repair } from '../../model/finding/repair'
import type { RepairPlace } from './repair-place'

/** Suggests the merge joint with the fewest ports that carries a unit on a box, on its first free ports; null where there is none. */
export function mergedPorts(place: RepairPlace): Repair | null {
  const { view, parent, row, kind, loadIndex } = place
  if (!isUnitKind(kind) || kindAt(view.diagram, parent) !== 'box') return null
  const use = portsInUse(view, parent, row)
  for (const { type, portsMerged, maxDownstreamKw } of mergeJoints(view.pack)) {
    if (isAbove(loadIndex / 10, maxDownstreamKw) || !jointAccepts(type, kind, isOneOfSeveral(place))) continue
    if (!mergeMayStandOn(view, parent, type)) continue
    const [port] = portsFor({ ports: portsMerged, startsOdd: startsOnOddPort(type), isLarge: false }, use)
    if (port !== undefined) return { code: 'mergePorts', values: { jointType: type, port } }
  }
  return null
}

function isOneOfSeveral({ diagram, row }: RepairPlace): boolean {
  const handler = diagram.nodeRest[row]?.airHandlerId
  if (handler === undefined) return false
  return diagram.nodeRest.filter((rest, other) => rest?.airHandlerId === handler && kindAt(diagram, other) === 'ahuKit').length > 1
}
