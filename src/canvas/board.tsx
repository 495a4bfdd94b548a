import type { Stage as KonvaStage } from 'konva/lib/Stage'
import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Layer, Stage } from 'react-konva'
import type { Finding } from '../model/finding'
import { boardKey } from './board-keys'
import { describePlace } from './describe-place'
import classes from './board.module.css'
import type { Drawing } from './drawing'
import { FindingTip } from './finding-tip'
import type { TipAt } from './finding-tip'
import { floorBands } from './floor-bands'
import type { GestureHost } from './gestures/gesture-host'
import { attachPointer } from './gestures/pointer'
import { attachWheel } from './gestures/wheel'
import type { LabelSource } from './label-source'
import { labelledExtent, withLabels } from './labelled-extent'
import { LiveLayer } from './live-layer'
import { PALETTES } from './palette'
import type { BoardTheme } from './palette'
import { NOTHING_PICKED, pick, pickedPlaces } from './picked'
import type { Picked } from './picked'
import { placesBox, placesInside } from './places-box'
import { stagePicture } from './picture'
import type { PictureFormat } from './picture'
import { Scene } from './scene'
import type { Place } from './spatial-index'
import { useIndexedDrawing } from './use-indexed-drawing'
import { useElementSize } from './use-element-size'
import { useBoardFonts } from './use-board-fonts'
import { usePixelRatio } from './use-pixel-ratio'
import { centreView, fitView, revealBox, zoomAt } from './view'
import type { Box, View, Viewport } from './view'

export interface BoardHandle {
  fit: () => void
  zoomBy: (factor: number) => void
  /** Brings what is picked on screen, as large as it fits. */
  zoomToPicked: () => void
  /** Moves as little as needed to show a row. */
  reveal: (place: Place) => void
  picture: (format: PictureFormat) => Promise<Blob>
  focus: () => void
  /** What is on screen, and the window's size in pixels. */
  viewport: () => Viewport
  /** Puts a point of the board, in board units, into the middle of the window. */
  lookAt: (x: number, y: number) => void
  /** Hears of every pan, zoom and change of the window's size. Returns what ends it. */
  onView: (listener: () => void) => () => void
}

export interface BoardProps {
  drawing: Drawing
  labels: LabelSource
  theme: BoardTheme
  picked: Picked
  /** Rows that a search has found, outlined. */
  marked?: readonly Place[]
  onPick: (picked: Picked) => void
  /** Enter or a double click on what is picked. */
  onOpen: () => void
  onRemove: () => void
  /** The zoom after every change, 1 is 100 %. */
  onZoom: (scale: number) => void
  /** The sentence of a finding, in the reader's language. */
  sentence: (finding: Finding) => string
  /** Another diagram is fitted when this changes. */
  diagramKey: string
  ref?: Ref<BoardHandle>
  children?: ReactNode
}

const REACH_PX = 8
const NO_TIP: TipAt | null = null
const NO_MARKS: readonly Place[] = []

/** The drawing board: one diagram, panned, zoomed, picked from and walked through with the keyboard. */
export function Board({ ref, children, sentence, onPick, onOpen, onRemove, onZoom, ...shown }: BoardProps) {
  const { drawing, labels, theme, picked, marked = NO_MARKS, diagramKey } = shown
  const { diagram } = drawing
  const { t } = useTranslation('board')
  const hintId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<KonvaStage>(null)
  const view = useRef<View>({ x: 0, y: 0, scale: 1 })
  const fitted = useRef<string | null>(null)
  const viewers = useRef(new Set<() => void>())
  const [hovered, setHovered] = useState<Place | null>(null)
  const [tip, setTip] = useState(NO_TIP)
  const [lasso, setLasso] = useState<Box | null>(null)
  const size = useElementSize(frame)
  const fontsRevision = useBoardFonts()
  usePixelRatio(stage)
  const indexed = useIndexedDrawing(drawing)
  const bands = useMemo(() => floorBands(drawing, labels), [drawing, labels])
  const palette = PALETTES[theme]
  const places = useMemo(() => pickedPlaces(drawing.diagram, picked), [drawing, picked])

  const setView = (next: View): void => {
    view.current = next
    stage.current?.position({ x: next.x, y: next.y })
    stage.current?.scale({ x: next.scale, y: next.scale })
    stage.current?.batchDraw()
    setTip(NO_TIP)
    onZoom(next.scale)
    viewers.current.forEach((tell) => tell())
  }
  useEffect(() => viewers.current.forEach((tell) => tell()), [size])
  const placeAt = (px: number, py: number): Place | null => {
    const { x, y, scale } = view.current
    return indexed.index?.at((px - x) / scale, (py - y) / scale, REACH_PX / scale) ?? null
  }
  const reveal = (place: Place): void => {
    const box = placesBox(drawing, [place])
    if (box) setView(revealBox(view.current, box, size.width, size.height))
  }
  const handle: BoardHandle = {
    fit: () => setView(fitView(labelledExtent(drawing), size.width, size.height)),
    zoomBy: (factor) => setView(zoomAt(view.current, size.width / 2, size.height / 2, factor)),
    zoomToPicked: () => {
      const box = placesBox(drawing, places)
      if (box) setView(fitView(withLabels(box), size.width, size.height))
    },
    reveal,
    picture: (format) => stagePicture(stage.current, format, palette.paper),
    focus: () => frame.current?.focus(),
    viewport: () => ({ ...view.current, ...size }),
    lookAt: (x, y) => setView(centreView(view.current, x, y, size.width, size.height)),
    onView: (listener) => {
      viewers.current.add(listener)
      return () => viewers.current.delete(listener)
    },
  }
  useImperativeHandle(ref, () => handle)

  const pickPlace = (place: Place | null): void => {
    if (!place) return
    onPick(pick(diagram, picked, place, 'only'))
    reveal(place)
  }
  const host: GestureHost = {
    view: () => view.current,
    setView,
    placeAt,
    hover: (place, px, py) => {
      setHovered((before) => (before?.kind === place?.kind && before?.row === place?.row ? before : place))
      setTip(place ? { place, px, py } : NO_TIP)
    },
    pick: (place, mode) => onPick(pick(diagram, picked, place, mode)),
    lasso: setLasso,
    pickInside: (box) => onPick(indexed.index ? placesInside(drawing, indexed.index, box, picked) : picked),
    open: () => onOpen(),
  }
  const latest = useRef(host)
  useEffect(() => {
    latest.current = host
  })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const through: GestureHost = {
      view: () => latest.current.view(),
      setView: (next) => latest.current.setView(next),
      placeAt: (px, py) => latest.current.placeAt(px, py),
      hover: (place, px, py) => latest.current.hover(place, px, py),
      pick: (place, mode) => latest.current.pick(place, mode),
      lasso: (box) => latest.current.lasso(box),
      pickInside: (box) => latest.current.pickInside(box),
      open: (place) => latest.current.open(place),
    }
    const stops = [attachPointer(element, through), attachWheel(element, through)]
    return () => stops.forEach((stop) => stop())
  }, [])

  useEffect(() => {
    const isReady = size.width > 0 && drawing.nodeCount > 0
    // The first drawing of a diagram stands where it was stored; the arranged one is fitted again, until the user moves the view.
    const key = `${diagramKey} ${drawing.result === null ? 'stored' : 'arranged'}`
    if (!isReady || fitted.current === key || fitted.current === `${diagramKey} arranged`) return
    fitted.current = key
    handle.fit()
  })

  const onKeyDown = (event: KeyboardEvent): void => {
    const isHandled = boardKey(event, {
      drawing,
      current: places.at(-1) ?? null,
      pick: pickPlace,
      clear: () => onPick(NOTHING_PICKED),
      open: onOpen,
      remove: onRemove,
      fit: handle.fit,
      zoomBy: handle.zoomBy,
      zoomToPicked: handle.zoomToPicked,
    })
    if (isHandled) event.preventDefault()
  }

  const spoken =
    places.length === 1 && places[0]
      ? describePlace(drawing, places[0], labels, sentence)
      : places.length > 1
        ? t('pickedCount', { count: places.length })
        : ''
  return (
    <div
      ref={frame}
      className={classes.board}
      data-theme={theme}
      style={{ backgroundColor: palette.paper }}
      tabIndex={0}
      role="application"
      aria-label={t('label', { system: labels.title })}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
    >
      <span id={hintId} className={classes.spoken}>
        {t('hint')}
      </span>
      <span className={classes.spoken} aria-live="polite">
        {spoken}
      </span>
      <Stage ref={stage} width={size.width} height={size.height} listening={false}>
        <Layer listening={false}>
          <Scene indexed={indexed} bands={bands} labels={labels} palette={palette} fontsRevision={fontsRevision} />
        </Layer>
        <LiveLayer drawing={drawing} picked={places} marked={marked} hovered={hovered} lasso={lasso} palette={palette} />
      </Stage>
      {tip ? <FindingTip at={tip} drawing={drawing} sentence={sentence} width={size.width} height={size.height} /> : null}
      {children}
    </div>
  )
}
