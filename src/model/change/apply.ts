import type { Op, SystemHead } from './change'
import type { Diagram } from '../diagram/diagram'
import { copyDiagram, emptyDiagram } from '../diagram/diagram-rows'
import { noteListEdit } from '../project/list/list-edits'
import { insertEdge, insertNode, patchEdge, patchNode, removeEdge, removeNode } from './edit-rows'
import type { IndoorUnit, Project, ProjectInformation, System } from '../project/project'
import type { Room } from '../project/rooms/room'
import { isEmptyControl, NO_CONTROL, type ControlGroup } from '../wiring/control'
import { shareIndex } from './row-index'
import { setValues } from './value-columns'

/** Marks a list, the controllers or the designs put aside, before they are stored in the project; the state layer uses it to keep them out of its proxies. */
export type Hold = <T extends object>(part: T) => T

/**
 * Applies a change to the project in place: the only way a project changes. Rows and list indices are exactly those of the change, so the
 * inverse restores the same project. Objects of the change are copied, never kept.
 * @throws Error where the change names a system that the project does not have: it was described against another state of the project
 * @example applyChange(project, renameSystem(project, systemId, 'Roof'))
 */
export function applyChange(project: Project, change: { label?: string; ops: Iterable<Op> }, hold: Hold = (part) => part): void {
  const lists = new Map<string, EditedList>()
  let rooms: Room[] | null = null
  let groups: ControlGroup[] | null = null
  for (const op of change.ops) {
    if (op.table === 'room') rooms = withEntry(rooms ?? [...project.rooms], op)
    else if (op.table === 'controlGroup') groups = withEntry(groups ?? [...(project.control?.groups ?? [])], op)
    else if (op.table === 'alternatives') applyAlternatives(project, op, hold)
    else if (op.table === 'control') project.control = hold({ ...NO_CONTROL, ...project.control, ...op.after })
    else applyOp(project, op, lists)
  }
  if (rooms) project.rooms = hold(rooms)
  if (groups) project.control = hold({ ...NO_CONTROL, ...project.control, groups })
  if (project.control && isEmptyControl(project.control)) delete project.control
  for (const [id, { list, from, first, last }] of lists) {
    const system = project.systems[id]
    if (!system) continue
    noteListEdit(from, list, { first, end: list.length === from.length ? last + 1 : Infinity })
    system.indoorUnits = list
  }
}

function applyAlternatives(project: Project, { after }: Extract<Op, { table: 'alternatives' }>, hold: Hold): void {
  if (after) project.alternatives = hold(after)
  else delete project.alternatives
}

/** The indoor-unit list that a change is writing to, and the rows written so far. */
interface EditedList {
  list: IndoorUnit[]
  from: readonly IndoorUnit[]
  first: number
  last: number
}

function applyOp(
  project: Project,
  op: Exclude<Op, { table: 'room' | 'controlGroup' | 'control' | 'alternatives' }>,
  lists: Map<string, EditedList>,
): void {
  switch (op.table) {
    case 'node':
      applyNode(systemOf(project, op.systemId).diagram, op)
      return
    case 'edge':
      applyEdge(systemOf(project, op.systemId).diagram, op)
      return
    case 'nodeValues':
      setValues(systemOf(project, op.systemId).diagram, op.rows, op.after)
      return
    case 'edgeValues':
      setValues(systemOf(project, op.systemId).diagram, op.rows, op.after)
      return
    case 'indoorUnit':
      applyIndoorUnit(listOf(project, op.systemId, lists), op)
      return
    case 'diagram':
      systemOf(project, op.systemId).diagram = ownCopy(op.after)
      return
    case 'frozen': {
      const system = systemOf(project, op.systemId)
      if (op.after) system.frozen = op.after
      else delete system.frozen
      return
    }
    case 'system':
      applySystem(project, op, lists)
      return
    case 'systemOrder':
      project.systemOrder = [...op.after]
      return
    case 'information':
      project.information = copyInformation(op.after)
      return
    case 'weights':
      project.weights = { ...op.after }
      return
    case 'unitSettings':
      project.unitSettings = { ...op.after }
      return
    default:
      throw new Error(`The change asks for ${String((op as { table?: unknown }).table)}, which this version does not know.`)
  }
}

/** Copies a drawing of a change. The original is never written to again, so the copy shares its row index. */
function ownCopy(drawing: Diagram): Diagram {
  const copy = copyDiagram(drawing)
  shareIndex(drawing, copy)
  return copy
}

function applyNode(diagram: Diagram, op: Extract<Op, { table: 'node' }>): void {
  if (!op.after) removeNode(diagram, op.at)
  else if (op.before) patchNode(diagram, op.at, op.after)
  else insertNode(diagram, op.at, op.after)
}

function applyEdge(diagram: Diagram, op: Extract<Op, { table: 'edge' }>): void {
  if (!op.after) removeEdge(diagram, op.at)
  else if (op.before) patchEdge(diagram, op.at, op.after)
  else insertEdge(diagram, op.at, op.after)
}

function applyIndoorUnit(edited: EditedList, op: Extract<Op, { table: 'indoorUnit' }>): void {
  const { list } = edited
  edited.first = Math.min(edited.first, op.at)
  // An inserted or removed row shifts every later row.
  edited.last = op.before && op.after ? Math.max(edited.last, op.at) : Infinity
  if (!op.after) list.splice(op.at, 1)
  else if (op.before) list[op.at] = op.after
  else list.splice(op.at, 0, op.after)
}

function withEntry<T>(list: T[], op: { before: T | null; after: T | null; at: number }): T[] {
  if (!op.after) list.splice(op.at, 1)
  else if (op.before) list[op.at] = op.after
  else list.splice(op.at, 0, op.after)
  return list
}

/** Fields of a system that it may lack; `assign` alone would leave them there. */
const OPTIONAL = [
  'controllerGraph',
  'outdoorParts',
  'scalePercent',
  'isUnreported',
  'tag',
  'wiring',
  'branching',
  'floorBranching',
] as const

function applySystem(project: Project, op: Extract<Op, { table: 'system' }>, lists: Map<string, EditedList>): void {
  if (!op.after) {
    if (op.before) {
      Reflect.deleteProperty(project.systems, op.before.id)
      lists.delete(op.before.id)
    }
    project.systemOrder.splice(op.at, 1)
    return
  }
  const head: SystemHead = { ...op.after, outdoorModels: [...op.after.outdoorModels] }
  const known = project.systems[head.id]
  if (op.before && known) {
    Object.assign(known, head)
    for (const field of OPTIONAL) if (head[field] === undefined) Reflect.deleteProperty(known, field)
    return
  }
  const system: System = { ...head, indoorUnits: [], diagram: emptyDiagram() }
  project.systems[head.id] = system
  project.systemOrder.splice(op.at, 0, head.id)
}

function systemOf(project: Project, id: string): System {
  const system = project.systems[id]
  if (!system) throw new Error(`The change names system ${id}, which this project does not have.`)
  return system
}

function listOf(project: Project, id: string, lists: Map<string, EditedList>): EditedList {
  const open = lists.get(id)
  if (open) return open
  const from = systemOf(project, id).indoorUnits
  const edited: EditedList = { list: from.slice(), from, first: Infinity, last: -1 }
  lists.set(id, edited)
  return edited
}

function copyInformation(information: ProjectInformation): ProjectInformation {
  const { weather, bid, building, tagScheme } = information
  return {
    ...information,
    city: [...information.city],
    design: { ...information.design },
    // Its lists are copied too: the state makes proxies of what it holds, and the change has to reach the journal and the storage as it is.
    ...(weather && { weather: { ...weather, others: structuredClone(weather.others) } }),
    ...(bid && { bid: { ...bid } }),
    ...(building && { building: { ...building } }),
    ...(tagScheme && { tagScheme: { ...tagScheme, prefixes: { ...tagScheme.prefixes } } }),
  }
}
