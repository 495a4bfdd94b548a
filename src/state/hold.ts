import { getVersion, ref, snapshot } from 'valtio'
import type { Change, Op } from '../model/change'
import type { Project } from '../model/project'

/** Marks what must stay outside the proxies before a project enters state: it is large, and it is replaced or written by columns. */
export function holdProject(project: Project): Project {
  ref(project.extra)
  ref(project.information.extra)
  for (const system of Object.values(project.systems)) {
    ref(system.diagram)
    ref(system.indoorUnits)
    ref(system.extra)
    if (system.frozen) ref(system.frozen)
    if (system.controllerGraph) ref(system.controllerGraph)
  }
  return project
}

/** The same change without proxies: history and journal keep it, so nothing in it may follow the state. */
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
