import type { DiagramEdge, DiagramNode } from '../../diagram/diagram'
import type { FindKitLayout } from './kit-layout'
import type { IndoorUnit } from '../../project/project'
import { airHandlerOf } from './derive-kits'
import { kitBox } from './kit-box'
import { keepBooks } from './lay-out-kits'

/**
 * Joins kits that are placed separately, like units: one box behind all of them, and the layout record on the first. Returns null where there is no kit or
 * the line has no air-handler data.
 */
export function linkKits(
  kits: readonly DiagramNode[],
  unit: IndoorUnit,
  feed: DiagramEdge,
  findKitLayout: FindKitLayout,
): { start: DiagramNode; box: DiagramNode | null; edges: DiagramEdge[] } | null {
  const [first] = kits
  const airHandler = airHandlerOf(unit)
  const airHandlerId = first?.data.airHandlerId
  if (!first || airHandlerId === undefined || !airHandler) return null
  const kitIds = kits.map((kit) => kit.id)
  const layout = findKitLayout(airHandler, { x: first.x, y: first.y })
  const behind = kitBox(layout, airHandlerId, kitIds)
  const edges = behind?.edges ?? []
  const [start = first, box = null] = keepBooks(behind ? [first, behind.box] : [first], edges, kitIds, feed, layout.addedHeight)
  return { start, box, edges }
}
