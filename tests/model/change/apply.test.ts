import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange } from '../../../src/model/change/apply'
import { invert } from '../../../src/model/change/invert'
import type { Op } from '../../../src/model/change/change'
import { newProject, newSystem } from '../../../src/model/project/defaults'
import type { DiagramEdge, DiagramNode } from '../../../src/model/diagram/diagram'
import { createDiagram, edgeAt, edgeRow, nodeAt, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { withoutRows } from '../../../src/model/change/filter-rows'
import { omit } from '../../../src/model/change/omit'
import type { Project } from '../../../src/model/project/project'
import { pictureOf, pictureOfDiagram } from '../picture'

const node = (id: string, x = 0): DiagramNode => ({ id, kind: 'indoor', shape: 'idu1', x, y: 0, data: { model: `M-${x}` } })
const edge = (id: string, source: string, target: string, lengthM = 1): DiagramEdge => ({
  id,
  source,
  target,
  sourcePort: 0,
  kind: 'generic',
  lengthM,
})

function projectWith(nodes: DiagramNode[], edges: DiagramEdge[]): Project {
  const system = newSystem({ id: 'S', diagram: createDiagram(nodes, edges) })
  return newProject({ systems: { S: system }, systemOrder: ['S'] })
}

/** A step of a random edit: what it does, and where, as a fraction of the rows that are there. */
const step = fc.record({
  what: fc.constantFrom('putNode', 'dropNode', 'patchNode', 'putEdge', 'dropEdge', 'patchEdge', 'setNodes', 'setEdges'),
  at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  other: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  value: fc.integer({ min: 0, max: 40 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** The same rows as two plain arrays, edited by splice: nothing cleverer than the sentence it checks. */
interface Twin {
  nodes: DiagramNode[]
  edges: DiagramEdge[]
}

function opOf({ what, at, other, value }: Step, twin: Twin, fresh: string): Op | null {
  const { nodes, edges } = twin
  const row = Math.floor(at * nodes.length)
  const edgePlace = Math.floor(at * edges.length)
  const end = (part: number) => nodes[Math.floor(part * nodes.length)]?.id ?? 'nobody'
  const common = { systemId: 'S' }
  const here = nodes[row]
  const pipe = edges[edgePlace]
  switch (what) {
    case 'putNode':
      return { table: 'node', ...common, before: null, after: node(fresh, value), at: Math.floor(at * (nodes.length + 1)) }
    case 'dropNode':
      return here ? { table: 'node', ...common, before: here, after: null, at: row } : null
    case 'patchNode':
      return here ? { table: 'node', ...common, before: here, after: { ...here, x: value, data: { heightM: value } }, at: row } : null
    case 'putEdge':
      return {
        table: 'edge',
        ...common,
        before: null,
        after: edge(fresh, end(at), end(other), value),
        at: Math.floor(other * (edges.length + 1)),
      }
    case 'dropEdge':
      return pipe ? { table: 'edge', ...common, before: pipe, after: null, at: edgePlace } : null
    case 'setNodes': {
      const rows = nodes.map((_, each) => each).filter((each) => each % 3 === value % 3)
      return {
        table: 'nodeValues',
        ...common,
        rows: Int32Array.from(rows),
        before: { nodeY: Float64Array.from(rows, (each) => nodes[each]?.y ?? NaN) },
        after: { nodeY: Float64Array.from(rows, () => value) },
      }
    }
    case 'setEdges': {
      const rows = edges.map((_, each) => each).filter((each) => each % 2 === value % 2)
      const before = Float64Array.from(rows, (each) => edges[each]?.bends ?? NaN)
      return {
        table: 'edgeValues',
        ...common,
        rows: Int32Array.from(rows),
        before: { edgeBends: before },
        after: { edgeBends: Float64Array.from(rows, (each) => (value > 30 ? NaN : each)) },
      }
    }
    default:
      return pipe ? { table: 'edge', ...common, before: pipe, after: { ...pipe, bends: value, target: end(other) }, at: edgePlace } : null
  }
}

function applyToTwin(twin: Twin, op: Op): void {
  if (op.table === 'node') twin.nodes.splice(op.at, op.before ? 1 : 0, ...(op.after ? [op.after] : []))
  if (op.table === 'nodeValues')
    op.rows.forEach((row, place) => (twin.nodes[row] = { ...(twin.nodes[row] ?? node('')), y: op.after.nodeY?.[place] ?? 0 }))
  if (op.table === 'edgeValues')
    op.rows.forEach((row, place) => {
      const pipe = omit(twin.edges[row] ?? edge('', '', ''), 'bends')
      const bends = op.after.edgeBends?.[place] ?? NaN
      twin.edges[row] = Number.isNaN(bends) ? pipe : { ...pipe, bends }
    })
  if (op.table === 'edge') twin.edges.splice(op.at, op.before ? 1 : 0, ...(op.after ? [op.after] : []))
}

describe('applying changes', () => {
  it('applying changes keeps the rows that plain arrays would have, and every inverse brings back the same bits', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const twin: Twin = { nodes: ['a', 'b', 'c'].map((id) => node(id)), edges: [edge('ab', 'a', 'b'), edge('bc', 'b', 'c')] }
        const project = projectWith(twin.nodes, twin.edges)
        const diagram = project.systems['S']?.diagram ?? createDiagram([], [])
        const done: { ops: Op[]; before: unknown }[] = []
        steps.forEach((each, place) => {
          const op = opOf(each, twin, `new-${place}`)
          if (!op) return
          done.push({ ops: [op], before: pictureOf(project) })
          applyChange(project, { label: 'step', ops: [op] })
          applyToTwin(twin, op)
          expect(Array.from({ length: diagram.nodeCount }, (_, row) => nodeAt(diagram, row))).toStrictEqual(twin.nodes)
          expect(Array.from({ length: diagram.edgeCount }, (_, row) => edgeAt(diagram, row))).toStrictEqual(twin.edges)
          twin.nodes.forEach((each, row) => expect(nodeRow(diagram, each.id)).toBe(row))
          twin.edges.forEach((each, row) => expect(edgeRow(diagram, each.id)).toBe(row))
        })
        for (const { ops, before } of done.reverse()) {
          applyChange(project, invert({ label: 'step', ops }))
          expect(pictureOf(project)).toStrictEqual(before)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('applying changes keeps ids findable after many rows were moved', () => {
    const project = projectWith(
      Array.from({ length: 900 }, (_, place) => node(`n${place}`)),
      [],
    )
    const diagram = project.systems['S']?.diagram ?? createDiagram([], [])
    expect(nodeRow(diagram, 'n899')).toBe(899)
    for (let turn = 0; turn < 600; turn++) {
      applyChange(project, { label: 'drop', ops: [{ table: 'node', systemId: 'S', before: nodeAt(diagram, 0), after: null, at: 0 }] })
      expect(nodeRow(diagram, 'n899')).toBe(898 - turn)
      expect(nodeRow(diagram, `n${turn}`)).toBe(-1)
    }
  })

  it('applying changes says which system a change of another project names', () => {
    const op: Op = { table: 'node', systemId: 'elsewhere', before: null, after: node('x'), at: 0 }
    expect(() => applyChange(newProject(), { label: 'step', ops: [op] })).toThrow(/elsewhere/)
  })

  it('applying changes takes many rows out at once as it would one by one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(9), { maxLength: 9 }), fc.uniqueArray(fc.nat(8), { maxLength: 8 }), (nodeRows, edgeRows) => {
        const nodes = Array.from({ length: 10 }, (_, place) => node(`n${place}`, place))
        const edges = Array.from({ length: 9 }, (_, place) => edge(`e${place}`, `n${place}`, `n${(place * 3 + 1) % 10}`))
        const project = projectWith(nodes, edges)
        const diagram = project.systems['S']?.diagram ?? createDiagram([], [])
        const atOnce = withoutRows(diagram, nodeRows, edgeRows)
        const down = (rows: number[]) => [...rows].sort((a, b) => b - a)
        const ops: Op[] = [
          ...down(edgeRows).map((at): Op => ({ table: 'edge', systemId: 'S', before: edgeAt(diagram, at), after: null, at })),
          ...down(nodeRows).map((at): Op => ({ table: 'node', systemId: 'S', before: nodeAt(diagram, at), after: null, at })),
        ]
        applyChange(project, { label: 'drop', ops })
        expect(pictureOfDiagram(atOnce)).toStrictEqual(pictureOfDiagram(diagram))
      }),
    )
  })
})
