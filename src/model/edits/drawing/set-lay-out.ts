import type { Change } from '../../change/change'
import { omit } from '../../change/omit'
import type { LayOut } from '../../diagram/diagram'
import { nodeAt } from '../../diagram/diagram-rows'
import { outdoorRow } from '../../diagram/diagram-tree'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Lays a drawing out wide or tall; the core finds the places. Without ops where no outdoor unit is drawn. */
export function setLayOut(project: Project, systemId: string, layOut: LayOut): Change {
  const label = 'setLayOut'
  const { diagram } = systemOf(project, systemId)
  const row = outdoorRow(diagram)
  if (row < 0) return { label, ops: [] }
  const before = nodeAt(diagram, row)
  if ((before.data.layOut ?? 'wide') === layOut) return { label, ops: [] }
  const data = layOut === 'wide' ? omit(before.data, 'layOut') : { ...before.data, layOut }
  return { label, ops: [{ table: 'node', systemId, before, after: { ...before, data }, at: row }] }
}
