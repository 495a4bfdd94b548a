import { Button, Alert } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { projectState } from '../../state/piping/project'
import { DrawingOverlay } from '../../ui/feedback/drawing-overlay'
import { pathOf } from '../../platform/areas'
import { EmptyState } from '../../ui/feedback/empty-state'
import { SplitPanel } from '../../ui/frame/split-panel'
import { StepLayout } from '../../ui/frame/step-layout'
import { useHasProject } from '../../ui/hooks/use-has-project'
import { useStages } from '../../ui/hooks/use-stages'
import { AirHandlerDialog } from './air-handler/air-handler-dialog'
import { CapacityStrip } from './capacity-strip'
import { CataloguePanel } from './catalogue/catalogue-panel'
import { addSystem } from '../../workbench/commands/systems/add-system'
import { SystemsTree } from '../../workbench/systems/systems-tree'
import { IndoorUnitsTable } from './indoor-units-table'
import { automaticChoice } from './automatic/automatic-choice'
import { cataloguePanel } from './local'
import { usePickedSystem, type SystemView } from './picked-system'
import { PartsDialog } from '../../workbench/parts/parts-dialog'
import { ProposalsPanel } from './proposals/proposals-panel'
import { RoomsOrUnits } from './room-list/rooms-or-units'
import classes from './selection.module.css'
import { SystemFigures } from './system-figures'
import { openProjectData } from '../../state/page/project-data'
import { missingConditions } from './missing-conditions'
import { ICON_PX } from '../../ui/frame/icon-sizes'

export { showLine } from './local'
export { showRooms, showUnits } from './room-list/rooms-view'

/** Lists the missing design temperatures, for which the rating conditions are used. */
function DesignNotice() {
  const { t, i18n } = useTranslation(['selection', 'app'])
  const { current, readOnly } = useSnapshot(projectState)
  if (!current) return null
  const missing = missingConditions(current.information.design)
  if (missing.length === 0) return null
  const list = new Intl.ListFormat(i18n.language === 'my' ? 'ms' : i18n.language, { type: 'conjunction' })
  return (
    <Alert color="yellow" p="xs" title={t('design.missingTitle')}>
      {t('design.missingText', { list: list.format(missing.map((key) => t(`design.${key}`))) })}{' '}
      {readOnly ? null : (
        <Button variant="light" color="yellow" size="compact-sm" onClick={() => openProjectData(missing[0])}>
          {t('app:project.data')}
        </Button>
      )}
    </Alert>
  )
}

/** Stages in which a newly opened screen is rendered: the frame, the list of systems, the units, then the proposals and the strip. The first system begins anew. */
const STAGE = { systems: 1, units: 2, rest: 3 }

/** Renders the first design step: the systems, their indoor units, and the outdoor unit proposed for each. */
export function SelectionScreen() {
  const { t } = useTranslation(['selection', 'catalogue'])
  const navigate = useNavigate()
  const hasProject = useHasProject()
  if (!hasProject)
    return (
      <EmptyState
        title={t('noProjectTitle')}
        text={t('noProjectText')}
        action={<Button onClick={() => void navigate(pathOf('projects'))}>{t('toProjects')}</Button>}
      />
    )
  return <SelectionStep />
}

function SelectionStep() {
  const { t } = useTranslation(['selection', 'rooms'])
  const { readOnly } = useSnapshot(projectState)
  const system = usePickedSystem()
  const hasSystems = useStages(STAGE.systems) >= STAGE.systems
  const stage = useStages(STAGE.rest, system !== null)
  return (
    <StepLayout
      side={hasSystems ? <SideColumn openId={system?.id ?? null} isReadOnly={readOnly} /> : <></>}
      sideLabel={t('systems.title')}
      strip={system ? stage >= STAGE.rest ? <CapacityStrip system={system} /> : <></> : undefined}
    >
      <RoomsOrUnits system={system}>{system ? <SystemArea system={system} stage={stage} /> : null}</RoomsOrUnits>
    </StepLayout>
  )
}

/** Renders the units of one system above its outdoor unit, with the catalogue beside both. */
function SystemArea({ system, stage }: { system: SystemView; stage: number }) {
  const { t } = useTranslation(['selection', 'catalogue', 'choosing'])
  const { isOpen } = useSnapshot(cataloguePanel)
  // The dialog shows what it draws itself.
  const { isOpen: isInDialog } = useSnapshot(automaticChoice)
  return (
    <SplitPanel
      isOpen={isOpen}
      title={t('catalogue.title', { name: system.name })}
      closeLabel={t('catalogue.close')}
      onClose={() => (cataloguePanel.isOpen = false)}
      widthKey="branchline.catalogueWidth"
      panel={<CataloguePanel key={system.id} system={system} />}
    >
      <div className={classes.main}>
        <DesignNotice />
        <section className={classes.section} aria-labelledby="indoor-heading">
          <h2 id="indoor-heading" className={classes.heading}>
            {t('units.title', { name: system.name })}
          </h2>
          {stage >= STAGE.units ? (
            <IndoorUnitsTable key={system.id} system={system} onOpenCatalogue={() => (cataloguePanel.isOpen = true)} />
          ) : null}
          {system.indoorUnits.length > 0 ? <p className={classes.sub}>{t('choosing:legend')}</p> : null}
        </section>
        <section className={classes.outdoor} aria-labelledby="outdoor-heading">
          <h2 id="outdoor-heading" className={classes.heading}>
            {t('proposals.title')}
            <span className={classes.sub}>
              {system.outdoorModels.length > 0
                ? t('proposals.current', { model: system.outdoorModels.join(' + ') })
                : t('systems.noOutdoorUnit')}
            </span>
          </h2>
          {stage >= STAGE.rest ? <ProposalsPanel system={system} /> : null}
        </section>
        {isInDialog ? null : <DrawingOverlay />}
        <AirHandlerDialog />
        <PartsDialog />
      </div>
    </SplitPanel>
  )
}

function SideColumn({ openId, isReadOnly }: { openId: string | null; isReadOnly: boolean }) {
  const { t } = useTranslation('selection')
  return (
    <div className={classes.side}>
      <SystemsTree openId={openId} Figures={SystemFigures} />
      {openId === null ? null : (
        <Button
          className={classes.addSystem}
          variant="default"
          leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
          disabled={isReadOnly}
          onClick={() => addSystem()}
        >
          {t('systems.add')}
        </Button>
      )}
    </div>
  )
}
