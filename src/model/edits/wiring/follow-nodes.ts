import type { Change } from '../../change/change'
import { listsAfter } from '../../change/lists-after'
import type { DiagramNode } from '../../diagram/diagram'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { looseRows } from '../../drawing/notes/anchored-rows'
import { defaultParts, modelsOfLine } from '../../pack-rules/parts/fitting-parts'
import { isUnitKind } from '../../project/codes'
import type { EquipmentRules } from '../../project/equipment'
import type { Project } from '../../project/project'
import type { UnitPart } from '../../project/unit-part'
import { NO_CONTROL } from '../../wiring/control'
import { chooseParts } from '../list/choose-parts'
import { joinGroupOf, releaseControllers } from './drawn-controllers'

/**
 * Completes a change by what the nodes beside units stand for. With the node of a controller, the controller leaves its group, whatever removes the node; with that of a panel or accessory, the order
 * leaves the list line, unless the unit goes as well, which stays in the list with what was ordered for it, or the line has another such node. A controller that comes with its unit, as in a pasted
 * branch, gets a group. Returns the change itself where no such node goes or comes. The writer of the open project applies it to every change; programs that apply changes themselves call it.
 */
export function followNodes(project: Project, change: Change, pack: EquipmentRules): Change {
  const { gone, come } = movedNodes(change)
  if (gone.size + come.size === 0) return change
  const steps = [
    (now: Change): Change => release(listsAfter(project, now), gone),
    (now: Change): Change => groupNew(project, now, come),
    ...systemsOf(gone).map((systemId) => (now: Change) => takeOrders(project, now, { systemId, gone, come }, pack)),
  ]
  return steps.reduce((now, step) => {
    const { ops } = step(now)
    return ops.length === 0 ? now : { label: now.label, ops: [...now.ops, ...ops] }
  }, change)
}

/** A node outside the piping that names a model, with its system. */
interface Beside {
  systemId: string
  node: DiagramNode
  model: string
  /** Id of the node that it stands beside. */
  anchorId: string
}

type Nodes = ReadonlyMap<string, Beside>

/** Returns the nodes with a model that a change takes from the drawings or puts there; one that it only puts elsewhere is neither. */
function movedNodes({ ops }: Change): { gone: Nodes; come: Nodes } {
  const gone = new Map<string, Beside>()
  const come = new Map<string, Beside>()
  const note = (from: Map<string, Beside>, to: Map<string, Beside>, systemId: string, node: DiagramNode): void => {
    const known = besideOf(systemId, node)
    if (known && !from.delete(node.id)) to.set(node.id, known)
  }
  for (const op of ops) {
    if (op.table === 'node') {
      if (op.before && !op.after) note(come, gone, op.systemId, op.before)
      else if (!op.before && op.after) note(gone, come, op.systemId, op.after)
    } else if (op.table === 'diagram') {
      const { before, after, systemId } = op
      for (const row of looseRows(before)) if (nodeRow(after, before.nodeId[row] ?? '') < 0) note(come, gone, systemId, nodeAt(before, row))
      for (const row of looseRows(after)) if (nodeRow(before, after.nodeId[row] ?? '') < 0) note(gone, come, systemId, nodeAt(after, row))
    }
  }
  return { gone, come }
}

function besideOf(systemId: string, node: DiagramNode): Beside | null {
  const { modelName: model, plusId: anchorId } = node.data.extra ?? {}
  return node.kind === 'none' && typeof model === 'string' && typeof anchorId === 'string' ? { systemId, node, model, anchorId } : null
}

function systemsOf(nodes: Nodes): string[] {
  return [...new Set([...nodes.values()].map(({ systemId }) => systemId))]
}

function release(after: Project, gone: Nodes): Change {
  return { label: '', ops: after.control ? releaseControllers(after, new Set(gone.keys())) : [] }
}

/** Gives controllers that have come without a group to that of their unit. */
function groupNew(project: Project, change: Change, come: Nodes): Change {
  const after = listsAfter(project, change)
  const groups = [...(after.control ?? NO_CONTROL).groups]
  const known = new Set(groups.flatMap(({ controllers }) => controllers.map(({ id }) => id)))
  const ops = [...come.values()].flatMap(({ systemId, node, model, anchorId }) => {
    if (node.data.extra?.['nodeType'] !== 'wiredController' || known.has(node.id)) return []
    const unit = unitAfter(project, change, systemId, anchorId)
    if (!unit) return []
    const line = after.systems[systemId]?.indoorUnits.find(({ id }) => id === unit.data.indoorUnitId)
    const name = line?.room || line?.name || (node.data.label ?? '')
    const op = joinGroupOf(groups, { systemId, nodeId: anchorId }, { id: node.id, model }, name)
    if (op.after) groups[op.at] = op.after
    return [op]
  })
  return { label: '', ops }
}

/** Takes what nodes stood for from the list lines of the units beside which they stood. */
function takeOrders(
  project: Project,
  change: Change,
  { systemId, gone, come }: { systemId: string; gone: Nodes; come: Nodes },
  pack: EquipmentRules,
): Change {
  const after = listsAfter(project, change)
  const system = after.systems[systemId]
  if (!system) return { label: '', ops: [] }
  const lineOf = ({ anchorId }: Beside): string | undefined => unitAfter(project, change, systemId, anchorId)?.data.indoorUnitId
  const taken = new Map<string, Set<string>>()
  for (const each of gone.values()) {
    const lineId = each.systemId === systemId ? lineOf(each) : undefined
    if (lineId !== undefined) taken.set(lineId, (taken.get(lineId) ?? new Set()).add(each.model))
  }
  if (taken.size === 0) return { label: '', ops: [] }
  for (const left of nodesLeft(project, systemId, gone, come)) taken.get(lineOf(left) ?? '')?.delete(left.model)
  const choices = system.indoorUnits.flatMap((line) => {
    const models = taken.get(line.id)
    if (!models || !line.parts) return []
    return [[line.id, withoutParts(line.parts, models, defaultParts(pack, modelsOfLine(line)))] as const]
  })
  return chooseParts(after, systemId, new Map(choices), pack)
}

/** Returns the nodes with a model that stand in a drawing after the change. */
function nodesLeft(project: Project, systemId: string, gone: Nodes, come: Nodes): Beside[] {
  const diagram = project.systems[systemId]?.diagram
  const drawn = diagram ? looseRows(diagram).flatMap((row) => besideOf(systemId, nodeAt(diagram, row)) ?? []) : []
  return [...drawn.filter(({ node }) => !gone.has(node.id)), ...[...come.values()].filter((each) => each.systemId === systemId)]
}

/** Returns the parts without some models. Parts that the unit comes with stay, and its own panel takes the place of one that goes. */
function withoutParts(parts: readonly UnitPart[], models: ReadonlySet<string>, own: readonly UnitPart[]): UnitPart[] {
  const isOwn = (id: string): boolean => own.some((part) => part.id === id)
  const kept = parts.filter(({ id }) => !models.has(id) || isOwn(id))
  const lostPanel = parts.some(({ id, type }) => type === 'panel' && !kept.some((part) => part.id === id))
  return lostPanel ? [...own, ...kept] : kept
}

/** Returns a unit as it is drawn after the change; null where it is not, or where another node has its id. */
function unitAfter(project: Project, { ops }: Change, systemId: string, id: string): DiagramNode | null {
  const last = ops.findLast(
    (op) =>
      (op.table === 'diagram' && op.systemId === systemId) ||
      (op.table === 'node' && op.systemId === systemId && (op.after ?? op.before)?.id === id),
  )
  if (last?.table === 'node') return last.after && isUnitKind(last.after.kind) ? last.after : null
  const diagram = last?.table === 'diagram' ? last.after : project.systems[systemId]?.diagram
  const row = diagram ? nodeRow(diagram, id) : -1
  const node = diagram && row >= 0 ? nodeAt(diagram, row) : null
  return node && isUnitKind(node.kind) ? node : null
}
