import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { System } from '../../model/project/project'
import { projectState } from '../../state/piping/project'
import { PanelHint } from '../../ui/feedback/panel-hint'
import { editSystems } from '../commands/systems/edit-systems'
import classes from './panels.module.css'

/** Explains why an inactive system has no figures, and offers to activate it: no result is pending. */
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
          // The hint disappears with its button, so the focus moves to the panel for keyboard users.
          currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus()
          editSystems([system.id], { active: true })
        }}
      >
        {t('activate')}
      </Button>
    </div>
  )
}
