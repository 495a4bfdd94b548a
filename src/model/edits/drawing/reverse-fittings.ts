import type { Change } from '../../change/change'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { kindAt } from '../../diagram/diagram-tree'
import { record } from '../../drawing/record'
import { omit } from '../../change/omit'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Toggles the reversal of each of these joints and boxes; other nodes are not changed. */
export function reverseFittings(project: Project, systemId: string, nodeIds: readonly string[]): Change {
  const recording = record(systemOf(project, systemId))
  const { diagram } = recording
  for (const row of new Set(nodeIds.map((id) => nodeRow(diagram, id)))) {
    const kind = kindAt(diagram, row)
    if (row < 0 || (kind !== 'joint' && kind !== 'box')) continue
    const node = nodeAt(diagram, row)
    recording.setNode(row, { ...node, data: node.data.reverse ? omit(node.data, 'reverse') : { ...node.data, reverse: true } })
  }
  return { label: 'reverseFittings', ops: recording.ops }
}
