import { memo } from 'react'
import type { RefObject } from 'react'
import type { BoardHandle } from '../../../board/frame/board-handle'
import { PartsPalette } from '../palette/parts-palette'
import classes from './side-column.module.css'
import { SystemsTree } from '../../../workbench/systems/systems-tree'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

interface SideColumnProps {
  open: OpenSystem
  board: RefObject<BoardHandle | null>
  isReadOnly: boolean
  /** Parts are put on the board; a table has no places to drag them to. */
  hasBoard: boolean
  /** They may be shown by now. */
  hasParts: boolean
}

/** The left column: the systems of the project, and below them what can be put on the board. */
export const SideColumn = memo(function SideColumn({ open, board, isReadOnly, hasBoard, hasParts }: SideColumnProps) {
  return (
    <div className={classes.column}>
      <div className={hasBoard ? classes.systems : classes.alone}>
        <SystemsTree openId={open.system.id} />
      </div>
      {hasBoard && hasParts ? <PartsPalette open={open} board={board} isReadOnly={isReadOnly} /> : null}
    </div>
  )
})
