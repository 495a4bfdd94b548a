import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import type { BoardHandle } from '../../../board/frame/board-handle'
import { beginPart } from '../commands/drop/begin'
import { endPlacing } from '../commands/drop/placing-state'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import type { Part } from './part'

/** A press that moved less than this counts as a click. */
const DRAG_PX = 6

/** Drags a part from the palette over the board: starts with the first movement, ends on release or on Escape. */
export function dragPart(event: ReactPointerEvent, part: Part, open: OpenSystem, board: RefObject<BoardHandle | null>): void {
  if (event.button !== 0) return
  const from = { x: event.clientX, y: event.clientY }
  let isCarried = false
  const onMove = (moved: PointerEvent): void => {
    if (!isCarried) {
      if (Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < DRAG_PX) return
      isCarried = beginPart(part, open)
      if (!isCarried) stop()
    }
    board.current?.carryTo(moved.clientX, moved.clientY)
  }
  const onUp = (lifted: PointerEvent): void => {
    stop()
    if (isCarried) board.current?.dropAt(lifted.clientX, lifted.clientY)
  }
  const onCancel = (): void => {
    stop()
    if (isCarried) endPlacing()
  }
  const onKey = (pressed: KeyboardEvent): void => {
    if (pressed.key === 'Escape') onCancel()
  }
  const stop = (): void => {
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', onCancel)
    window.removeEventListener('keydown', onKey)
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', onCancel)
  window.addEventListener('keydown', onKey)
}
