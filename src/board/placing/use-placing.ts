import type { Walk, WalkStep } from './use-early-acts'
import type { Layer as KonvaLayer } from 'konva/lib/Layer'
import { useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { placesBox } from '../../drawing/view/places-box'
import type { Place } from '../../drawing/view/spatial-index'

import type { IndexedDrawing } from '../scene/use-indexed-drawing'
import type { BoardView } from '../frame/use-board-view'
import { acceptingRows, answeringRows, nearestRow } from './accepting-rows'
import { aimAt, verdictOf } from './aim'
import type { Aim } from './aim'
import { ACCEPTS, NO_PLACE } from './placing'
import type { DropTargets, Ghost, PlaceAnswer, Placing } from './placing'
import { putBubble } from './put-bubble'
import { useAnswer } from './use-answer'
import { useEarlyActs } from './use-early-acts'
import { useEdgeScroll } from './use-edge-scroll'
import { useTargets } from './use-targets'

/** Reach on screen of snapping, and below of hitting a pipe or symbol. */
const SNAP_PX = 48
const REACH_PX = 10

/** Where the carried item is drawn, in pixels and in board units. */
export interface Carried {
  of: Placing
  px: number
  py: number
  x: number
  y: number
  aim: Aim
  walked: Walked | null
}

/** The place that the keyboard walk has reached. */
export interface Walked {
  at: number
  count: number
}

export interface Flight {
  ghost: Ghost
  from: { x: number; y: number }
  to: { x: number; y: number }
}

export interface PlacingControl {
  placing: Placing | null
  targets: DropTargets | null
  /** Returns the item's position without rendering, because it changes with every pointer move. Null before the first aim. */
  here: () => Carried | null
  aimed: Aim | null
  /** Null while the check is pending. */
  answer: PlaceAnswer | null
  walked: Walked | null
  flight: Flight | null
  landed: () => void
  isOn: () => boolean
  aim: (px: number, py: number) => void
  /** Drops the item at its current position. */
  drop: () => void
  /** Drops at the place aimed at. Without one, aims at the nearest place first. */
  take: () => void
  walk: (walk: Walk) => void
  /** Updates after a view change: a walked item stays with its place, a carried one aims again from under the pointer. */
  follow: () => void
  /** Moves the bubble to the carried item. */
  showBubble: () => void
  end: () => void
}

/** State that follows the pointer without rendering. */
export interface PlacingRefs {
  layer: RefObject<KonvaLayer | null>
  bubble: RefObject<HTMLDivElement | null>
}

export interface PlacingTold {
  placing: Placing | null
  onDrop: (place: Place | null, at: { x: number; y: number }) => void
  onEnd: () => void
}

/** The rendered part of the aim, updated only when another place is aimed at. */
interface Shown {
  of: Placing
  aim: Aim
  walked: Walked | null
}

const NOT_AIMED: Aim = { place: null, verdict: NO_PLACE }

/** Controls a placing from lift to drop: the aim, the answer of the place, and the keyboard walk. */
export function usePlacing(
  { placing, onDrop, onEnd }: PlacingTold,
  indexed: IndexedDrawing,
  board: BoardView,
  { layer, bubble }: PlacingRefs,
): PlacingControl {
  const { drawing, index } = indexed
  const carried = useRef<Carried | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [flight, setFlight] = useState<Flight | null>(null)
  const targets = useTargets(placing)
  const accepting = useMemo(() => (targets ? acceptingRows(drawing, targets) : null), [drawing, targets])
  const current = shown && shown.of === placing ? shown : null
  const answer = useAnswer(current)
  const here = (): Carried | null => (carried.current?.of === placing ? carried.current : null)

  const showBubble = (): void => {
    const at = here()
    if (at) putBubble(bubble.current, at, board.viewport())
  }
  const carry = (px: number, py: number, at: { x: number; y: number }, next: Aim, walked: Walked | null): void => {
    if (!placing) return
    const place = next.verdict === ACCEPTS && next.place?.kind === 'node' ? next.place.row : -1
    const x = place >= 0 ? (drawing.x[place] ?? 0) : at.x
    const y = place >= 0 ? (drawing.y[place] ?? 0) : at.y
    carried.current = { of: placing, px, py, x, y, aim: next, walked }
    layer.current?.batchDraw()
    showBubble()
    setShown((before) => (before?.of === placing && isSameAim(before, next, walked) ? before : { of: placing, aim: next, walked }))
  }

  const aim = (px: number, py: number): void => {
    if (!placing || early.isLetGo(placing)) return
    const { x, y, scale } = board.view.current
    const at = { x: (px - x) / scale, y: (py - y) / scale }
    const canSnap = targets !== null && !placing.isFree
    carry(px, py, at, canSnap ? aimAt(drawing, index, targets, at, SNAP_PX / scale, REACH_PX / scale) : NOT_AIMED, null)
  }

  const drop = (): void => {
    if (!placing) return
    if (!targets && !placing.isFree) {
      early.keep(placing, 'drop')
      return
    }
    const last = here()
    // The edit comes first, so that its result and the flight are drawn together.
    onDrop(last?.aim.place ?? null, last ?? board.middle())
    if (last?.aim.place && last.aim.verdict === ACCEPTS) {
      const { x, y, scale } = board.view.current
      const from = { x: (last.px - x) / scale, y: (last.py - y) / scale }
      setFlight({ ghost: placing.ghost, from, to: { x: last.x, y: last.y } })
    }
  }

  const walk = ({ step, isThroughAll }: Walk): void => {
    if (placing && !targets && !placing.isFree) early.keep(placing, { step, isThroughAll })
    const order = targets && isThroughAll ? answeringRows(drawing, targets) : accepting
    if (!targets || !order || order.length === 0) return
    const last = here()
    const from = last ?? board.middle()
    const stood = last?.walked ? order.indexOf(last.aim.place?.row ?? -1) : -1
    const at = stood >= 0 ? nextPlace(stood, order.length, step) : nearestRow(drawing, order, from.x, from.y)
    const to = step === 'first' ? 0 : step === 'last' ? order.length - 1 : at
    const place: Place = { kind: 'node', row: order[to] ?? 0 }
    const box = placesBox(drawing, [place])
    if (box) board.reveal(box)
    const { x, y, scale } = board.view.current
    const middle = { x: drawing.x[place.row] ?? 0, y: drawing.y[place.row] ?? 0 }
    const walkedTo: Aim = { place, verdict: verdictOf(targets, place) }
    carry(middle.x * scale + x, middle.y * scale + y, middle, walkedTo, { at: to, count: order.length })
  }

  const take = (): void => {
    if (placing && !targets && !placing.isFree) early.keep(placing, 'take')
    else if (placing?.isFree || here()?.aim.place || !accepting || accepting.length === 0) drop()
    else walk({ step: 'right', isThroughAll: false })
  }

  const follow = (): void => {
    const last = here()
    if (!last?.walked) {
      aimAgain()
      return
    }
    const { x, y, scale } = board.view.current
    carry(last.x * scale + x, last.y * scale + y, last, last.aim, last.walked)
  }

  const aimAgain = (): void => {
    const last = here()
    if (last && !last.walked) aim(last.px, last.py)
  }
  const early = useEarlyActs(placing, targets !== null, { aimAgain, walk, drop, take })
  useEdgeScroll(placing !== null && !current?.walked, here, board, aim)

  return {
    placing,
    targets,
    here,
    aimed: current?.aim ?? null,
    walked: current?.walked ?? null,
    answer,
    flight,
    landed: () => setFlight(null),
    isOn: () => placing !== null,
    aim,
    drop,
    take,
    walk,
    follow,
    showBubble,
    end: onEnd,
  }
}

function nextPlace(at: number, count: number, step: WalkStep): number {
  return (at + (step === 'right' || step === 'down' ? 1 : count - 1)) % count
}

function isSameAim(before: Shown, aim: Aim, walked: Walked | null): boolean {
  return (
    before.aim.place?.kind === aim.place?.kind &&
    before.aim.place?.row === aim.place?.row &&
    before.aim.verdict === aim.verdict &&
    before.walked?.at === walked?.at
  )
}
