import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/canvas/drawing/drawing'
import type { Drawing } from '../../../src/canvas/drawing/drawing'
import { packEquipment } from '../../../src/canvas/drawing/pack-equipment'
import type { SystemResult } from '../../../src/engine/system-result'
import { EDGE_KINDS } from '../../../src/model/codes'
import type { Diagram } from '../../../src/model/diagram'
import { copyDiagram, nodeAt } from '../../../src/model/diagram-rows'
import { insertNode, patchNode, removeEdge, removeNode } from '../../../src/model/edit-rows'
import { pack } from '../board-labels'
import { fourUnits } from '../drawn-systems'
import { anyDiagram } from './columns/random-drawing'
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
  it('is the drawing made from nothing, after any edits', () => {
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

  it('leaves the one before as it was', () => {
    const diagram = fourUnits()
    const before = createDrawing(diagram, null, equipment)
    const columns = structuredClone(columnsOf(before))
    EDITS['fan']?.(diagram, 2)
    EDITS['move']?.(diagram, 1)
    createDrawing(diagram, null, equipment, before)
    expect(columnsOf(before)).toEqual(columns)
  })

  it('shares the links where only a length was typed', () => {
    const diagram = fourUnits()
    const before = createDrawing(diagram, null, equipment)
    diagram.edgeLengthM[0] = 7
    expect(createDrawing(diagram, null, equipment, before).leaving).toBe(before.leaving)
  })
})

function columnsOf({ glyph, halfWidth, halfHeight, outlets, x, y, extent, feed, leavingFrom, leaving, source, target, edge }: Drawing) {
  return { glyph, halfWidth, halfHeight, outlets, x, y, extent, feed, leavingFrom, leaving, source, target, edge }
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
