import { expect, it } from 'vitest'
import { createDrawing } from '../../../src/drawing/drawing/drawing'
import { paintWriting } from '../../../src/drawing/paint/paint-writing'
import type { Painter, PathPen } from '../../../src/drawing/paint/painter'
import { PALETTES } from '../../../src/drawing/paint/palette'
import type { Scene } from '../../../src/drawing/paint/scene'
import { DiagramBuilder } from '../../helpers/diagram-builder'

interface Bar {
  y: number
  width: number
}

/** The bars of a block of two lines, drawn at a scale. */
function barsAt(scale: number, detail: Scene['detail']): Bar[] {
  const diagram = new DiagramBuilder().outdoor('outdoor', ['X4P-10']).text('note', 'Riser shaft east\nKeep free').build()
  const drawing = createDrawing(diagram, null, {
    modulesOf: (models) => models,
    typeCode: () => '',
    coolingKw: () => 0,
    form: () => 'wall',
  })
  const bars: Bar[] = []
  const pen = { rect: (_x: number, y: number, width: number) => void bars.push({ y, width }) }
  const painter: Pick<Painter, 'fill'> = { fill: (_colour, trace) => trace(pen as unknown as PathPen) }
  const scene: Pick<Scene, 'drawing' | 'nodes' | 'detail' | 'scale' | 'palette'> = {
    drawing,
    nodes: [0, 1],
    detail,
    scale,
    palette: PALETTES.light,
  }
  paintWriting(painter as Painter, scene as Scene)
  return bars
}

it('keeps each line of a text block in sight where its letters are too small to be read', () => {
  const bars = barsAt(0.4, 'middle')
  expect(bars).toHaveLength(2)
  const [first, second] = bars
  expect(first?.width).toBeGreaterThan(second?.width ?? Infinity)
  expect(first?.y).toBeLessThan(second?.y ?? -Infinity)
  expect(barsAt(0.6, 'near')).toHaveLength(2)
})

it('leaves the letters alone where they can be read', () => {
  expect(barsAt(1, 'near')).toEqual([])
})
