import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { cellsIn, cellSize, isCovered, keptPart } from '../../../src/drawing/columns/cells'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import type { Box } from '../../../src/drawing/view/view'
import { pack } from '../board-labels'
import { answerFor } from '../system-answer'
import { anyBox, anyDiagram } from './random-drawing'

const equipment = packEquipment(pack)

describe('the cells of a crowded board', () => {
  it('each show the worst of the symbols in them, and no cell stands where none is', () => {
    fc.assert(
      fc.property(anyDiagram, anyBox, fc.constantFrom(32, 128, 512), (diagram, part, size) => {
        const answer = answerFor(diagram)
        answer.nodeWorst.forEach((_, row) => (answer.nodeWorst[row] = row % 3))
        const drawing = createDrawing(diagram, answer, equipment)
        const cells = cellsIn(drawing, size, part)
        const shown = new Map<string, number>()
        cells.worst.forEach((worst, at) => {
          if (worst > 0) shown.set(`${cells.column + (at % cells.columns)},${cells.line + Math.floor(at / cells.columns)}`, worst)
        })
        const expected = new Map<string, number>()
        for (let row = 0; row < drawing.nodeCount; row++) {
          const [column, line] = [Math.floor((drawing.x[row] ?? 0) / size), Math.floor((drawing.y[row] ?? 0) / size)]
          const isInside = [part.minX, part.maxX].map((x) => Math.floor(x / size)).every((x, at) => (at === 0 ? column >= x : column <= x))
          const isBetween = [part.minY, part.maxY].map((y) => Math.floor(y / size)).every((y, at) => (at === 0 ? line >= y : line <= y))
          if (!isInside || !isBetween) continue
          const key = `${column},${line}`
          expected.set(key, Math.max(expected.get(key) ?? 0, 1 + (row % 3)))
        }
        expect(shown).toEqual(expected)
      }),
    )
  })

  it('the cells of a crowded board of a kept part are the very cells of every window it covers', () => {
    fc.assert(
      fc.property(anyDiagram, anyBox, anyBox, (diagram, window, other) => {
        const drawing = createDrawing(diagram, null, equipment)
        const part = keptPart(drawing, 128, window)
        expect(isCovered(window, part, drawing.extent)).toBe(true)
        if (!isCovered(other, part, drawing.extent)) return
        const kept = cellsIn(drawing, 128, part)
        const fresh = cellsIn(drawing, 128, other)
        for (let line = 0; line < fresh.lines; line++) {
          for (let column = 0; column < fresh.columns; column++) {
            const place = (fresh.line + line - kept.line) * kept.columns + fresh.column + column - kept.column
            expect(kept.worst[place]).toBe(fresh.worst[line * fresh.columns + column])
          }
        }
      }),
    )
  })

  it('the cells of a crowded board of a diagram too large to keep whole are kept a screen to every side', () => {
    const drawing = { ...createDrawing(someDiagram(), null, equipment), extent: { minX: 0, minY: 0, maxX: 1e7, maxY: 1e5 } }
    const window: Box = { minX: 1000, minY: 1000, maxX: 3000, maxY: 2000 }
    expect(keptPart(drawing, 64, window)).toEqual({ minX: 0, minY: 500, maxX: 4000, maxY: 2500 })
    expect(keptPart(drawing, 8192, window)).toEqual(drawing.extent)
  })

  it('the cells of a crowded board keep their size while the zoom changes a little, and stay between four and nine pixels', () => {
    expect(cellSize(0.05)).toBe(cellSize(0.052))
    fc.assert(
      fc.property(fc.double({ min: 0.0001, max: 0.2, noNaN: true }), (scale) => {
        const px = cellSize(scale) * scale
        expect(px).toBeGreaterThan(4)
        expect(px).toBeLessThan(9)
      }),
    )
  })
})

function someDiagram() {
  return fc.sample(anyDiagram, 1)[0] ?? raise()
}

function raise(): never {
  throw new Error('no diagram was drawn')
}
