import { SegmentedControl } from '@mantine/core'
import { IconContrast, IconServer } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../board/frame/board-handle'
import type { BoardTheme } from '../../drawing/paint/palette'
import { projectState } from '../../state/piping/project'
import classes from '../../workbench/frame/panels.module.css'
import { Tool } from '../../workbench/frame/tool'
import { MinimapTool } from '../../workbench/overview/minimap-tool'
import { ZoomTools } from '../../workbench/overview/zoom-tools'
import { ExportMenu } from '../../workbench/pictures/export-menu'
import { addDistributionBoard } from './commands/edit-lines'
import type { OpenDiagram } from './data/use-open-wires'
import { goToWire, wiringView, type WiringScope, type WiringShown } from './wiring-view'
import { wireKey } from '../../drawing/wiring/wire-rows'

interface WiringToolsProps {
  /** Null while nothing is drawn. */
  shown: OpenDiagram | null
  systemId: string
  board: RefObject<BoardHandle | null>
  theme: BoardTheme
  onTheme: (theme: BoardTheme) => void
}

const SHOWN: readonly WiringShown[] = ['power', 'signal', 'schedule']
const SCOPES: readonly WiringScope[] = ['system', 'building']

/** Renders the tools above a wiring diagram or the cable schedule. */
export function WiringTools({ shown, systemId, board, theme, onTheme }: WiringToolsProps) {
  const { t } = useTranslation(['wiring', 'piping'])
  const view = useSnapshot(wiringView)
  const { readOnly } = useSnapshot(projectState)
  const isBoard = view.shown !== 'schedule'
  const hasPicked = view.picked.nodes.length + view.picked.edges.length > 0
  const addBoard = (): void => {
    const id = addDistributionBoard(systemId)
    if (id !== null) goToWire('power', wireKey('power', systemId, id))
  }
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('tools.label')}>
      <SegmentedControl
        aria-label={t('tools.view')}
        value={view.shown}
        onChange={(value) => (wiringView.shown = value)}
        data={SHOWN.map((value) => ({ value, label: t(`tools.${value}`) }))}
      />
      <SegmentedControl
        aria-label={t('tools.scope')}
        value={view.scope}
        onChange={(value) => (wiringView.scope = value)}
        data={SCOPES.map((value) => ({ value, label: t(`tools.${value}`) }))}
      />
      {isBoard && shown ? (
        <>
          <ZoomTools board={board} hasPicked={hasPicked} fitWord="fourth" />
          <MinimapTool />
        </>
      ) : null}
      <span className={classes.gap} />
      <Tool label={t('tools.addBoard')} word="fourth" icon={IconServer} isDisabled={readOnly || !shown} onClick={addBoard} />
      {isBoard && shown ? (
        <>
          <Tool
            label={theme === 'dark' ? t('piping:tools.light') : t('piping:tools.dark')}
            icon={IconContrast}
            onClick={() => onTheme(theme === 'dark' ? 'light' : 'dark')}
          />
          <ExportMenu
            subject={() => ({
              drawing: shown.drawing,
              labels: shown.labels,
              projectName: shown.open.project.information.projectName,
              fullScale: 1,
            })}
            isBoard
            viewport={() => board.current?.viewport() ?? null}
          />
        </>
      ) : null}
    </div>
  )
}
