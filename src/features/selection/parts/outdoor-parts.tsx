import { Button } from '@mantine/core'
import { IconPuzzle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../../state/piping/project'
import { ICON_PX } from '../../../ui/frame/icon-sizes'
import { openParts } from '../../../workbench/parts/parts-state'
import type { SystemView } from '../picked-system'
import classes from './parts.module.css'

/** Opens the accessories of the chosen outdoor unit, and tells how many kinds it has. Nothing before one is chosen. */
export function OutdoorParts({ system }: { system: SystemView }) {
  const { t } = useTranslation('parts')
  const { readOnly } = useSnapshot(projectState)
  if (system.outdoorModels.length === 0) return null
  const kinds = system.outdoorParts?.length ?? 0
  return (
    <Button
      size="compact-sm"
      variant="default"
      disabled={readOnly}
      leftSection={<IconPuzzle size={ICON_PX} aria-hidden="true" />}
      onClick={() => openParts(system.id, null)}
    >
      {t('outdoor.open')}
      {kinds > 0 ? <span className={classes.more}>{kinds}</span> : null}
    </Button>
  )
}
