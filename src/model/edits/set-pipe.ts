import type { Change } from '../change'
import type { DiagramEdge } from '../diagram'
import { edgeRow } from '../diagram-rows'
import type { Project } from '../project'
import { patchEdges, systemOf } from '../system-ops'

/** Lengths in m, number of 90° bends, material; null takes a value away, so that the default holds again. */
export interface PipePatch {
  lengthM?: number | null
  gasLengthM?: number | null
  liquidLengthM?: number | null
  bends?: number | null
  materialType?: string | null
}

/** Sets values of one or many pipes. Ids that the drawing does not have are left out. */
export function setPipe(project: Project, systemId: string, edgeIds: readonly string[], patch: PipePatch): Change {
  const system = systemOf(project, systemId)
  const rows = edgeIds.map((id) => edgeRow(system.diagram, id)).filter((row) => row >= 0)
  return { label: 'setPipe', ops: patchEdges(system, rows, (edge) => patched(edge, patch)) }
}

function patched(edge: DiagramEdge, patch: PipePatch): DiagramEdge {
  const next: DiagramEdge = { ...edge }
  for (const field of ['lengthM', 'gasLengthM', 'liquidLengthM', 'bends'] as const) {
    const value = patch[field]
    if (value === null) Reflect.deleteProperty(next, field)
    else if (value !== undefined) next[field] = value
  }
  if (patch.materialType === null) delete next.materialType
  else if (patch.materialType !== undefined) next.materialType = patch.materialType
  return next
}
