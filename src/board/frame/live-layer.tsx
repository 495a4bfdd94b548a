import type { Context } from 'konva/lib/Context'
import type { Shape as KonvaShape } from 'konva/lib/Shape'
import { Layer, Rect, Shape } from 'react-konva'
import { NEAR_FROM } from '../../drawing/paint/detail'
import { canvasPainter } from '../../drawing/paint/canvas-painter'
import { nodeBox } from '../../drawing/drawing/drawing'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { PathPen } from '../../drawing/paint/painter'
import { NoteShiftShape } from '../notes/note-shift-shape'
import type { NoteShift } from '../notes/use-note-shift'
import type { Palette } from '../../drawing/paint/palette'
import { newRoute, pipeRoute, traceRoute } from '../../drawing/drawing/pipe-route'
import type { Place } from '../../drawing/view/spatial-index'
import { growthOf } from '../../drawing/symbols/forms/growth'
import { traceRoundedBox } from '../../drawing/symbols/forms/rounded-box'
import type { Box } from '../../drawing/view/view'

export interface LiveLayerProps {
  drawing: Drawing
  picked: readonly Place[]
  /** Rows found by a search, outlined in the colour of advice to differ from picked rows. */
  marked: readonly Place[]
  hovered: Place | null
  /** The lasso's box; null when none is drawn. */
  lasso: Box | null
  /** Text blocks that are being dragged. */
  shift: NoteShift | null
  palette: Palette
}

const HALO = 5
/** From afar, labels stand closer to the symbols. */
const HALO_FROM_AFAR = 2
const PICKED_WIDTH = 2
const PIPE_HALO_WIDTH = 10
/** More rows than this are tinted instead of outlined. */
const MOST_OUTLINED = 2_000

/** Draws picked, hovered and boxed rows: the few things that change while the scene does not. */
export function LiveLayer({ drawing, picked, marked, hovered, lasso, shift, palette }: LiveLayerProps) {
  // An empty layer is hidden, because a visible one is cleared and composited in every frame of a pan.
  const isEmpty = marked.length === 0 && picked.length === 0 && !hovered && !shift && !lasso
  return (
    <Layer listening={false} visible={!isEmpty}>
      {marked.length > 0 ? <Marks drawing={drawing} places={marked} palette={palette} /> : null}
      {picked.length > 0 ? <Halo drawing={drawing} places={picked} palette={palette} isPicked /> : null}
      {hovered ? <Halo drawing={drawing} places={[hovered]} palette={palette} isPicked={false} /> : null}
      {shift ? <NoteShiftShape shift={shift} drawing={drawing} palette={palette} /> : null}
      {lasso ? (
        <Rect
          x={lasso.minX}
          y={lasso.minY}
          width={lasso.maxX - lasso.minX}
          height={lasso.maxY - lasso.minY}
          fill={palette.accentFill}
          stroke={palette.accent}
          strokeWidth={1}
          strokeScaleEnabled={false}
        />
      ) : null}
    </Layer>
  )
}

interface HaloProps {
  drawing: Drawing
  places: readonly Place[]
  palette: Palette
  isPicked: boolean
}

function Halo({ drawing, places, palette, isPicked }: HaloProps) {
  const draw = (context: Context, shape: KonvaShape): void => {
    const canvas = context._context
    if (places.length > MOST_OUTLINED) {
      paintCrowd(canvas, drawing, places, palette)
      return
    }
    const painter = canvasPainter(canvas, canvas.getTransform().a)
    const width = PICKED_WIDTH / Math.min(1, canvas.getTransform().a)
    const boxes = (pen: PathPen): void => traceBoxes(pen, drawing, places, shape.getAbsoluteScale().x)
    if (isPicked) painter.fill(palette.accentFill, boxes)
    painter.stroke({ colour: palette.accent, width: isPicked ? width : width / 2, dash: [] }, boxes)
    canvas.save()
    canvas.globalAlpha = isPicked ? 0.5 : 0.3
    canvas.lineCap = 'round'
    painter.stroke({ colour: palette.accent, width: PIPE_HALO_WIDTH, dash: [] }, (pen) => tracePipes(pen, drawing, places))
    canvas.restore()
  }
  return <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />
}

/** Tints thousands of rows, each at least a pixel in size; one path of all their outlines would stall the pan. */
function paintCrowd(canvas: CanvasRenderingContext2D, drawing: Drawing, places: readonly Place[], palette: Palette): void {
  const { a: scale, e: shiftX, f: shiftY } = canvas.getTransform()
  const [right, bottom] = [(canvas.canvas.width - shiftX) / scale, (canvas.canvas.height - shiftY) / scale]
  const [left, top] = [-shiftX / scale, -shiftY / scale]
  canvas.fillStyle = palette.accentFill
  for (const { kind, row } of places) {
    const x = drawing.x[row] ?? NaN
    const y = drawing.y[row] ?? NaN
    if (kind !== 'node' || !(x >= left && x <= right && y >= top && y <= bottom)) continue
    const halfWidth = Math.max((drawing.halfWidth[row] ?? 0) + HALO, 1 / scale)
    const halfHeight = Math.max((drawing.halfHeight[row] ?? 0) + HALO, 1 / scale)
    canvas.fillRect(x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight)
  }
}

function Marks({ drawing, places, palette }: { drawing: Drawing; places: readonly Place[]; palette: Palette }) {
  const draw = (context: Context, shape: KonvaShape): void => {
    const canvas = context._context
    const painter = canvasPainter(canvas, canvas.getTransform().a)
    const width = PICKED_WIDTH / Math.min(1, canvas.getTransform().a)
    painter.stroke({ colour: palette.shortfall, width, dash: [] }, (pen) => traceBoxes(pen, drawing, places, shape.getAbsoluteScale().x))
    canvas.save()
    canvas.globalAlpha = 0.6
    canvas.lineCap = 'round'
    painter.stroke({ colour: palette.shortfall, width: PIPE_HALO_WIDTH, dash: [] }, (pen) => tracePipes(pen, drawing, places))
    canvas.restore()
  }
  return <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />
}

/** Frames symbols at the size they are drawn with, clear of the labels below them. */
function traceBoxes(pen: PathPen, drawing: Drawing, places: readonly Place[], scale: number): void {
  const halo = scale < NEAR_FROM ? HALO_FROM_AFAR : HALO
  for (const place of places) {
    if (place.kind !== 'node' || place.row >= drawing.nodeCount) continue
    const { minX, minY, maxX, maxY } = nodeBox(drawing, place.row)
    const growth = growthOf(drawing, place.row, scale)
    traceRoundedBox(pen, (minX + maxX) / 2, (minY + maxY) / 2, (maxX - minX) * growth + 2 * halo, (maxY - minY) * growth + 2 * halo)
  }
}

function tracePipes(pen: PathPen, drawing: Drawing, places: readonly Place[]): void {
  const route = newRoute()
  for (const place of places) {
    if (place.kind !== 'edge' || place.row >= drawing.edgeCount) continue
    const count = pipeRoute(drawing, place.row, route)
    if (count > 0) traceRoute(pen, route, count)
  }
}
