import type { Change } from '../../change/change'
import { nodeAt } from '../../diagram/diagram-rows'
import { outdoorRow } from '../../diagram/diagram-tree'
import { omit } from '../../change/omit'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Sets the default pipe length in m; null restores the pack's. Without ops where no outdoor unit is drawn. */
export function setDefaultLength(project: Project, systemId: string, lengthM: number | null): Change {
  const label = 'setDefaultLength'
  const { diagram } = systemOf(project, systemId)
  const row = outdoorRow(diagram)
  if (row < 0) return { label, ops: [] }
  const before = nodeAt(diagram, row)
  if ((before.data.defaultPipingLengthM ?? null) === lengthM) return { label, ops: [] }
  const data = lengthM === null ? omit(before.data, 'defaultPipingLengthM') : { ...before.data, defaultPipingLengthM: lengthM }
  return { label, ops: [{ table: 'node', systemId, before, after: { ...before, data }, at: row }] }
}
