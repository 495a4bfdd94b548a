import type { DropTargets, Ghost, PlaceAnswer } from '../../../../board/placing/placing'
import type { Place } from '../../../../drawing/view/spatial-index'
import type { Refusal } from '../../../../workbench/commands/refusal'

/** What is special about one kind of thing that is carried. */
export interface Session {
  name: string
  ghost: Ghost
  isFree?: boolean
  targets: () => Promise<DropTargets>
  /** Asked for places that the targets do not accept at once. */
  answer: (place: Place) => Promise<PlaceAnswer>
  /** Puts it there; null when it is done. `isSure` says that the targets accept the place. */
  drop: (place: Place, isSure: boolean) => Promise<Refusal | null>
  /** Lets it go anywhere, where it needs no place. */
  dropFreely?: (at: { x: number; y: number }) => void
}
