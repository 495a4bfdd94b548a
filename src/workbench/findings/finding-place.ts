import { NOTHING_PICKED } from '../../drawing/view/picked'
import type { Picked } from '../../drawing/view/picked'
import { edgeRow, nodeRow } from '../../model/diagram/diagram-rows'
import type { OpenSystem } from '../open-system/use-open-system'

/** Place of a finding or a meter: a node, a pipe, or the system as a whole. */
interface Stand {
  nodeId?: string
  edgeId?: string
}

/** Returns the place as picked rows of the board. */
export function placeOf({ nodeId, edgeId }: Stand): Picked {
  if (nodeId !== undefined) return { nodes: [nodeId], edges: [] }
  return edgeId === undefined ? NOTHING_PICKED : { nodes: [], edges: [edgeId] }
}

/** Returns the place's name in panels. */
export function placeName({ drawing, names, system }: OpenSystem, { nodeId, edgeId }: Stand): string {
  if (nodeId !== undefined) return names.node(nodeRow(drawing.diagram, nodeId))
  if (edgeId === undefined) return system.name
  const edge = edgeRow(drawing.diagram, edgeId)
  return `${names.node(drawing.diagram.edgeSource[edge] ?? -1)} → ${names.node(drawing.diagram.edgeTarget[edge] ?? -1)}`
}
