import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import type { Drawing } from '../../../src/drawing/drawing/drawing'
import { keptIndex } from '../../../src/drawing/drawing/kept-index'
import { patchDrawing } from '../../../src/drawing/drawing/patch-drawing'
import { createSpatialIndex } from '../../../src/drawing/view/spatial-index'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import type { SystemResult } from '../../../src/engine/decode/system-result'
import { EDGE_KINDS } from '../../../src/model/project/codes'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { copyDiagram, nodeAt } from '../../../src/model/diagram/diagram-rows'
import { insertNode, patchNode, removeEdge, removeNode } from '../../../src/model/change/edit-rows'
import { pack } from '../board-labels'
import { fourUnits } from '../drawn-systems'
import { anyDiagram } from '../columns/random-drawing'
import { atOnce } from '../../../src/model/change/at-once'
import { answerFor } from '../system-answer'

const equipment = packEquipment(pack)

type Edit = (diagram: Diagram, row: number) => void

const EDITS: Record<string, Edit> = {
  place: (diagram, row) => patchNode(diagram, row, { ...nodeAt(diagram, row), kind: 'indoor', shape: 'idu1', data: { model: 'DM-090' } }),
  fan: (diagram, row) => patchNode(diagram, row, { ...nodeAt(diagram, row), kind: 'joint', shape: 'joint', data: { branches: 6 } }),
  modules: (diagram) => patchNode(diagram, 0, { ...nodeAt(diagram, 0), data: { models: ['X4P-10'] } }),
  insert: (diagram, row) =>
    insertNode(diagram, row, { id: `new${diagram.nodeCount}`, kind: 'endCap', shape: 'dnd', x: row, y: 0, data: {} }),
  remove: (diagram, row) => {
    if (row > 0) removeNode(diagram, row)
  },
  cut: (diagram, row) => {
    if (diagram.edgeCount > 0) removeEdge(diagram, row % diagram.edgeCount)
  },
  port: (diagram, row) => {
    if (diagram.edgeCount > 0) diagram.edgeSourcePort[row % diagram.edgeCount] = 1 + (row % 4)
  },
  pair: (diagram, row) => {
    if (diagram.edgeCount > 0) diagram.edgeKind[row % diagram.edgeCount] = row % EDGE_KINDS.length
  },
  move: (diagram, row) => {
    diagram.nodeX[row] = (diagram.nodeX[row] ?? 0) + 150
  },
}

describe('a drawing made from the one before', () => {
  it('a drawing made from the one before is the drawing made from nothing, after any edits', () => {
    const edits = fc.array(fc.tuple(fc.constantFrom(...Object.keys(EDITS)), fc.nat(), fc.boolean()), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(anyDiagram, edits, (drawn, list) => {
        const diagram = copyDiagram(drawn)
        let before = createDrawing(diagram, null, equipment)
        for (const [name, place, isComputed] of list) {
          EDITS[name]?.(diagram, place % diagram.nodeCount)
          const result = isComputed ? arrangedBy(diagram, place) : null
          const now = createDrawing(diagram, result, equipment, before)
          expect(columnsOf(now)).toEqual(columnsOf(createDrawing(diagram, result, equipment)))
          before = now
        }
      }),
      { numRuns: 60 },
    )
  })

  it('a drawing made from the one before is the same where only the rows that were written to, and those the answer names, are looked at', () => {
    const edits = fc.array(fc.tuple(fc.constantFrom('place', 'fan', 'port', 'pair', 'arrange'), fc.nat()), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(anyDiagram, edits, (drawn, list) => {
        const diagram = copyDiagram(drawn)
        let result = arrangedBy(diagram, 0)
        let before = createDrawing(diagram, result, equipment)
        keptIndex(before)
        for (const [name, place] of list) {
          const touched = { nodes: new Set<number>(), edges: new Set<number>() }
          const row = place % diagram.nodeCount
          const isOfPipes = name === 'port' || name === 'pair'
          if (name === 'arrange') result = followedBy(result, row)
          else EDITS[name]?.(diagram, row)
          if (isOfPipes && diagram.edgeCount > 0) touched.edges.add(row % diagram.edgeCount)
          else if (!isOfPipes) touched.nodes.add(row)
          const patched = patchDrawing(before, result, equipment, touched)
          const now = patched ?? createDrawing(diagram, result, equipment, before)
          expect(patched === null).toBe(before.hasSeveralFeeders)
          expect(columnsOf(now)).toEqual(columnsOf(createDrawing(diagram, result, equipment)))
          const index = keptIndex(now)
          atOnce(index.preparing())
          const anew = createSpatialIndex(now)
          expect(sorted(index.nodesIn(PART))).toEqual(sorted(anew.nodesIn(PART)))
          expect(sorted(index.edgesIn(PART))).toEqual(sorted(anew.edgesIn(PART)))
          before = now
        }
      }),
      { numRuns: 60 },
    )
  })

  it('a drawing made from the one before is made anew where rows came or went', () => {
    const diagram = fourUnits()
    const before = createDrawing(diagram, arrangedBy(diagram, 0), equipment)
    EDITS['insert']?.(diagram, 2)
    expect(patchDrawing(before, before.result, equipment, { nodes: new Set([2]), edges: new Set() })).toBeNull()
  })

  it('a drawing made from the one before leaves the one before as it was', () => {
    const diagram = fourUnits()
    const before = createDrawing(diagram, null, equipment)
    const columns = structuredClone(columnsOf(before))
    EDITS['fan']?.(diagram, 2)
    EDITS['move']?.(diagram, 1)
    createDrawing(diagram, null, equipment, before)
    expect(columnsOf(before)).toEqual(columns)
  })

  it('a drawing made from the one before shares the links where only a length was typed', () => {
    const diagram = fourUnits()
    const before = createDrawing(diagram, null, equipment)
    diagram.edgeLengthM[0] = 7
    expect(createDrawing(diagram, null, equipment, before).leaving).toBe(before.leaving)
  })
})

function columnsOf({ glyph, halfWidth, halfHeight, outlets, x, y, extent, feed, leavingFrom, leaving, source, target, edge }: Drawing) {
  return { glyph, halfWidth, halfHeight, outlets, x, y, extent, feed, leavingFrom, leaving, source, target, edge }
}

const PART = { minX: 200, minY: 100, maxX: 1200, maxY: 700 }
const sorted = (rows: readonly number[]): number[] => [...rows].sort((a, b) => a - b)

/** The next answer, in which one row stands elsewhere. */
function followedBy(before: SystemResult, row: number): SystemResult {
  const arrangedX = before.arrangedX.slice()
  arrangedX[row] = (arrangedX[row] ?? 0) + 130
  const change = { from: before.revision, rows: Int32Array.of(row), edges: new Int32Array() }
  return { ...before, revision: before.revision + 1, arrangedX, change }
}

/** Some nodes arranged elsewhere, others left where they were. */
function arrangedBy(diagram: Diagram, seed: number): SystemResult {
  const answer = answerFor(diagram)
  for (let row = 0; row < diagram.nodeCount; row++) {
    if ((row + seed) % 3 === 0) continue
    answer.arrangedX[row] = ((row * 137 + seed) % 40) * 65
    answer.arrangedY[row] = (row % 7) * 160
  }
  return answer
}
