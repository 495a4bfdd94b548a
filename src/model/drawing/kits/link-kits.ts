import type { DiagramEdge, DiagramNode } from '../../diagram/diagram'
import type { IndoorUnit } from '../../project/project'
import { airHandlerOf } from './derive-kits'
import { kitBox } from './kit-box'
import { keepBooks } from './lay-out-kits'
import { BOX_OFFSET, KIT_STEP } from './spacing'

/**
 * Joins kits that stand on places of their own, as units do: one box behind all of them, and the books on the first. Nothing where there is no kit or
 * the line has no air-handler data.
 */
export function linkKits(
  kits: readonly DiagramNode[],
  unit: IndoorUnit,
  feed: DiagramEdge,
): { start: DiagramNode; box: DiagramNode | null; edges: DiagramEdge[] } | null {
  const [first] = kits
  const airHandler = airHandlerOf(unit)
  const airHandlerId = first?.data.airHandlerId
  if (!first || airHandlerId === undefined || !airHandler) return null
  const kitIds = kits.map((kit) => kit.id)
  const behind = kitBox(airHandler, airHandlerId, kitIds)
  const edges = behind?.edges ?? []
  const placed = behind ? [{ ...behind.box, x: first.x + BOX_OFFSET, y: first.y + KIT_STEP }] : []
  const [start = first, box = null] = keepBooks([first, ...placed], edges, kitIds, feed, 0)
  return { start, box, edges }
}
