import type { Context } from 'konva/lib/Context'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { Layer, Shape } from 'react-konva'
import type { Layer as KonvaLayer } from 'konva/lib/Layer'
import { canvasPainter } from '../../drawing/paint/canvas-painter'
import type { LabelSource } from '../../drawing/labels/label-source'
import type { Palette } from '../../drawing/paint/palette'
import type { IndexedDrawing } from '../scene/use-indexed-drawing'
import type { BoardView } from '../frame/use-board-view'
import { visibleBox } from '../../drawing/view/view'
import { paintGhost } from './paint-ghost'
import { paintTargets } from './paint-targets'
import type { Flight, PlacingControl } from './use-placing'

const FLIGHT_MS = 120

interface PlacingLayersProps {
  layer: RefObject<KonvaLayer | null>
  control: PlacingControl
  indexed: IndexedDrawing
  labels: LabelSource
  palette: Palette
  board: BoardView
}

/**
 * Draws the accepting places glowing over the dimmed board. The carried item has its own layer, the only one that is redrawn as the pointer moves.
 */
export function PlacingLayers({ layer, control, indexed, labels, palette, board }: PlacingLayersProps) {
  const { placing, targets, here, flight } = control
  const { drawing, index } = indexed
  const drawTargets = (context: Context): void => {
    if (!targets || placing?.isFree) return
    const { width, height, ...view } = board.viewport()
    const seen = visibleBox(view, width, height)
    const canvas = context._context
    paintTargets(canvasPainter(canvas, view.scale), canvas, { drawing, index, targets, palette, seen, scale: view.scale })
  }
  const drawGhost = (context: Context): void => {
    const at = here()
    if (!placing || !at) return
    const canvas = context._context
    const { scale } = board.view.current
    paintGhost(canvasPainter(canvas, scale), canvas, { ghost: placing.ghost, labels, palette, x: at.x, y: at.y, scale })
  }
  return (
    <>
      <Layer listening={false} visible={placing !== null}>
        {placing ? <Shape sceneFunc={drawTargets} listening={false} perfectDrawEnabled={false} /> : null}
      </Layer>
      <Layer ref={layer} listening={false} visible={placing !== null || flight !== null}>
        {placing ? <Shape sceneFunc={drawGhost} listening={false} perfectDrawEnabled={false} /> : null}
        {flight && !placing ? (
          <FlightShape layer={layer} flight={flight} labels={labels} palette={palette} board={board} onLanded={control.landed} />
        ) : null}
      </Layer>
    </>
  )
}

interface FlightShapeProps {
  layer: RefObject<KonvaLayer | null>
  flight: Flight
  labels: LabelSource
  palette: Palette
  board: BoardView
  onLanded: () => void
}

/** Animates the last stretch from the pointer to the place; skipped with reduced motion. */
function FlightShape({ layer, flight, labels, palette, board, onLanded }: FlightShapeProps) {
  const start = useRef<number | null>(null)
  const landed = useRef(onLanded)
  useEffect(() => {
    landed.current = onLanded
  })
  useEffect(() => {
    let frame = 0
    const from = performance.now()
    start.current = from
    const turn = (): void => {
      if (performance.now() - from > FLIGHT_MS || matchMedia('(prefers-reduced-motion: reduce)').matches) landed.current()
      else {
        layer.current?.batchDraw()
        frame = requestAnimationFrame(turn)
      }
    }
    turn()
    return () => cancelAnimationFrame(frame)
  }, [flight, layer])
  const draw = (context: Context): void => {
    const part = start.current === null ? 0 : Math.min(1, (performance.now() - start.current) / FLIGHT_MS)
    const eased = 1 - (1 - part) ** 3
    const { scale } = board.view.current
    const canvas = context._context
    paintGhost(canvasPainter(canvas, scale), canvas, {
      ghost: flight.ghost,
      labels,
      palette,
      x: flight.from.x + (flight.to.x - flight.from.x) * eased,
      y: flight.from.y + (flight.to.y - flight.from.y) * eased,
      scale,
    })
  }
  return <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />
}
