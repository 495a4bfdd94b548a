import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { System } from '../../model/project/project'
import { projectState } from '../../state/document/project'
import { PanelHint } from '../../ui/feedback/panel-hint'
import { editSystems } from '../commands/systems/edit-systems'
import classes from './panels.module.css'

/** Why there are no figures of a system that is set inactive, and the way to get them: nothing is on its way that could be waited for. */
export function InactiveHint({ system }: { system: System }) {
  const { t } = useTranslation('systems')
  const { readOnly } = useSnapshot(projectState)
  return (
    <div className={classes.inactive}>
      <PanelHint>{t('inactiveWhy')}</PanelHint>
      <Button
        size="compact-sm"
        variant="default"
        disabled={readOnly}
        onClick={({ currentTarget }) => {
          // The hint goes with its button; who pressed it by key reads on in the panel.
          currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus()
          editSystems([system.id], { active: true })
        }}
      >
        {t('activate')}
      </Button>
    </div>
  )
}
