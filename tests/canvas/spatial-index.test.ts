import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDrawing, nodeBox } from '../../src/canvas/drawing'
import { packEquipment } from '../../src/canvas/pack-equipment'
import { createSpatialIndex } from '../../src/canvas/spatial-index'
import { edgeRow, nodeRow } from '../../src/model/diagram-rows'
import { pack } from './board-labels'
import { fourUnits, headerOf } from './drawn-systems'

describe('the spatial index', () => {
  it('finds exactly the symbols that a scan of all rows finds', () => {
    const drawing = createDrawing(headerOf(12), null, packEquipment(pack))
    const index = createSpatialIndex(drawing)
    const place = fc.integer({ min: -300, max: 2000 })
    fc.assert(
      fc.property(place, place, fc.integer({ min: 0, max: 900 }), (minX, minY, size) => {
        const box = { minX, minY, maxX: minX + size, maxY: minY + size }
        const found = new Set(index.nodesIn(box))
        for (let row = 0; row < drawing.nodeCount; row++) {
          const symbol = nodeBox(drawing, row)
          const isInside = symbol.minX <= box.maxX && symbol.maxX >= box.minX && symbol.minY <= box.maxY && symbol.maxY >= box.minY
          if (isInside) expect(found.has(row)).toBe(true)
        }
      }),
    )
  })

  it('gives a unit before the pipe below it', () => {
    const diagram = fourUnits()
    const drawing = createDrawing(diagram, null, packEquipment(pack))
    const unit = nodeRow(diagram, 'a')
    expect(createSpatialIndex(drawing).at(drawing.x[unit] ?? 0, drawing.y[unit] ?? 0, 6)).toEqual({ kind: 'node', row: unit })
  })

  it('gives the pipe within reach, and nothing beyond', () => {
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
