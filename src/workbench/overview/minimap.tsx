import { useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../board/frame/board-handle'
import type { BoardTheme } from '../../drawing/paint/palette'
import type { OpenSystem } from '../open-system/use-open-system'
import { minimapView } from './minimap-view'
import classes from './minimap.module.css'
import { frameIn, paintOverview, placeOverview, seesAll } from './overview'

interface MinimapProps {
  open: Pick<OpenSystem, 'drawing' | 'labels'>
  board: RefObject<BoardHandle | null>
  theme: BoardTheme
}

const SIZE = { width: 208, height: 136 }
/** On a board of little width or height, such as on a phone, it must not cover the drawing. */
const SMALL_SIZE = { width: 112, height: 74 }
const SMALL_BOARD = { width: 560, height: 360 }
/** Up to this many symbols, the image is painted within the edit's frame; a larger one waits for the end of a burst of edits. */
const MOST_AT_ONCE = 3_000
const PAINT_AFTER_MS = 200
/** Fraction of the view by which a key moves it. */
const STEP = 0.25
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Shows the whole drawing in a corner of the board, with a frame around the visible part: drag it, click or use the arrow keys to move the view. */
export function Minimap({ open, board, theme }: MinimapProps) {
  const { t } = useTranslation('find')
  const { isWanted } = useSnapshot(minimapView)
  const [isNeeded, setNeeded] = useState(false)
  const [isSmall, setSmall] = useState(false)
  const size = isSmall ? SMALL_SIZE : SIZE
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLSpanElement>(null)
  const grip = useRef<{ x: number; y: number } | null>(null)
  const { drawing, labels } = open
  const { extent } = drawing
  const place = useMemo(() => placeOverview(extent, size.width, size.height), [extent, size])
  const isShown = isWanted && isNeeded

  useEffect(() => {
    const follow = (): void => {
      const view = board.current?.viewport()
      if (!view || view.width === 0) return
      setNeeded(!seesAll(extent, view))
      setSmall(view.width < SMALL_BOARD.width || view.height < SMALL_BOARD.height)
      const { left, top, width, height } = frameIn(place, view)
      // Only the frame moves with the view; the image stays.
      frame.current?.style.setProperty('transform', `translate(${left}px, ${top}px)`)
      frame.current?.style.setProperty('width', `${width}px`)
      frame.current?.style.setProperty('height', `${height}px`)
    }
    follow()
    return board.current?.onView(follow)
  }, [board, extent, place, isShown])

  useEffect(() => {
    if (!isShown) return
    const paint = (): void => {
      if (canvas.current) paintOverview(canvas.current, drawing, labels, theme, place)
    }
    if (drawing.nodeCount <= MOST_AT_ONCE) {
      const frameId = requestAnimationFrame(paint)
      return () => cancelAnimationFrame(frameId)
    }
    const timer = setTimeout(paint, PAINT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isShown, drawing, labels, theme, place])

  const boardPoint = (event: PointerEvent): { x: number; y: number } => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - box.left - place.x) / place.scale, y: (event.clientY - box.top - place.y) / place.scale }
  }
  const onPointerDown = (event: PointerEvent): void => {
    const view = board.current?.viewport()
    if (!view || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = boardPoint(event)
    const middle = { x: (view.width / 2 - view.x) / view.scale, y: (view.height / 2 - view.y) / view.scale }
    const isInFrame = Math.abs(at.x - middle.x) <= view.width / view.scale / 2 && Math.abs(at.y - middle.y) <= view.height / view.scale / 2
    // A drag keeps the grabbed point of the frame under the pointer; a click elsewhere centres the frame there.
    grip.current = isInFrame ? { x: at.x - middle.x, y: at.y - middle.y } : { x: 0, y: 0 }
    if (!isInFrame) board.current?.lookAt(at.x, at.y)
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (!grip.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const at = boardPoint(event)
    board.current?.lookAt(at.x - grip.current.x, at.y - grip.current.y)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = ARROWS[event.key]
    const view = board.current?.viewport()
    if (event.key === 'Escape') board.current?.focus()
    if (!way || !view) return
    event.preventDefault()
    const [x, y] = [view.width * (0.5 + way[0] * STEP), view.height * (0.5 + way[1] * STEP)]
    board.current?.lookAt((x - view.x) / view.scale, (y - view.y) / view.scale)
  }

  if (!isShown) return null
  const pixels = window.devicePixelRatio
  return (
    <div
      className={classes.minimap}
      style={size}
      role="application"
      tabIndex={0}
      aria-label={t('minimap.label')}
      data-over-board="always"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (grip.current = null)}
      onPointerCancel={() => (grip.current = null)}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} className={classes.picture} width={size.width * pixels} height={size.height * pixels} aria-hidden="true" />
      <span ref={frame} className={classes.frame} />
    </div>
  )
}
