import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDrawing, nodeBox } from '../../../src/drawing/drawing/drawing'
import type { Drawing } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { distanceToRoute, newRoute, pipeRoute } from '../../../src/drawing/drawing/pipe-route'
import { createSpatialIndex } from '../../../src/drawing/view/spatial-index'
import type { SpatialIndex } from '../../../src/drawing/view/spatial-index'
import type { Box } from '../../../src/drawing/view/view'
import { edgeRow, nodeRow } from '../../../src/model/diagram/diagram-rows'
import { pack } from '../board-labels'
import { fourUnits } from '../drawn-systems'
import { atOnce } from '../../../src/model/change/at-once'
import { anyBox, anyDiagram } from '../columns/random-drawing'

const MARGIN = 62

describe('the spatial index', () => {
  it('the spatial index finds exactly the symbols and pipes that touch a box, before it is prepared and after', () => {
    fc.assert(
      fc.property(anyDiagram, anyBox, (diagram, box) => {
        const drawing = createDrawing(diagram, null, packEquipment(pack))
        const index = createSpatialIndex(drawing)
        const wide = { minX: box.minX - MARGIN, minY: box.minY - MARGIN, maxX: box.maxX + MARGIN, maxY: box.maxY + MARGIN }
        for (const state of [index, prepared(index)]) {
          expect(sorted(state.nodesIn(box))).toEqual(rowsOf(drawing.nodeCount).filter((row) => touches(nodeBox(drawing, row), wide)))
          expect(sorted(state.edgesIn(box))).toEqual(rowsOf(drawing.edgeCount).filter((edge) => touches(boxOfPipe(drawing, edge), wide)))
        }
      }),
    )
  })

  it('the spatial index gives the nearest thing to any point, a symbol before a pipe', () => {
    const point = fc.tuple(
      fc.integer({ min: -4_100, max: 4_100 }),
      fc.integer({ min: -2_100, max: 6_100 }),
      fc.integer({ min: 1, max: 400 }),
    )
    fc.assert(
      fc.property(anyDiagram, point, (diagram, [x, y, reach]) => {
        const drawing = createDrawing(diagram, null, packEquipment(pack))
        expect(createSpatialIndex(drawing).at(x, y, reach)).toEqual(scanAt(drawing, x, y, reach))
      }),
    )
  })

  it('the spatial index stops where it was asked for no more', () => {
    const drawing = createDrawing(fourUnits(), null, packEquipment(pack))
    const index = createSpatialIndex(drawing)
    expect(index.nodesIn(drawing.extent, 3)).toHaveLength(3)
    expect(prepared(index).nodesIn(drawing.extent, 3)).toHaveLength(3)
    expect(index.nodesIn(drawing.extent)).toHaveLength(drawing.nodeCount)
  })

  it('the spatial index finds things a thousand kilometres to the right, where single precision would be half a unit off', () => {
    const diagram = fourUnits()
    const far = 16_777_216
    for (let row = 0; row < diagram.nodeCount; row++) diagram.nodeX[row] = (diagram.nodeX[row] ?? 0) + far
    const drawing = createDrawing(diagram, null, packEquipment(pack))
    const unit = nodeRow(diagram, 'a')
    const box = nodeBox(drawing, unit)
    const beside = { minX: box.maxX + MARGIN + 0.25, minY: box.minY, maxX: box.maxX + MARGIN + 0.3, maxY: box.maxY }
    expect(prepared(createSpatialIndex(drawing)).nodesIn(beside)).not.toContain(unit)
  })

  it('the spatial index gives a unit before the pipe below it', () => {
    const diagram = fourUnits()
    const drawing = createDrawing(diagram, null, packEquipment(pack))
    const unit = nodeRow(diagram, 'a')
    expect(createSpatialIndex(drawing).at(drawing.x[unit] ?? 0, drawing.y[unit] ?? 0, 6)).toEqual({ kind: 'node', row: unit })
  })

  it('the spatial index gives the pipe within reach, and nothing beyond', () => {
    const diagram = fourUnits()
    const drawing = createDrawing(diagram, null, packEquipment(pack))
    const index = createSpatialIndex(drawing)
    const pipe = edgeRow(diagram, 'j1>a')
    const unit = nodeRow(diagram, 'a')
    const [x, y] = [drawing.x[unit] ?? 0, (drawing.y[unit] ?? 0) - 60]
    expect(index.at(x + 5, y, 6)).toEqual({ kind: 'edge', row: pipe })
    expect(index.at(x + 30, y, 6)).toBeNull()
  })
})

function prepared(index: SpatialIndex): SpatialIndex {
  atOnce(index.preparing())
  return index
}

function rowsOf(count: number): number[] {
  return Array.from({ length: count }, (_, row) => row)
}

function sorted(rows: readonly number[]): number[] {
  return [...rows].sort((a, b) => a - b)
}

function touches(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY
}

function boxOfPipe(drawing: Drawing, edge: number): Box {
  const route = newRoute()
  const corners = Array.from(route.subarray(0, 2 * pipeRoute(drawing, edge, route)))
  const [xs, ys] = [0, 1].map((odd) => corners.filter((_, place) => place % 2 === odd))
  return { minX: Math.min(...(xs ?? [])), minY: Math.min(...(ys ?? [])), maxX: Math.max(...(xs ?? [])), maxY: Math.max(...(ys ?? [])) }
}

function scanAt(drawing: Drawing, x: number, y: number, reach: number): unknown {
  const around = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach }
  const first = (rows: number[], distance: (row: number) => number) => {
    const least = Math.min(...rows.map(distance))
    return rows.find((row) => distance(row) === least)
  }
  const nodes = rowsOf(drawing.nodeCount).filter((row) => touches(nodeBox(drawing, row), around))
  const node = first(nodes, (row) => Math.hypot((drawing.x[row] ?? 0) - x, (drawing.y[row] ?? 0) - y))
  if (node !== undefined) return { kind: 'node', row: node }
  const route = newRoute()
  const away = (edge: number) => distanceToRoute(route, pipeRoute(drawing, edge, route), x, y)
  const pipe = first(
    rowsOf(drawing.edgeCount).filter((edge) => away(edge) <= reach),
    away,
  )
  return pipe === undefined ? null : { kind: 'edge', row: pipe }
}
