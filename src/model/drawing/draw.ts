import { atOnce } from '../change/at-once'
import type { DiagramEdge, DiagramNode, NodeData } from '../diagram/diagram'
import type { IndoorUnitType } from '../project/project'
import type { NodeKind } from '../project/codes'
import { newId } from '../change/ids'
import type { Feed, Plan } from './plans/plan'

/** Nodes drawn between two pauses. */
const STRETCH = 500

/** Drawn nodes and edges; a node comes before its children. */
export interface Drawn {
  nodes: DiagramNode[]
  edges: DiagramEdge[]
}

/** Returns the nodes and edges of a plan below an existing node, in drawing order. */
export function draw(plan: Plan, above: { id: string; port?: number; feed?: Feed }): Drawn {
  return atOnce(drawing(plan, above))
}

/** Works like `draw`, pausing after every `STRETCH` nodes. */
export function* drawing(plan: Plan, above: { id: string; port?: number; feed?: Feed }): Generator<void, Drawn> {
  const nodes: DiagramNode[] = []
  const edges: DiagramEdge[] = []
  const waiting = [{ plan, above: above.id, port: above.port ?? 0, feed: above.feed ?? {} }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const node = nodeOf(next.plan)
    nodes.push(node)
    if (nodes.length % STRETCH === 0) yield
    edges.push({
      id: newId(),
      ...next.feed,
      ...feedOf(next.plan),
      source: next.above,
      target: node.id,
      sourcePort: next.port,
      kind: 'generic',
    })
    const children = childrenOf(next.plan)
    for (let place = children.length - 1; place >= 0; place--) {
      const child = children[place]
      if (child) waiting.push({ ...child, above: node.id, feed: {} })
    }
  }
  return { nodes, edges }
}

/** Returns the kind and wire shape of the node for a list entry of this type. */
export function unitKind(type: IndoorUnitType): { kind: NodeKind; shape: string } {
  switch (type) {
    case 'idu':
      return { kind: 'indoor', shape: 'idu1' }
    case 'fa':
      return { kind: 'freshAir', shape: 'idu1' }
    case 'hdo':
      return { kind: 'hydro', shape: 'idu1' }
    case 'ahu':
      return { kind: 'ahuKit', shape: 'ahukit' }
    case 'hrv':
      return { kind: 'none', shape: 'hrv1' }
  }
}

/** Returns a node with a new id; the core's arrangement sets its position. */
export function freshNode(kind: NodeKind, shape: string, data: NodeData): DiagramNode {
  return { id: newId(), kind, shape, x: 0, y: 0, data }
}

function nodeOf(plan: Plan): DiagramNode {
  switch (plan.kind) {
    case 'unit':
      return plan.unit.node
    case 'cap':
      return freshNode('endCap', 'end cap', plan.reservedFor === undefined ? {} : { reservedFor: plan.reservedFor })
    case 'joint':
      return freshNode('joint', 'joint', { branches: plan.branches })
    case 'merge':
      return freshNode('joint', 'joint', { jointType: plan.jointType, branches: 1 })
    case 'box':
      return freshNode('box', 'joint', { jointType: plan.jointType ?? 'MS', ports: plan.ports, ...(plan.model && { model: plan.model }) })
  }
}

// A cap is directly on the outlet, so its pipe gets length 0 instead of the default.
function feedOf(plan: Plan): Feed {
  if (plan.kind === 'unit') return plan.unit.feed
  return plan.kind === 'cap' ? { lengthM: 0 } : {}
}

function childrenOf(plan: Plan): { plan: Plan; port: number }[] {
  switch (plan.kind) {
    case 'joint':
      return plan.children.map((child, place) => ({ plan: child, port: plan.branches >= 3 ? place + 1 : 0 }))
    case 'merge':
      return [{ plan: plan.child, port: 0 }]
    case 'box':
      return plan.children
    default:
      return []
  }
}
