import fc from 'fast-check'
import type { JointType, NodeKind } from '../../src/model/project/codes'
import type { DiagramEdge, DiagramNode, NodeData } from '../../src/model/diagram/diagram'
import { createDiagram } from '../../src/model/diagram/diagram-rows'
import { newSystem } from '../../src/model/project/defaults'
import type { System } from '../../src/model/project/project'

export interface Drawn {
  nodes: DiagramNode[]
  edges: DiagramEdge[]
}

interface BelowSpec {
  node: { kind: NodeKind; data: NodeData }
  under: number
  port: number
  isPair: boolean
  /** Kits of a merged air handler that hang here instead; 0 for none. */
  mergedKits: number
}

const below: fc.Arbitrary<BelowSpec> = fc.record({
  node: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom<NodeKind>('indoor', 'indoor', 'freshAir', 'hydro', 'ahuKit').map(bare) },
    { weight: 2, arbitrary: fc.constantFrom<NodeKind>('placeholder', 'endCap').map(bare) },
    { weight: 6, arbitrary: fc.constantFrom(0, 2, 2, 2, 3, 4, 8, 9, 12).map((branches) => joint(branches)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom<JointType>('MP2', 'MP8', 'MP6-W', 'PLUS-SUB'), fc.constantFrom(0, 1, 2, 3, 12))
        .map(([jointType, branches]) => joint(branches, jointType)),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom<JointType>('MS', 'MS-MAIN', 'MS-SUB'), fc.constantFrom(0, 1, 4, 6, 7, 10, 16, 40, 255))
        .map(([jointType, ports]) => ({ kind: 'box' as const, data: { jointType, ...(ports > 0 && { ports }) } })),
    },
  ),
  under: fc.nat({ max: 8 }),
  port: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 16 })),
  isPair: fc.nat({ max: 9 }).map((dice) => dice === 0),
  mergedKits: fc.nat({ max: 30 }).map((dice) => (dice > 26 ? dice - 25 : 0)),
})

const notes = fc.array(fc.record({ x: fc.integer({ min: -20, max: 120 }), y: fc.integer({ min: -10, max: 90 }) }), { maxLength: 8 })

/** Sound trees of every kind of fitting, with merged air handlers, pairs of pipes, and notes beside them. Unset places hold whatever was drawn. */
export const randomTree: fc.Arbitrary<Drawn> = fc
  .record({
    modules: fc.integer({ min: 1, max: 4 }),
    belows: fc.array(below, { maxLength: 30 }),
    notes,
  })
  .map((spec) => {
    const models = Array.from({ length: spec.modules }, () => 'X4P-10')
    const drawn: Drawn = { nodes: [node('outdoor', 'outdoor', { models })], edges: [] }
    spec.belows.forEach((one, place) => hang(drawn, one, `n${String(place)}`))
    spec.notes.forEach(({ x, y }, place) => drawn.nodes.push({ ...node(`note${String(place)}`, 'none', {}), x: 10 * x, y: 10 * y }))
    return drawn
  })

export function systemOf({ nodes, edges }: Drawn): System {
  return newSystem({ diagram: createDiagram(nodes, edges) })
}

export function node(id: string, kind: NodeKind, data: NodeData): DiagramNode {
  return { id, kind, shape: kind, x: 7, y: 11, data }
}

export function edge(source: string, target: string, sourcePort = 0, kind: DiagramEdge['kind'] = 'generic'): DiagramEdge {
  return { id: `${source}>${target}:${kind}`, source, target, sourcePort, kind }
}

/** Nodes that others may hang on. */
export function fittingsOf({ nodes }: Drawn): DiagramNode[] {
  return nodes.filter((one) => one.kind === 'outdoor' || one.kind === 'joint' || one.kind === 'box')
}

function bare(kind: NodeKind): BelowSpec['node'] {
  return { kind, data: {} }
}

function joint(branches: number, jointType?: JointType): BelowSpec['node'] {
  return { kind: 'joint', data: { ...(jointType && { jointType }), ...(branches > 0 && { branches }) } }
}

function hang(drawn: Drawn, spec: BelowSpec, id: string): void {
  const fittings = fittingsOf(drawn)
  const parent = fittings[fittings.length - 1 - (spec.under % fittings.length)]
  if (!parent) return
  if (spec.mergedKits > 0) {
    hangMerged(drawn, spec, id, parent.id)
    return
  }
  drawn.nodes.push(node(id, spec.node.kind, spec.node.data))
  if (spec.isPair) drawn.edges.push(edge(parent.id, id, spec.port, 'gas'), edge(parent.id, id, spec.port, 'liquid'))
  else drawn.edges.push(edge(parent.id, id, spec.port))
}

function hangMerged({ nodes, edges }: Drawn, spec: BelowSpec, id: string, parent: string): void {
  const box = node(`${id}box`, 'ahuBox', spec.port > 0 ? { branches: spec.port } : {})
  for (let kit = 0; kit < spec.mergedKits; kit++) {
    const kitId = `${id}kit${String(kit)}`
    nodes.push(node(kitId, 'ahuKit', { airHandlerId: id }))
    edges.push(edge(parent, kitId, kit === 2 ? 0 : spec.port), edge(kitId, box.id))
  }
  nodes.push(box)
}
