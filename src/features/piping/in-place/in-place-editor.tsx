import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../../board/frame/board-handle'
import type { Place } from '../../../drawing/view/spatial-index'
import { edgeRow, nodeRow } from '../../../model/diagram/diagram-rows'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { closeInPlace, inPlace } from './in-place'
import { InPlaceForm } from './in-place-form'
import { openPipe } from './open-pipe'

/** Edits a pipe, a unit or a fitting at its place on the board. */
export function InPlaceEditor({ open, board }: { open: OpenSystem; board: RefObject<BoardHandle | null> }) {
  const { edited } = useSnapshot(inPlace)
  const { drawing, names, system } = open
  const { diagram } = drawing
  if (edited?.systemId !== system.id) return null
  const row = edited.kind === 'edge' ? edgeRow(diagram, edited.id) : nodeRow(diagram, edited.id)
  if (row < 0) return null
  const place: Place = { kind: edited.kind, row }

  const close = (): void => {
    closeInPlace()
    board.current?.focus()
  }
  /** Goes to the next or previous pipe in tree order, as in the table. */
  const goOn = (way: 1 | -1): void => {
    const next = edited.kind === 'edge' ? names.pipes[names.pipes.indexOf(row) + way] : undefined
    if (!openPipe(open, board.current, next)) close()
  }
  return (
    <InPlaceForm
      key={`${edited.kind} ${edited.id}`}
      open={open}
      board={board}
      place={place}
      typed={edited.typed}
      onClose={close}
      onNext={goOn}
    />
  )
}
