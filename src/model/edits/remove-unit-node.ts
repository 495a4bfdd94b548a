import type { Change } from '../change'
import { emptyPlace } from '../drawing/empty-place'
import { record } from '../drawing/record'
import type { Project } from '../project'
import { systemOf } from '../system-ops'

/** Takes a unit off the drawing and leaves a placeholder; its line stays in the list as not placed. */
export function removeUnitNode(project: Project, systemId: string, nodeId: string): Change {
  const recording = record(systemOf(project, systemId))
  emptyPlace(recording, nodeId)
  return { label: 'removeUnitNode', ops: recording.ops }
}
