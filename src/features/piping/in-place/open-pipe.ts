import type { BoardHandle } from '../../../board/frame/board-handle'
import { NOTHING_PICKED } from '../../../drawing/view/picked'
import { hasDefaultLength } from '../../../model/project/default-lengths'
import { setPicked } from '../../../workbench/open-system/local'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { openInPlace } from './in-place'

/** Picks a pipe, brings it on screen and opens its length where it lies. Returns false where there is no such pipe. */
export function openPipe({ system, drawing }: OpenSystem, board: BoardHandle | null, row: number | undefined): boolean {
  const id = row === undefined ? undefined : drawing.diagram.edgeId[row]
  if (row === undefined || id === undefined) return false
  setPicked({ ...NOTHING_PICKED, edges: [id] })
  board?.reveal({ kind: 'edge', row })
  return openInPlace(system.id, drawing, { kind: 'edge', row })
}

/** Opens the first pipe, in tree order, whose length nobody has typed; Enter goes on from there. */
export function openFirstDefaultLength(open: OpenSystem, board: BoardHandle | null): void {
  const { drawing, names } = open
  openPipe(
    open,
    board,
    names.pipes.find((row) => hasDefaultLength(drawing.diagram, row)),
  )
}
