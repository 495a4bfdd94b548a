import type { Change, Op } from '../../change/change'
import { headOf, systemOf } from '../../change/system-ops'
import { nodeRow } from '../../diagram/diagram-rows'
import { kindAt } from '../../diagram/diagram-tree'
import type { Project } from '../../project/project'
import { rowsOf } from '../../tags/change-ahead'
import { systemTags } from '../../tags/project-tags'

/** A tag for one drawn unit; an empty one is replaced by the next of the scheme. */
export interface TagOfNode {
  nodeId: string
  tag: string
}

/** Gives drawn units other tags. The tags must be free (`tagOwner`); nodes that are no units stay without one. */
export function setTags(project: Project, systemId: string, typed: readonly TagOfNode[]): Change {
  const system = systemOf(project, systemId)
  const { lines, outdoor } = systemTags(project, systemId)
  const wanted = new Map(typed.map(({ nodeId, tag }) => [nodeId, tag.trim()]))
  const ops: Op[] = []
  for (const [nodeId, tag] of wanted) {
    if (kindAt(system.diagram, nodeRow(system.diagram, nodeId)) !== 'outdoor' || tag === outdoor) continue
    const before = headOf(system)
    ops.push({ table: 'system', before, after: { ...before, tag }, at: project.systemOrder.indexOf(systemId) })
  }
  const places = new Map<string, number>()
  const after = new Map<string, string[]>()
  for (const { id, line } of rowsOf(system.diagram)) {
    const place = places.get(line) ?? 0
    places.set(line, place + 1)
    const tag = wanted.get(id)
    if (line === '' || tag === undefined) continue
    const tags = after.get(line) ?? [...(lines.get(line) ?? [])]
    while (tags.length < place) tags.push('')
    tags[place] = tag
    after.set(line, tags)
  }
  for (const [at, before] of system.indoorUnits.entries()) {
    const tags = after.get(before.id)
    const was = lines.get(before.id)
    if (!tags || (was?.length === tags.length && tags.every((tag, place) => tag === was[place]))) continue
    ops.push({ table: 'indoorUnit', systemId, before, after: { ...before, tags }, at })
  }
  return { label: 'setTags', ops }
}
