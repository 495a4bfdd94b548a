import { describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { alignGuides } from '../../../src/board/notes/align-guides'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { DiagramBuilder } from '../../helpers/diagram-builder'
import { pack } from '../../drawing/board-labels'

function twoNotes() {
  const diagram = new DiagramBuilder().text('fixed', 'Fixed').text('moved', 'Moved').build()
  diagram.nodeX.set([0, 300])
  diagram.nodeY.set([0, 200])
  return createDrawing(diagram, null, packEquipment(pack))
}

describe('guides of text blocks', () => {
  it('guides of text blocks bring a block on the line of another where it comes near, on each axis for itself', () => {
    const drawing = twoNotes()
    const [half, high] = [drawing.halfWidth[0] ?? 0, drawing.halfHeight[0] ?? 0]
    const middle = drawing.x[0] ?? 0
    const box = { minX: middle - half + 4, maxX: middle + half + 4, minY: 200 - high, maxY: 200 + high }
    const line = alignGuides(drawing, box, [0], 6)
    expect(line.dx).toBeCloseTo(-4)
    expect(line.dy).toBe(0)
    expect(line.guides.map(({ axis }) => axis)).toEqual(['x'])
  })

  it('guides of text blocks leave a block alone that is far from every line', () => {
    const drawing = twoNotes()
    expect(alignGuides(drawing, { minX: 1000, maxX: 1003, minY: 1000, maxY: 1003 }, [0], 6)).toEqual({ dx: 0, dy: 0, guides: [] })
  })
})
