import { SegmentedControl } from '@mantine/core'
import {
  IconBinaryTree2,
  IconContrast,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  IconRefresh,
  IconSearch,
  IconTable,
  IconTrash,
} from '@tabler/icons-react'
import { memo } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../../board/frame/board-handle'
import type { BoardTheme } from '../../../drawing/paint/palette'
import { outdoorRow } from '../../../model/diagram/diagram-tree'
import { setLayOut } from '../commands/set-drawing'
import { drawDiagram } from '../commands/draw-diagram'
import { drawAllDiagrams } from '../../../workbench/commands/systems/draw-all-diagrams'
import { removePicked } from '../../../workbench/commands/remove-picked'
import { ExportMenu } from '../../../workbench/pictures/export-menu'
import type { PictureSubject } from '../../../workbench/pictures/save-picture'
import { Tool } from '../../../workbench/frame/tool'
import { fullScale } from '../../../workbench/systems/system-facts'
import { openFind } from '../../../workbench/find/find-state'
import { local } from '../../../workbench/open-system/local'
import { MinimapTool } from '../../../workbench/overview/minimap-tool'
import { ZoomTools } from '../../../workbench/overview/zoom-tools'
import classes from '../../../workbench/frame/panels.module.css'
import { openSideTable } from '../side-table/side-scope'
import { WithOpen } from '../../../workbench/open-system/open-context'
import { useHasPicked } from '../../../workbench/open-system/use-has-picked'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

interface PipingToolsProps {
  /** The system as a ref, because the tools look the same after every edit. */
  open: RefObject<OpenSystem>
  hasDiagram: boolean
  board: RefObject<BoardHandle | null>
  theme: BoardTheme
  onTheme: (theme: BoardTheme) => void
  isReadOnly: boolean
}

/** Renders the tools above the board. */
export const PipingTools = memo(function PipingTools({ open, hasDiagram, board, theme, onTheme, isReadOnly }: PipingToolsProps) {
  const { t } = useTranslation(['piping', 'find', 'lines', 'placing'])
  const { view } = useSnapshot(local)
  const hasPicked = useHasPicked()
  const isBoard = view === 'board'
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('tools.label')}>
      <SegmentedControl
        aria-label={t('tools.view')}
        value={view}
        onChange={(value) => (local.view = value)}
        data={[
          { value: 'board', label: t('tools.board') },
          { value: 'table', label: t('tools.table') },
        ]}
      />
      {isBoard && hasDiagram ? <ZoomTools board={board} hasPicked={hasPicked} /> : null}
      {isBoard && hasDiagram ? <WithOpen>{(shown) => <LayOutTool open={shown} isReadOnly={isReadOnly} />}</WithOpen> : null}
      {hasDiagram ? <Tool label={t('find:open')} word="first" icon={IconSearch} onClick={openFind} /> : null}
      {isBoard && hasDiagram ? (
        <>
          <Tool
            label={t('lines:side.open')}
            word="fourth"
            icon={IconTable}
            onClick={() => openSideTable(open.current.system.id, open.current.drawing, local.picked)}
          />
          <MinimapTool />
        </>
      ) : null}
      <span className={classes.gap} />
      {hasDiagram ? (
        <>
          <Tool
            label={t('tools.remove')}
            icon={IconTrash}
            isDisabled={!hasPicked || isReadOnly}
            onClick={() => removePicked(open.current.system.id, local.picked)}
          />
          <Tool
            label={t('tools.regenerate')}
            word="fourth"
            icon={IconRefresh}
            isDisabled={isReadOnly}
            onClick={() => void drawDiagram(open.current.system.id, open.current.pack)}
          />
          <Tool label={t('placing:all.name')} icon={IconBinaryTree2} isDisabled={isReadOnly} onClick={() => void drawAllDiagrams()} />
          {isBoard ? (
            <Tool
              label={theme === 'dark' ? t('tools.light') : t('tools.dark')}
              icon={IconContrast}
              onClick={() => onTheme(theme === 'dark' ? 'light' : 'dark')}
            />
          ) : null}
          <ExportMenu subject={() => pictureOf(open.current)} isBoard={isBoard} viewport={() => board.current?.viewport() ?? null} />
        </>
      ) : null}
    </div>
  )
})

function pictureOf({ drawing, labels, project, system }: OpenSystem): PictureSubject {
  return { drawing, labels, projectName: project.information.projectName, fullScale: fullScale(system) }
}

/** Turns the drawing from wide to tall and back; the whole of it comes into view with the next arrangement. */
function LayOutTool({ open, isReadOnly }: { open: OpenSystem; isReadOnly: boolean }) {
  const { t } = useTranslation('piping')
  const { diagram } = open.drawing
  const isTall = diagram.nodeRest[outdoorRow(diagram)]?.layOut === 'tall'
  return (
    <Tool
      label={isTall ? t('tools.layOutWide') : t('tools.layOutTall')}
      icon={isTall ? IconLayoutDistributeVertical : IconLayoutDistributeHorizontal}
      isDisabled={isReadOnly}
      onClick={() => setLayOut(open.system.id, isTall ? 'wide' : 'tall')}
    />
  )
}
