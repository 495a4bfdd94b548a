import { Button } from '@mantine/core'
import { IconAirConditioning, IconBinaryTree, IconSitemap } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathOf } from '../../../platform/areas'
import { useSnapshot } from 'valtio'
import { projectState } from '../../../state/piping/project'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { drawAllDiagrams } from '../../../workbench/commands/systems/draw-all-diagrams'
import classes from './start-diagram.module.css'
import { drawDiagram } from '../commands/draw-diagram'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'

const ICON_PX = 40
const SELECTION = pathOf('selection')

/** Replaces the board while a system has no diagram: names the missing step, and leads to it. */
export function StartDiagram({ open, isReadOnly }: { open: OpenSystem; isReadOnly: boolean }) {
  const { t } = useTranslation(['piping', 'placing'])
  const systems = useSnapshot(projectState).current?.systemOrder.length ?? 0
  const { system, pack } = open
  const toSelection = isReadOnly ? null : (
    <Button component={Link} to={SELECTION}>
      {t('empty.toSelection')}
    </Button>
  )
  if (system.outdoorModels.length === 0)
    return (
      <EmptyState
        icon={<IconAirConditioning size={ICON_PX} />}
        title={t('empty.noOutdoorUnit', { system: system.name })}
        text={t('empty.noOutdoorUnitText')}
        action={toSelection}
      />
    )
  if (system.indoorUnits.length === 0)
    return (
      <EmptyState
        icon={<IconAirConditioning size={ICON_PX} />}
        title={t('empty.noUnits', { system: system.name })}
        text={t('empty.noUnitsText')}
        action={toSelection}
      />
    )
  return (
    <EmptyState
      icon={<IconBinaryTree size={ICON_PX} />}
      title={t('empty.noDiagram')}
      text={t('empty.noDiagramText')}
      action={
        <div className={classes.actions}>
          <Button disabled={isReadOnly} onClick={() => void drawDiagram(system.id, pack)}>
            {t('empty.generate')}
          </Button>
          {systems > 1 ? (
            <Button variant="default" disabled={isReadOnly} onClick={() => void drawAllDiagrams()}>
              {t('placing:all.name')}
            </Button>
          ) : null}
        </div>
      }
    />
  )
}

/** Replaces the board while a project has no system. */
export function NoSystem() {
  const { t } = useTranslation('piping')
  const { readOnly } = useSnapshot(projectState)
  return (
    <EmptyState
      icon={<IconSitemap size={ICON_PX} />}
      title={t('empty.noSystem')}
      text={t('empty.noSystemText')}
      action={
        readOnly ? null : (
          <Button component={Link} to={SELECTION}>
            {t('empty.toSelection')}
          </Button>
        )
      }
    />
  )
}
