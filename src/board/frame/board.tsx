import type { Layer as KonvaLayer } from 'konva/lib/Layer'
import type { Stage as KonvaStage } from 'konva/lib/Stage'
import { useId, useImperativeHandle, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Layer, Stage } from 'react-konva'
import type { Finding } from '../../model/finding/finding'
import type { BoardHandle } from './board-handle'
import { boardKey, viewKey } from './board-keys'
import type { BoardWork } from './board-work'
import classes from './board.module.css'
import type { Drawing } from '../../drawing/drawing/drawing'
import { FindingTip } from './finding-tip'
import type { TipAt } from './finding-tip'
import type { LabelSource } from '../../drawing/labels/label-source'
import { LiveLayer } from './live-layer'
import { OutOfSight } from './out-of-sight'
import { useNoteShift } from '../notes/use-note-shift'
import { PALETTES } from '../../drawing/paint/palette'
import type { BoardTheme } from '../../drawing/paint/palette'
import { everythingPicked, NOTHING_PICKED, pick, pickedPlaces } from '../../drawing/view/picked'
import type { Picked, PickMode } from '../../drawing/view/picked'
import { DropBubble } from '../placing/drop-bubble'
import { PlacingBar } from '../placing/placing-bar'
import { PlacingLayers } from '../placing/placing-layers'
import { placingKey } from '../placing/placing-keys'
import placingClasses from '../placing/placing.module.css'
import { useFocusInHand } from '../placing/use-focus-in-hand'
import { usePlacing } from '../placing/use-placing'
import { Scene } from '../scene/scene'
import type { Place } from '../../drawing/view/spatial-index'
import { useBoardFonts } from './use-board-fonts'
import { useBoardHandle } from './use-board-handle'
import { useBoardHost } from './use-board-host'
import { useBoardView } from './use-board-view'
import { useElementSize } from './use-element-size'
import { useFloorBands } from '../scene/use-floor-bands'
import { useIndexedDrawing } from '../scene/use-indexed-drawing'
import { useOpenView } from './use-open-view'
import { usePixelRatio } from './use-pixel-ratio'
import { usePointer } from './use-pointer'
import { useSpoken } from './use-spoken'
import { useViewKeys } from './use-view-keys'
import type { Box } from '../../drawing/view/view'

export interface BoardProps {
  drawing: Drawing
  labels: LabelSource
  theme: BoardTheme
  picked: Picked
  /** Rows found by a search, drawn with an outline. */
  marked?: readonly Place[]
  onPick: (picked: Picked) => void
  /** Called on Enter, F2 or a double click. */
  onOpen: (place: Place) => void
  onRemove: () => void
  /** Pixels per board unit at 100 %; 1 by default. */
  fullScale?: number
  /** Called with the zoom after every change; 1 is 100 %. */
  onZoom: (scale: number) => void
  /** Returns the sentence of a finding in the reader's language. */
  sentence: (finding: Finding) => string
  /** When this changes, the new diagram is fitted into the window. */
  diagramKey: string
  /** The edits that the board supports; without them it is read-only. */
  work?: BoardWork
  ref?: Ref<BoardHandle>
  children?: ReactNode
}

export type { BoardHandle } from './board-handle'

const NO_TIP: TipAt | null = null
const NO_MARKS: readonly Place[] = []
const NO_RING: { x: number; y: number } | null = null
const nothing = (): void => undefined

/** Renders the drawing board: one diagram to pan, zoom, pick from, walk through with the keyboard and edit. */
export function Board({ ref, children, work, ...props }: BoardProps) {
  const { drawing, labels, theme, picked, marked = NO_MARKS, fullScale = 1, diagramKey, sentence, onPick } = props
  const { t } = useTranslation('board')
  const hintId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<KonvaStage>(null)
  const layer = useRef<KonvaLayer>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const [hovered, setHovered] = useState<Place | null>(null)
  const [tip, setTip] = useState(NO_TIP)
  const [lasso, setLasso] = useState<Box | null>(null)
  const [ring, setRing] = useState(NO_RING)
  const size = useElementSize(frame)
  const fontsRevision = useBoardFonts()
  usePixelRatio(stage)
  const indexed = useIndexedDrawing(drawing)
  const bands = useFloorBands(drawing, labels)
  const palette = PALETTES[theme]
  const places = pickedPlaces(drawing, picked)
  const board = useBoardView(frame, stage, size, (scale) => {
    setTip(NO_TIP)
    props.onZoom(scale / fullScale)
  })
  const placing = usePlacing(
    { placing: work?.placing ?? null, onDrop: work?.onDrop ?? nothing, onEnd: work?.onPlacingEnd ?? nothing },
    indexed,
    board,
    { layer, bubble },
  )
  const notes = useNoteShift(indexed, board, work?.onMoveNotes ?? nothing)
  const host = useBoardHost(
    { indexed, places, picked, board, placing, notes, work, onPick, onOpen: props.onOpen },
    {
      hover: (place, px, py) => {
        const isSame = hovered?.kind === place?.kind && hovered?.row === place?.row
        if (isSame) return
        setHovered(place)
        setTip(place ? { place, px, py } : NO_TIP)
      },
      lasso: setLasso,
      holding: setRing,
    },
  )
  usePointer(frame, host)
  useFocusInHand(frame, placing.isOn())
  const handle = useBoardHandle({ frame, board, drawing, places, placing, work, fullScale })
  useImperativeHandle(ref, () => handle)
  useViewKeys(handle)
  useOpenView(diagramKey, size.width > 0 && drawing.nodeCount > 0, drawing, handle.showStart)

  const pickPlace = (place: Place | null, mode: PickMode): void => {
    if (!place) return
    onPick(pick(drawing.diagram, picked, place, mode))
    handle.reveal(place)
  }
  const menuOfPicked = (): void => {
    const place = places.at(-1) ?? null
    const box = place && handle.screenBox(place)
    const at = box ? { px: box.x + box.width / 2, py: box.y + box.height / 2 } : { px: size.width / 2, py: size.height / 2 }
    work?.onMenu(at, handle.pointer())
  }
  const backToDrawing = (): void => {
    handle.fit()
    handle.focus()
  }
  const viewWhilePlacing = (event: KeyboardEvent): boolean => {
    if (!viewKey(event, handle)) return false
    placing.follow()
    return true
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Editors and menus over the board handle their own keys.
    if (event.target !== event.currentTarget) return
    const isHandled = placing.isOn()
      ? placingKey(event, placing) || viewWhilePlacing(event)
      : work?.onKey(event) === true ||
        boardKey(event, {
          drawing,
          current: places.at(-1) ?? null,
          pick: (place) => pickPlace(place, 'only'),
          pickMore: (place) => pickPlace(place, 'add'),
          pickAll: () => onPick(everythingPicked(drawing.diagram)),
          clear: () => onPick(NOTHING_PICKED),
          open: props.onOpen,
          remove: props.onRemove,
          menu: menuOfPicked,
          ...handle,
        })
    if (isHandled) event.preventDefault()
  }

  return (
    <div
      ref={frame}
      className={classes.board}
      data-theme={theme}
      data-placing={placing.isOn()}
      style={{ backgroundColor: palette.paper }}
      tabIndex={0}
      role="application"
      aria-label={labels.wires ? labels.title : t('label', { system: labels.title })}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
    >
      <span id={hintId} className={classes.spoken}>
        {t('hint')}
      </span>
      <span className={classes.spoken} aria-live="polite">
        {useSpoken(drawing, places, labels, sentence, placing)}
      </span>
      <Stage ref={stage} width={size.width} height={size.height} listening={false}>
        <Layer listening={false}>
          {/* A stage with a known size draws its content at once, within the task that renders the whole screen. */}
          {size.width > 0 ? (
            <Scene indexed={indexed} bands={bands} labels={labels} palette={palette} fontsRevision={fontsRevision} />
          ) : null}
        </Layer>
        <LiveLayer
          drawing={drawing}
          picked={places}
          marked={marked}
          hovered={hovered}
          lasso={lasso}
          shift={notes.shift}
          palette={palette}
        />
        <PlacingLayers layer={layer} control={placing} indexed={indexed} labels={labels} palette={palette} board={board} />
      </Stage>
      {tip && !placing.isOn() ? (
        <FindingTip at={tip} drawing={drawing} sentence={sentence} width={size.width} height={size.height} />
      ) : null}
      <OutOfSight drawing={drawing} board={board} onBack={backToDrawing} />
      {ring ? <span className={placingClasses.ring} style={{ left: ring.x, top: ring.y }} /> : null}
      <DropBubble bubble={bubble} control={placing} />
      <PlacingBar control={placing} onEnded={handle.focus} />
      {children}
    </div>
  )
}
