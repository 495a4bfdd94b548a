import { Button } from '@mantine/core'
import { IconStairs } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ICON_PX } from '../../../ui/frame/icon-sizes'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { floorAt } from './floors-of-system'
import { openFloorLevels } from './floor-levels-state'

/** Opens the levels of all floors, at the floor of a unit. Renders nothing beside a unit without a floor. */
export function FloorLevelsButton({ open, row }: { open: OpenSystem; row: number }) {
  const { t } = useTranslation('piping')
  const floor = floorAt(open, row, null)
  if (floor === '') return null
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      justify="flex-start"
      leftSection={<IconStairs size={ICON_PX} aria-hidden="true" />}
      onClick={() => openFloorLevels(floor)}
    >
      {t('floors.open')}
    </Button>
  )
}
