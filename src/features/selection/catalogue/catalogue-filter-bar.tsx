import { Chip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../../ui/filter/search-field'
import { QuantityField } from '../../../ui/fields/quantity-field'
import type { CatalogueFilter } from './filter-catalogue'
import classes from '../selection.module.css'

interface CatalogueFilterBarProps {
  filter: CatalogueFilter
  types: readonly string[]
  onFilter: (filter: CatalogueFilter) => void
}

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
        <SearchField isLabelShown label={t('catalogue.search')} value={filter.text} onText={(text) => onFilter({ ...filter, text })} />
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
