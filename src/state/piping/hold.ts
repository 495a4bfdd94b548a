import { getVersion, ref, snapshot } from 'valtio'
import type { Change, Op } from '../../model/change/change'
import type { Project, System } from '../../model/project/project'

/**
 * Marks the parts that stay outside of the proxies before a project enters state. A project may hold thousands of systems, so their record is behind one `ref`:
 * it is replaced, together with every changed system, whenever one changes. The list of rooms is replaced in the same way.
 */
export function holdProject(project: Project): Project {
  ref(project.extra)
  ref(project.information.extra)
  ref(project.systems)
  ref(project.rooms)
  if (project.control) ref(project.control)
  if (project.alternatives) ref(project.alternatives)
  return project
}

/** Returns the systems with fresh objects for those that the change writes to; the old record stays as it was. Null where the change writes to none. */
export function renewSystems(systems: Record<string, System>, change: Change): Record<string, System> | null {
  const touched = new Set(change.ops.flatMap(renewedBy))
  if (touched.size === 0) return null
  const renewed = { ...systems }
  for (const id of touched) {
    const system = renewed[id]
    if (system) renewed[id] = { ...system }
  }
  return ref(renewed)
}

// Rows are written into the columns of a diagram, which `revision` covers; everything else is a field of its system.
function renewedBy(op: Op): string[] {
  if (op.table === 'system') return [op.after?.id ?? op.before?.id ?? '']
  return op.table === 'indoorUnit' || op.table === 'diagram' || op.table === 'frozen' ? [op.systemId] : []
}

/**
 * Returns the same change without proxies: history and journal store it, so nothing in it may follow the state. Drawings and groups of units, of which there may be
 * tens of thousands, are never written to and stay as they are.
 */
export function plainChange(change: Change): Change {
  return { label: change.label, ops: change.ops.map(plainOp) }
}

function plainOp(op: Op): Op {
  switch (op.table) {
    case 'node':
    case 'edge':
    case 'nodeValues':
    case 'edgeValues':
    case 'diagram':
    case 'frozen':
    case 'controlGroup':
    case 'alternatives':
      return op
    default:
      return { ...op, before: plain(op.before), after: plain(op.after) } as Op
  }
}

function plain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (getVersion(value) !== undefined) return snapshot(value) as T
  if (Array.isArray(value)) return value.map(plain) as T
  const copy: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value)) copy[key] = key === 'extra' ? field : plain(field)
  return copy as T
}
