import { describe, expect, it } from 'vitest'
import { createDrawing, nodeBox } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { labelStretch, newRoute, pipeRoute } from '../../../src/drawing/drawing/pipe-route'
import type { Diagram } from '../../../src/model/diagram/diagram'
import { nodeRow } from '../../../src/model/diagram/diagram-rows'
import { DiagramBuilder } from '../../helpers/diagram-builder'
import { pack } from '../board-labels'
import { fourUnits, headerOf, heatRecovery, placed } from '../drawn-systems'

interface Segment {
  edge: number
  x1: number
  y1: number
  x2: number
  y2: number
}

function segmentsOf(diagram: Diagram): Segment[] {
  const drawing = createDrawing(diagram, null, packEquipment(pack))
  const route = newRoute()
  const segments: Segment[] = []
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    const count = pipeRoute(drawing, edge, route)
    for (let at = 1; at < count; at++)
      segments.push({ edge, x1: route[2 * at - 2] ?? 0, y1: route[2 * at - 1] ?? 0, x2: route[2 * at] ?? 0, y2: route[2 * at + 1] ?? 0 })
  }
  return segments
}

function isCrossing(a: Segment, b: Segment): boolean {
  const isOverlapping = (a1: number, a2: number, b1: number, b2: number): boolean =>
    Math.min(a1, a2) <= Math.max(b1, b2) && Math.min(b1, b2) <= Math.max(a1, a2)
  return isOverlapping(a.x1, a.x2, b.x1, b.x2) && isOverlapping(a.y1, a.y2, b.y1, b.y2)
}

describe('the way of a pipe on the board', () => {
  it.each([
    ['four units', fourUnits()],
    ['a header of eight', headerOf(8)],
    ['a header of twelve', headerOf(12)],
    ['heat recovery', heatRecovery()],
  ])('the way of a pipe on the board runs along the axes only: %s', (_name, diagram) => {
    for (const { x1, y1, x2, y2 } of segmentsOf(diagram)) expect(Math.min(Math.abs(x1 - x2), Math.abs(y1 - y2))).toBeLessThan(1)
  })

  it.each([
    ['a header of eight', headerOf(8)],
    ['a header of twelve', headerOf(12)],
    ['a box of eight ports', heatRecovery()],
  ])('the way of a pipe on the board never crosses another pipe of the same node: %s', (_name, diagram) => {
    const segments = segmentsOf(diagram).filter(({ edge }) => edge > 0)
    for (const a of segments)
      for (const b of segments)
        if (a.edge < b.edge) expect(isCrossing(a, b), `${diagram.edgeId[a.edge]} and ${diagram.edgeId[b.edge]}`).toBe(false)
  })

  it('the way of a pipe on the board starts and ends at its symbols', () => {
    const diagram = fourUnits()
    const drawing = createDrawing(diagram, null, packEquipment(pack))
    const route = newRoute()
    for (let edge = 0; edge < diagram.edgeCount; edge++) {
      const count = pipeRoute(drawing, edge, route)
      const end = nodeBox(drawing, diagram.edgeTarget[edge] ?? -1)
      expect(route[2 * count - 2]).toBeGreaterThanOrEqual(end.minX)
      expect(route[2 * count - 2]).toBeLessThanOrEqual(end.maxX)
      expect(route[2 * count - 1]).toBeGreaterThanOrEqual(end.minY)
      expect(route[2 * count - 1]).toBeLessThanOrEqual(end.maxY)
    }
  })

  it('the way of a pipe on the board sets a gas and a liquid pipe between the same ends apart', () => {
    const draw = new DiagramBuilder()
      .outdoor('outdoor', ['X4P-10'])
      .unit('a', 'outdoor', 'C4-056', { kind: 'gas' })
      .pipe('outdoor', 'a', { kind: 'liquid' })
    const [gas, liquid] = segmentsOf(placed(draw.build()))
    expect(Math.abs((gas?.x1 ?? 0) - (liquid?.x1 ?? 0))).toBeGreaterThan(4)
  })

  it('the way of a pipe on the board is not drawn where an end is missing', () => {
    const diagram = new DiagramBuilder().outdoor('outdoor', ['X4P-10']).pipe('outdoor', 'nowhere').build()
    expect(segmentsOf(diagram)).toEqual([])
  })

  it('the way of a pipe on the board carries its label on the vertical piece above its unit', () => {
    const diagram = headerOf(4)
    const drawing = createDrawing(diagram, null, packEquipment(pack))
    const route = newRoute()
    const stretch = labelStretch(route, pipeRoute(drawing, 1, route))
    expect(stretch?.isVertical).toBe(true)
    expect(stretch?.endX).toBeCloseTo(diagram.nodeX[nodeRow(diagram, 'u0')] ?? NaN)
  })
})
