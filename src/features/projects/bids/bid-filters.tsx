import { Button, Popover, Stack } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ProjectListItem } from '../../../contract/project/project-calls'
import { FilterSelect } from '../../../ui/filter/filter-select'
import { ICON_PX } from '../../../ui/frame/icon-sizes'
import { bidWords } from './bid-columns'
import { BID_KEYS, BID_VALUES, type BidChoice, type BidKey } from './bid-values'

interface BidFiltersProps {
  projects: readonly ProjectListItem[]
  choice: BidChoice
  onChoose: (choice: Partial<BidChoice>) => void
}

const WIDTH_PX = 220

/** A button with the filters by bid; it is shown once a project of the list gives one of them. */
export function BidFilters({ projects, choice, onChoose }: BidFiltersProps) {
  const { t } = useTranslation('information')
  const valuesOf = (key: BidKey): string[] => [...new Set(projects.map(BID_VALUES[key]))].filter((value) => value !== '').sort()
  const offered = BID_KEYS.map((key) => ({ key, values: valuesOf(key) })).filter(
    ({ key, values }) => values.length > 0 || choice[key] !== null,
  )
  if (offered.length === 0) return null
  const count = BID_KEYS.filter((key) => choice[key] !== null).length
  const names: Record<BidKey, string> = {
    bid: t('bid.state'),
    solution: t('bid.solution'),
    cooperation: t('bid.cooperation'),
    power: t('bid.power'),
  }
  return (
    <Popover withArrow position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant={count > 0 ? 'light' : 'default'} leftSection={<IconFilter size={ICON_PX} aria-hidden="true" />}>
          {count > 0 ? t('bid.filtered', { count }) : t('bid.filter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {offered.map(({ key, values }) => (
            <FilterSelect
              key={key}
              isInPopover
              width={WIDTH_PX}
              label={names[key]}
              values={values}
              nameOf={(value) => bidWords(t, key, value)}
              value={choice[key]}
              onChoose={(value) => onChoose({ [key]: value })}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
