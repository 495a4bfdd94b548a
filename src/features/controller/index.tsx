import { Button, Skeleton, Tabs } from '@mantine/core'
import { IconDeviceRemote } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathOf } from '../../platform/areas'
import { projectState } from '../../state/piping/project'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { DrawingOverlay } from '../../ui/feedback/drawing-overlay'
import { EmptyState } from '../../ui/feedback/empty-state'
import { StepLayout } from '../../ui/frame/step-layout'
import { useHasProject } from '../../ui/hooks/use-has-project'
import { useStages } from '../../ui/hooks/use-stages'
import { Loading } from '../../ui/paged/loading'
import { useFormat } from '../../ui/words/format'
import { drawAllDiagrams } from '../../workbench/commands/systems/draw-all-diagrams'
import { PartsDialog } from '../../workbench/parts/parts-dialog'
import { CentralsTable } from './centrals/centrals-table'
import { AcceptDialog } from '../../workbench/exceptions/accept-dialog'
import { CheckPanel } from './check/check-panel'
import { GoneBar } from './check/gone-bar'
import { ControlFrame, useControl } from './control-context'
import { ControlStrip } from './control-strip'
import { ControlTools } from './control-tools'
import classes from './control.module.css'
import { EquipDialog } from './equip-dialog'
import { GroupsTable } from './groups/groups-table'
import { controlScreen, showTab, type ControlTab } from './screen-state'
import { ControllerParts } from './side/controller-parts'
import { PickedPanel } from './side/picked-panel'
import { SystemSide } from './side/system-side'
import side from './side/side.module.css'

/** Stages in which a newly opened screen is rendered: the frame and the table, the systems, then what stands beside. */
const STAGE = { systems: 1, rest: 2 }
const ICON_PX = 40
const SKELETON_ROWS = [1, 2, 3, 4, 5, 6]

/** Renders the design step of controllers: systems, groups of units with their controllers, central controllers, the check, and what the pack offers. */
export function ControlScreen() {
  const { t } = useTranslation('control')
  const hasProject = useHasProject()
  if (!hasProject)
    return (
      <EmptyState
        icon={<IconDeviceRemote size={ICON_PX} />}
        title={t('empty.noProject')}
        action={
          <Button component={Link} to={pathOf('projects')}>
            {t('empty.toProjects')}
          </Button>
        }
      />
    )
  return (
    <ControlFrame waiting={<Waiting />}>
      <ControlStep />
    </ControlFrame>
  )
}

function Waiting() {
  return (
    <Loading>
      <div className={classes.loading}>
        {SKELETON_ROWS.map((row) => (
          <Skeleton key={row} height={32} />
        ))}
      </div>
    </Loading>
  )
}

function ControlStep() {
  const { t } = useTranslation('control')
  const { view } = useControl()
  const stage = useStages(STAGE.rest)
  return (
    <StepLayout
      side={stage >= STAGE.systems ? <SystemSide /> : <></>}
      sideLabel={t('side.label')}
      tools={<ControlTools />}
      inspector={
        stage >= STAGE.rest ? (
          <div className={side.right}>
            <PickedPanel />
            <ControllerParts />
          </div>
        ) : (
          <></>
        )
      }
      inspectorLabel={t('side.parts')}
      strip={<ControlStrip />}
    >
      <div className={classes.main}>
        <h1 className={classes.spoken}>{t('title')}</h1>
        {view.units.size === 0 ? <NothingDrawn /> : <ControlTabs />}
        <DrawingOverlay />
        <EquipDialog />
        <AcceptDialog />
        <PartsDialog />
      </div>
    </StepLayout>
  )
}

/** Replaces the tables while no unit is drawn, and leads to what is missing. */
function NothingDrawn() {
  const { t } = useTranslation(['control', 'placing'])
  const { readOnly } = useSnapshot(projectState)
  const { view } = useControl()
  const hasControl = view.groups.length + view.centrals.length > 0
  return (
    <>
      {hasControl ? <GoneBar /> : null}
      <EmptyState
        icon={<IconDeviceRemote size={ICON_PX} />}
        title={t('empty.notDrawn')}
        text={t('empty.notDrawnText')}
        action={
          readOnly ? null : view.systems.length > 0 ? (
            <Button onClick={() => void drawAllDiagrams()}>{t('placing:all.name')}</Button>
          ) : (
            <Button component={Link} to={pathOf('selection')}>
              {t('empty.toUnits')}
            </Button>
          )
        }
      />
    </>
  )
}

function ControlTabs() {
  const { t } = useTranslation('control')
  const format = useFormat()
  const { view, checked } = useControl()
  const { tab } = useSnapshot(controlScreen)
  const open = checked.findings.filter(({ accepted }) => !accepted)
  const errors = open.filter(({ severity }) => severity === 'error').length
  const count = (value: number) => <span className={classes.count}>{format.number(value, 0)}</span>
  const badge =
    errors > 0 ? (
      <SeverityBadge severity="error" count={errors} isCompact />
    ) : open.length > 0 ? (
      <SeverityBadge severity="advice" count={open.length} isCompact />
    ) : null
  return (
    <Tabs className={classes.tabs} value={tab} keepMounted={false} onChange={(value) => showTab(value as ControlTab)}>
      <Tabs.List>
        <Tabs.Tab className={classes.tab ?? ''} value="groups" rightSection={count(view.groups.length)}>
          {t('groups.title')}
        </Tabs.Tab>
        <Tabs.Tab className={classes.tab ?? ''} value="centrals" rightSection={count(view.centrals.length)}>
          {t('centrals.title')}
        </Tabs.Tab>
        <Tabs.Tab className={classes.tab ?? ''} value="check" rightSection={badge}>
          {t('check.title')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel className={classes.tabPanel ?? ''} value="groups">
        <GoneBar />
        <GroupsTable />
      </Tabs.Panel>
      <Tabs.Panel className={classes.tabPanel ?? ''} value="centrals">
        <CentralsTable />
      </Tabs.Panel>
      <Tabs.Panel className={classes.tabPanel ?? ''} value="check">
        <CheckPanel />
      </Tabs.Panel>
    </Tabs>
  )
}
