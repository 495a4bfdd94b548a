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
  /** True while a board to design on is shown; a table has no places to drag parts to. */
  hasBoard: boolean
  /** True once the parts may be rendered. */
  hasParts: boolean
}

/** Renders the left column: the systems of the project, and below them the parts. */
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
