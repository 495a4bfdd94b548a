import type { Change, SystemHead } from '../change/change'
import { headOf } from '../change/system-ops'
import type { Diagram } from '../diagram/diagram'
import type { IndoorUnit, Project } from '../project/project'

/** A row of a drawing as tags see it: its id, and the line of the list that it draws; '' for none. */
export interface TaggedRow {
  id: string
  line: string
}

/** A system after a change; `lines` and `rows` are null where the change does not touch them. */
export interface SystemAhead {
  head: SystemHead
  lines: IndoorUnit[] | null
  rows: TaggedRow[] | null
  /** Lines whose tags the change itself sets. */
  retagged: Set<string>
}

/** The systems of a project after a change, in order. */
export interface ProjectAhead {
  order: string[]
  systems: Map<string, SystemAhead>
}

/** Returns lists and rows of the systems as a change will leave them, without applying it. */
export function lookAhead(project: Project, change: Change): ProjectAhead {
  let order = [...project.systemOrder]
  const systems = new Map<string, SystemAhead>()
  for (const id of order) {
    const system = project.systems[id]
    if (system) systems.set(id, { head: headOf(system), lines: null, rows: null, retagged: new Set() })
  }
  const at = (id: string): SystemAhead | undefined => systems.get(id)
  for (const op of change.ops) {
    switch (op.table) {
      case 'system': {
        const id = op.after?.id ?? op.before?.id ?? ''
        if (!op.after) {
          systems.delete(id)
          order.splice(op.at, 1)
        } else if (op.before) systems.set(id, { ...newAhead(op.after), ...at(id), head: op.after })
        else {
          systems.set(id, newAhead(op.after))
          order.splice(op.at, 0, id)
        }
        break
      }
      case 'systemOrder':
        order = [...op.after]
        break
      case 'indoorUnit': {
        const system = at(op.systemId)
        if (!system) break
        system.lines ??= [...(project.systems[op.systemId]?.indoorUnits ?? [])]
        putRow(system.lines, op)
        if (op.before && op.after && op.before.tags !== op.after.tags) system.retagged.add(op.after.id)
        break
      }
      case 'diagram': {
        const system = at(op.systemId)
        if (system) system.rows = rowsOf(op.after)
        break
      }
      case 'node': {
        if (op.before && op.after && op.before.data.indoorUnitId === op.after.data.indoorUnitId) break
        const system = at(op.systemId)
        if (!system) break
        system.rows ??= rowsOf(project.systems[op.systemId]?.diagram)
        const row = (node: typeof op.after) => node && { id: node.id, line: node.data.indoorUnitId ?? '' }
        putRow(system.rows, { before: row(op.before), after: row(op.after), at: op.at })
        break
      }
    }
  }
  return { order, systems }
}

export function rowsOf(diagram: Diagram | undefined): TaggedRow[] {
  if (!diagram) return []
  return Array.from({ length: diagram.nodeCount }, (_, row) => ({
    id: diagram.nodeId[row] ?? '',
    line: diagram.nodeRest[row]?.indoorUnitId ?? '',
  }))
}

// A new system has an empty list and drawing, which the following ops fill.
function newAhead(head: SystemHead): SystemAhead {
  return { head, lines: [], rows: [], retagged: new Set() }
}

function putRow<T>(rows: T[], { before, after, at }: { before: T | null; after: T | null; at: number }): void {
  if (!after) rows.splice(at, 1)
  else if (before) rows[at] = after
  else rows.splice(at, 0, after)
}
