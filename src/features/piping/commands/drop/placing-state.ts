import i18next from 'i18next'
import { proxy, ref } from 'valtio'
import { ACCEPTS } from '../../../../board/placing/placing'
import type { DropTargets, Placing } from '../../../../board/placing/placing'
import type { Place } from '../../../../drawing/view/spatial-index'
import { notify } from '../../../../platform/notify'
import { onCommitted, onReplaced } from '../../../../state/piping/commit'
import { projectState } from '../../../../state/piping/project'
import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'
import { hideRefusal, showRefusal } from '../../../../workbench/commands/refusal'
import { placeName } from './place-name'
import type { Session } from './session'

interface PlacingState {
  /** The item being carried, for the board; null while there is none. */
  current: Placing | null
  isDropping: boolean
  /** Counter that grows whenever an item is lifted, so that overlays of the board close. */
  taken: number
}

export const placingState = proxy<PlacingState>({ current: null, isDropping: false, taken: 0 })

let session: Session | null = null
let targets: DropTargets | null = null
let stopListening: (() => void) | null = null

/** Begins to carry an item. Returns false in a read-only project. */
export function carry(next: Session, open: OpenSystem): boolean {
  endPlacing()
  hideRefusal()
  if (projectState.readOnly) {
    notify('info', i18next.t('ui:readOnly'))
    return false
  }
  session = next
  const found = next.targets().then((answer) => {
    if (session === next) targets = answer
    return answer
  })
  const answers = new Map<string, ReturnType<Session['answer']>>()
  const answer = (place: Place): ReturnType<Session['answer']> => {
    const key = `${place.kind} ${place.row}`
    const known = answers.get(key) ?? next.answer(place)
    answers.set(key, known)
    return known
  }
  placingState.taken += 1
  placingState.current = ref({
    name: next.name,
    ghost: next.ghost,
    isFree: next.isFree === true,
    targets: found,
    answer,
    nameOf: (place: Place) => placeName(open, place),
  })
  // The rows of the verdicts are valid until the drawing changes.
  const stops = [onCommitted(endPlacing), onReplaced(endPlacing)]
  stopListening = () => stops.forEach((stop) => stop())
  return true
}

/** Cancels the placing. */
export function endPlacing(): void {
  session = null
  targets = null
  stopListening?.()
  stopListening = null
  if (placingState.current) placingState.current = null
}

/** Drops at a place, freely, or over nothing; a refusal is shown at the point, in pixels of the board's frame. */
export async function dropCarried(place: Place | null, at: { x: number; y: number }, shownAt: { px: number; py: number }): Promise<void> {
  const [dropped, known] = [session, targets]
  if (!dropped) return
  endPlacing()
  const isOnBoard = !Number.isNaN(at.x)
  if (dropped.dropFreely && isOnBoard) {
    dropped.dropFreely(at)
    return
  }
  if (!place || !isOnBoard) {
    notify('info', i18next.t('placing:nothingPlaced'))
    return
  }
  placingState.isDropping = true
  try {
    const isSure = place.kind === 'node' && known?.nodes[place.row] === ACCEPTS
    const refusal = await dropped.drop(place, isSure, shownAt)
    if (refusal) showRefusal(refusal, shownAt)
  } catch (error) {
    notify('error', i18next.t('placing:failed', { reason: error instanceof Error ? error.message : String(error) }))
  } finally {
    placingState.isDropping = false
  }
}
