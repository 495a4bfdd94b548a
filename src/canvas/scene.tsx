import type { Context } from 'konva/lib/Context'
import type { Shape as KonvaShape } from 'konva/lib/Shape'
import { useCallback } from 'react'
import { Shape } from 'react-konva'
import { canvasPainter } from './canvas-painter'
import type { FloorBand } from './floor-bands'
import { paintGrid } from './grid'
import type { LabelSource } from './label-source'
import { paintScene } from './paint-scene'
import type { Palette } from './palette'
import { sceneRows } from './scene-rows'
import type { IndexedDrawing } from './use-indexed-drawing'
import { visibleBox } from './view'

export interface SceneProps {
  indexed: IndexedDrawing
  bands: readonly FloorBand[]
  labels: LabelSource
  palette: Palette
  /** Grows by one when the fonts have come. */
  fontsRevision: number
}

/** The whole diagram as one shape that draws the rows on screen; it hears no pointer, the spatial index does. */
export function Scene({ indexed, bands, labels, palette, fontsRevision }: SceneProps) {
  const draw = useCallback(
    (context: Context, shape: KonvaShape) => {
      const stage = shape.getStage()
      if (!stage || fontsRevision < 0) return
      const view = { x: stage.x(), y: stage.y(), scale: stage.scaleX() }
      const { drawing, index, everything } = indexed
      const { nodes, edges, detail } = sceneRows(drawing, index, everything, view, stage.width(), stage.height())
      const canvas = context._context
      const painter = canvasPainter(canvas, view.scale)
      canvas.save()
      canvas.lineJoin = 'round'
      canvas.lineCap = 'butt'
      paintGrid(painter, visibleBox(view, stage.width(), stage.height()), view.scale, palette)
      paintScene(painter, { drawing, nodes, edges, bands, labels, palette, detail, scale: view.scale })
      canvas.restore()
    },
    [indexed, bands, labels, palette, fontsRevision],
  )
  return <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />
}
