import { expect, it } from 'vitest'
import { createDrawing, nodeBox } from '../../../src/drawing/drawing/drawing'
import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { createSpatialIndex } from '../../../src/drawing/view/spatial-index'
import { diagramSvg } from '../../../src/drawing/svg/diagram-svg'
import { textWidth } from '../../../src/drawing/labels/text-width'
import { DiagramBuilder } from '../../helpers/diagram-builder'
import { englishLabels, pack } from '../board-labels'

const LINES = ['Keep 600 mm free in front of all the', 'boxes']

function drawn() {
  const diagram = new DiagramBuilder().outdoor('outdoor', ['X4P-10']).text('note', LINES.join('\n')).build()
  const row = diagram.nodeId.indexOf('note')
  diagram.nodeX[row] = 500
  diagram.nodeY[row] = 100
  const drawing = createDrawing(diagram, null, packEquipment(pack))
  return { diagram, drawing, row, box: nodeBox(drawing, row) }
}

it('a text block holds the whole of its lines, from its left edge on, on paper too', async () => {
  const { diagram, box } = drawn()
  const svg = diagramSvg(diagram, null, { theme: 'print', labels: await englishLabels() })
  const found = LINES.map((line) =>
    new RegExp(`<text x="([-\\d.]+)" y="([-\\d.]+)"[^>]*text-anchor="start"[^>]*>(?:<tspan[^>]*>)?${line}<`).exec(svg),
  )
  const lefts = found.map((match) => Number(match?.[1]))
  expect(lefts[0]).toBe(lefts[1])
  expect(lefts[0]).toBeGreaterThan(box.minX)
  expect((lefts[0] ?? NaN) + textWidth(LINES[0] ?? '', 10)).toBeLessThan(box.maxX)
  for (const match of found) {
    expect(Number(match?.[2])).toBeGreaterThan(box.minY)
    expect(Number(match?.[2])).toBeLessThan(box.maxY)
  }
})

it('a text block is grabbed at the ends of its longest line, and is not felt beyond them', () => {
  const { drawing, row, box } = drawn()
  const index = createSpatialIndex(drawing)
  for (const x of [box.minX + 1, box.maxX - 1]) expect(index.at(x, 100, 0)).toEqual({ kind: 'node', row })
  expect(box.maxX - box.minX).toBeGreaterThan(150)
  expect(index.at(box.maxX + 5, 100, 0)).toBeNull()
})

it('an empty text block can still be found', () => {
  const diagram = new DiagramBuilder().text('note', '').build()
  const { minX, maxX } = nodeBox(createDrawing(diagram, null, packEquipment(pack)), 0)
  expect(maxX - minX).toBeGreaterThan(10)
})
