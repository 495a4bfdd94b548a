import type { DropTargets, Ghost, PlaceAnswer } from '../../../../board/placing/placing'
import type { Place } from '../../../../drawing/view/spatial-index'
import type { Refusal } from '../../../../workbench/commands/refusal'

/** The point at which an answer is shown, in pixels of the board's frame. */
export interface ShownAt {
  px: number
  py: number
}

/** The behaviour of one kind of carried item. */
export interface Session {
  name: string
  ghost: Ghost
  isFree?: boolean
  targets: () => Promise<DropTargets>
  /** Checks a place that the targets do not accept outright. */
  answer: (place: Place) => Promise<PlaceAnswer>
  /** Drops the item on a place; null on success. `isSure` means that the targets accept the place. */
  drop: (place: Place, isSure: boolean, shownAt: ShownAt) => Promise<Refusal | null>
  /** Drops the item anywhere, where it needs no place. */
  dropFreely?: (at: { x: number; y: number }) => void
}
