import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange } from '../../src/model/change/apply'
import type { Diagram } from '../../src/model/diagram/diagram'
import { copyDiagram, edgeAt, nodeAt, nodeRow } from '../../src/model/diagram/diagram-rows'
import { BorrowedDiagram } from '../../src/model/drawing/borrowed-diagram'
import { record } from '../../src/model/drawing/record'
import type { Recording } from '../../src/model/drawing/record'
import type { Project } from '../../src/model/project/project'
import { projectBuilder } from '../helpers/project-builder'
import '../helpers/seeded-properties'

const SYSTEM = 'system'

function branches(): Project {
  return projectBuilder()
    .system(SYSTEM, (draw) =>
      draw
        .outdoor('outdoor', ['X4P-24'])
        .joint('y', 'outdoor')
        .placeholder('open', 'y', { lengthM: 7, bends: 2 })
        .unit('unit', 'y', 'C4-056')
        .node('note', 'none', 'text-block', { label: 'beside' }),
    )
    .build()
}

function drawing(project: Project): Diagram {
  const system = project.systems[SYSTEM]
  if (!system) throw new Error('The project has lost its system')
  return system.diagram
}

/** Everything the rows hold, whatever room the columns have. */
function rowsOf(diagram: Diagram): unknown {
  return {
    nodes: Array.from({ length: diagram.nodeCount }, (_, row) => nodeAt(diagram, row)),
    edges: Array.from({ length: diagram.edgeCount }, (_, row) => edgeAt(diagram, row)),
  }
}

type Step = (recording: Recording, at: number, value: number) => void

const STEPS: readonly Step[] = [
  (recording, at, value) => {
    const row = at % recording.diagram.nodeCount
    const node = nodeAt(recording.diagram, row)
    recording.setNode(row, { ...node, kind: 'indoor', shape: 'idu1', data: { model: `M-${value}`, heightM: value, extra: { value } } })
  },
  (recording, at, value) => {
    const row = at % recording.diagram.nodeCount
    recording.setNode(row, { ...nodeAt(recording.diagram, row), id: `renamed ${at} ${value}` })
  },
  (recording, at, value) => {
    const row = at % recording.diagram.edgeCount
    recording.setEdge(row, { ...edgeAt(recording.diagram, row), lengthM: value })
  },
  (recording, at, value) => {
    const above = recording.diagram.nodeId[at % recording.diagram.nodeCount] ?? ''
    const id = `came ${recording.diagram.nodeCount} ${value}`
    recording.addNode({ id, kind: 'placeholder', shape: 'plus', x: at, y: value, data: {} })
    recording.addEdge({ id: `to ${id}`, source: above, target: id, sourcePort: 0, kind: 'generic' })
  },
  (recording, at, value) => {
    const row = at % recording.diagram.nodeCount
    recording.endWithNode(row, { ...nodeAt(recording.diagram, row), kind: 'indoor', shape: 'idu1', data: { model: `L-${value}` } })
  },
  (recording, at, value) => recording.setNodeY(Int32Array.of(at % recording.diagram.nodeCount), Float64Array.of(value)),
  (recording, at, value) => recording.setNodePlaces([at % recording.diagram.nodeCount], [{ x: value, y: at }]),
  (recording, at) => {
    if (recording.diagram.nodeCount > 2 && recording.diagram.edgeCount > 1)
      recording.dropRows([at % recording.diagram.nodeCount], [at % recording.diagram.edgeCount])
  },
]

describe('an edit that borrows the drawing it changes', () => {
  it('an edit that borrows the drawing it changes leaves the drawing as it is, and its steps make of it what the edit shows', () => {
    const step = fc.tuple(fc.nat({ max: STEPS.length - 1 }), fc.nat({ max: 30 }), fc.integer({ min: 0, max: 99 }))
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const project = branches()
        const system = project.systems[SYSTEM]
        if (!system) return
        const before = copyDiagram(system.diagram)
        const recording = record(system)
        for (const [which, at, value] of steps) STEPS[which]?.(recording, at, value)
        expect(system.diagram).toEqual(before)
        applyChange(project, { label: '', ops: recording.ops })
        expect(rowsOf(drawing(project))).toEqual(rowsOf(recording.diagram))
        const { nodeId } = recording.diagram
        nodeId.forEach((id) => expect(nodeId[nodeRow(recording.diagram, id)]).toBe(id))
      }),
      { numRuns: 300 },
    )
  })

  it('an edit that borrows the drawing it changes copies no column that an edit does not write to', () => {
    const from = drawing(branches())
    const borrowed = new BorrowedDiagram(from, 8)
    const row = nodeRow(from, 'open')
    borrowed.setNode(row, { ...nodeAt(from, row), kind: 'indoor', shape: 'idu1', data: { model: 'C4-056' } })
    const { diagram } = borrowed
    expect(nodeAt(diagram, row).kind).toBe('indoor')
    expect(nodeAt(from, row).kind).toBe('placeholder')
    for (const name of ['nodeId', 'nodeX', 'nodeY', 'nodeHeightM', 'edgeSource', 'edgeTarget', 'edgeId', 'edgeRest'] as const)
      expect(diagram[name], name).toBe(from[name])
    for (const name of ['nodeKind', 'nodeShape', 'nodeModel'] as const) expect(diagram[name], name).not.toBe(from[name])
  })

  it('an edit that borrows the drawing it changes writes nothing for a last row that nobody reads', () => {
    const system = branches().systems[SYSTEM]
    if (!system) throw new Error('The project has lost its system')
    const recording = record(system)
    const shared = recording.diagram
    const row = nodeRow(shared, 'open')
    recording.endWithNode(row, { ...nodeAt(shared, row), kind: 'indoor' })
    expect(recording.ops).toHaveLength(1)
    expect(shared.nodeKind).toBe(system.diagram.nodeKind)
    expect(nodeAt(recording.diagram, row).kind, 'who asks sees it').toBe('indoor')
  })

  it('an edit that borrows the drawing it changes has room for rows that come once everything is its own', () => {
    const from = drawing(branches())
    const own = new BorrowedDiagram(from, 8).own()
    expect(own.nodeKind.length).toBe(from.nodeCount + 8)
    expect(own.nodeKind).not.toBe(from.nodeKind)
    expect(rowsOf(own)).toEqual(rowsOf(from))
  })
})
