import { describe, expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { paintLeaders } from '../../../src/drawing/paint/paint-leaders'
import { PALETTES } from '../../../src/drawing/paint/palette'
import { svgPainter } from '../../../src/drawing/svg/svg-painter'
import { SVG_FONTS } from '../../../src/drawing/svg/svg-document'
import { DiagramBuilder } from '../../helpers/diagram-builder'
import { englishLabels } from '../board-labels'

const UNIT_SIDE = 28
const CONTROLLER_SIDE = 13

/** The path of the lines of a unit at [100, 100] and a controller. */
async function pathTo(x: number, y: number, plusId = 'unit'): Promise<string> {
  const diagram = new DiagramBuilder()
    .outdoor('o', ['X4P-10'])
    .unit('unit', 'o', 'C4-036')
    .node('controller', 'none', 'controller3', { extra: { plusId } })
    .text('note', 'Riser')
    .build()
  diagram.nodeX.set([100, 100, x, 500])
  diagram.nodeY.set([0, 100, y, 500])
  const labels = await englishLabels([])
  const drawing = createDrawing(diagram, null, labels.equipment)
  const painter = svgPainter(SVG_FONTS)
  paintLeaders(painter, { drawing, nodes: [0, 1, 2, 3], edges: [], bands: [], labels, palette: PALETTES.print, detail: 'near', scale: 1 })
  return painter.pieces().join('')
}

describe('the line from an accessory to its unit', () => {
  it('the line from an accessory to its unit runs from side to side where they stand beside each other', async () => {
    expect(await pathTo(240, 100)).toContain(`M${100 + UNIT_SIDE} 100L${240 - CONTROLLER_SIDE} 100`)
    expect(await pathTo(-40, 110)).toContain(`M${100 - UNIT_SIDE} 100L${-40 + CONTROLLER_SIDE} 110`)
  })

  it('the line from an accessory to its unit runs around the text below a unit to what stands below it', async () => {
    const turn = 100 + UNIT_SIDE + 8
    expect(await pathTo(100, 250)).toContain(`M${100 + UNIT_SIDE} 100L${turn} 100L${turn} 250L${100 + CONTROLLER_SIDE} 250`)
    const farther = await pathTo(240, 250)
    expect(farther, 'not behind a neighbour').toContain(`L${turn} 100L${turn} 250L${240 - CONTROLLER_SIDE} 250`)
  })

  it('the line from an accessory to its unit is none where no unit of that name is drawn', async () => {
    expect(await pathTo(240, 100, 'nobody')).toBe('')
  })
})
