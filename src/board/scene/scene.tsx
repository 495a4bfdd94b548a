import type { Context } from 'konva/lib/Context'
import type { Shape as KonvaShape } from 'konva/lib/Shape'
import { useCallback, useMemo } from 'react'
import { Shape } from 'react-konva'
import { canvasPainter } from '../../drawing/paint/canvas-painter'
import { createCellPainter } from '../../drawing/columns/cell-sheet'
import type { FloorBand } from '../../drawing/paint/floor-bands'
import { paintGrid } from '../../drawing/paint/grid'
import type { LabelSource } from '../../drawing/labels/label-source'
import { paintBands, paintScene } from '../../drawing/paint/paint-scene'
import type { Palette } from '../../drawing/paint/palette'
import { sceneRows } from '../../drawing/paint/scene-rows'
import type { IndexedDrawing } from './use-indexed-drawing'
import { visibleBox } from '../../drawing/view/view'

export interface SceneProps {
  indexed: IndexedDrawing
  bands: readonly FloorBand[]
  labels: LabelSource
  palette: Palette
  /** Counter that grows when the fonts have loaded. */
  fontsRevision: number
}

/** Draws the rows on screen as one shape. The shape ignores the pointer, which the spatial index handles. */
export function Scene({ indexed, bands, labels, palette, fontsRevision }: SceneProps) {
  const cells = useMemo(() => createCellPainter(), [])
  const draw = useCallback(
    (context: Context, shape: KonvaShape) => {
      const stage = shape.getStage()
      if (!stage || fontsRevision < 0) return
      const view = { x: stage.x(), y: stage.y(), scale: stage.scaleX() }
      const { drawing, index } = indexed
      const window = visibleBox(view, stage.width(), stage.height())
      const { nodes, edges, detail, isCrowded } = sceneRows(index, view, stage.width(), stage.height())
      const canvas = context._context
      canvas.save()
      canvas.lineJoin = 'round'
      canvas.lineCap = 'butt'
      const painter = canvasPainter(canvas, view.scale)
      const scene = { drawing, nodes, edges, bands, labels, palette, detail, scale: view.scale, window }
      paintGrid(painter, window, view.scale, palette)
      if (isCrowded) {
        paintBands(painter, scene)
        canvas.translate(window.minX, window.minY)
        canvas.scale(1 / view.scale, 1 / view.scale)
        cells.paint(canvas, drawing, view, window, palette)
      } else paintScene(painter, scene)
      canvas.restore()
    },
    [indexed, bands, labels, palette, fontsRevision, cells],
  )
  return <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />
}
