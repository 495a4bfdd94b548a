import { Button } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../board/frame/board-handle'
import type { BoardTheme } from '../../drawing/paint/palette'
import { pathOf } from '../../platform/areas'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ProgressOverlay } from '../../ui/feedback/progress-overlay'
import { StepLayout } from '../../ui/frame/step-layout'
import { rightTabs } from '../../workbench/frame/right-tabs'
import { AcceptDialog } from '../../workbench/exceptions/accept-dialog'
import panels from '../../workbench/frame/panels.module.css'
import { SystemsTree } from '../../workbench/systems/systems-tree'
import { WiringBoard } from './board/wiring-board'
import { useOpenDiagram, useOpenWires, type OpenWires } from './data/use-open-wires'
import { WiringRight } from './panels/wiring-right'
import { CableSchedule } from './schedule/cable-schedule'
import { WiringStrip } from './wiring-strip'
import { WiringTools } from './wiring-tools'
import { wiringView } from './wiring-view'
import classes from './wiring.module.css'

/** Renders the wiring step: power and communication diagrams of a system or the building, and all lines as a cable schedule. */
export function WiringScreen() {
  const { t } = useTranslation('wiring')
  const { system, open, progress, error, cancel } = useOpenWires()
  if (!system) return <EmptyState isPage title={t('empty.noSystem')} text={t('empty.noSystemText')} />
  const overlay = progress === null ? null : <ProgressOverlay text={t('computing')} fraction={progress} onCancel={cancel} />
  if (open && hasLines(open)) return <WiringStep open={open} overlay={overlay} />
  return (
    <StepLayout side={<Systems openId={system.id} />} sideLabel={t('side')}>
      <h1 className={panels.spoken}>{t('screen')}</h1>
      {overlay}
      {error !== null ? <EmptyState title={t('empty.failed')} text={error} /> : open ? <NothingWired open={open} /> : null}
    </StepLayout>
  )
}

function hasLines({ rows }: OpenWires): boolean {
  return rows.power.length + rows.signal.length > 0
}

function Systems({ openId }: { openId: string }) {
  return (
    <div className={classes.side}>
      <SystemsTree openId={openId} />
    </div>
  )
}

/** Says why there is no line: the pack has no electrical data, or nothing is drawn yet. */
function NothingWired({ open }: { open: OpenWires }) {
  const { t } = useTranslation('wiring')
  const navigate = useNavigate()
  if (!open.wires.practice) return <EmptyState title={t('empty.noData')} text={t('empty.noDataText')} />
  return (
    <EmptyState
      title={t('empty.noDiagram')}
      text={t('empty.noDiagramText')}
      action={<Button onClick={() => void navigate(pathOf('piping'))}>{t('empty.toPiping')}</Button>}
    />
  )
}

function WiringStep({ open, overlay }: { open: OpenWires; overlay: React.ReactNode }) {
  const { t } = useTranslation('wiring')
  const { shown } = useSnapshot(wiringView)
  const { request } = useSnapshot(rightTabs)
  const board = useRef<BoardHandle>(null)
  const [theme, setTheme] = useLocalStorage<BoardTheme>({
    key: 'branchline.boardTheme',
    defaultValue: 'dark',
    getInitialValueInEffect: false,
  })
  const diagram = useOpenDiagram(open, shown === 'schedule' ? null : shown)
  return (
    <StepLayout
      side={<Systems openId={open.system.id} />}
      sideLabel={t('side')}
      tools={<WiringTools shown={diagram} systemId={open.system.id} board={board} theme={theme} onTheme={setTheme} />}
      inspector={<WiringRight open={open} />}
      inspectorLabel={t('tab.label')}
      inspectorRequest={request}
      strip={<WiringStrip open={open} board={board} />}
    >
      <h1 className={panels.spoken}>{t('screen')}</h1>
      <div className={panels.work}>
        <div className={panels.stage}>
          {shown === 'schedule' ? <CableSchedule open={open} /> : null}
          {diagram ? <WiringBoard shown={diagram} board={board} theme={theme} /> : null}
          {overlay}
        </div>
        <AcceptDialog />
      </div>
    </StepLayout>
  )
}
