import { Chip, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { QuantityField } from '../../ui/quantity-field'
import type { CatalogueFilter } from './catalogue/filter-catalogue'
import classes from './selection.module.css'

interface CatalogueFilterBarProps {
  filter: CatalogueFilter
  types: readonly string[]
  onFilter: (filter: CatalogueFilter) => void
}

const ICON_PX = 15

export function CatalogueFilterBar({ filter, types, onFilter }: CatalogueFilterBarProps) {
  const { t } = useTranslation(['selection', 'catalogue'])
  return (
    <div className={classes.filters}>
      <Chip.Group multiple value={[...filter.types]} onChange={(chosen: string[]) => onFilter({ ...filter, types: chosen })}>
        <div className={classes.chips} role="group" aria-label={t('catalogue.types')}>
          {types.map((type) => (
            <Chip
              key={type}
              value={type}
              size="xs"
              radius="sm"
              title={t(`catalogue:type.${type}`)}
              aria-label={t(`catalogue:type.${type}`)}
            >
              {type}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      <div className={classes.fields}>
        <TextInput
          type="search"
          label={t('catalogue.search')}
          leftSection={<IconSearch size={ICON_PX} aria-hidden="true" />}
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        />
        <QuantityField
          quantity="loadCapacity"
          label={t('catalogue.from')}
          width={110}
          min={0}
          value={filter.minCoolingKw}
          onCommit={(minCoolingKw) => onFilter({ ...filter, minCoolingKw })}
        />
        <QuantityField
          quantity="loadCapacity"
          label={t('catalogue.to')}
          width={110}
          min={0}
          value={filter.maxCoolingKw}
          onCommit={(maxCoolingKw) => onFilter({ ...filter, maxCoolingKw })}
        />
      </div>
    </div>
  )
}
