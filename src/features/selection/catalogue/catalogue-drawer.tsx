import { Drawer } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../platform/notify'
import { DataTable } from '../../../ui/table/data-table'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { catalogueEntries, catalogueTypes } from './catalogue-entry'
import type { CatalogueEntry } from './catalogue-entry'
import { CatalogueFilterBar } from './catalogue-filter-bar'
import { NO_FILTER, filterCatalogue, smallestThatFits } from './filter-catalogue'
import { useCatalogueColumns } from './catalogue-columns'
import { addIndoorUnits } from '../commands/add-indoor-units'
import { EMPTY_ORDER, UnitOrderFields } from '../unit-order-fields'
import type { SystemView } from '../picked-system'
import classes from '../selection.module.css'
import { pickReserve, useDeliveredShares } from '../use-delivered-shares'
import { usePack } from '../use-pack'

const entryKey = (entry: CatalogueEntry) => entry.id

/** Renders the drawer for adding models: filter, sort, pick one, enter count and place, add. It stays open for the next one. */
export function CatalogueDrawer({ system, isOpen, onClose }: { system: SystemView | null; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['selection', 'catalogue'])
  return (
    <Drawer
      opened={isOpen && system !== null}
      onClose={onClose}
      position="right"
      size={1120}
      padding="md"
      title={system ? <span className={classes.heading}>{t('catalogue.title', { name: system.name })}</span> : ''}
      closeButtonProps={{ 'aria-label': t('catalogue.close') }}
      classNames={{ body: classes.drawerBody ?? '', content: classes.drawerContent ?? '' }}
    >
      {system ? <Catalogue system={system} /> : null}
    </Drawer>
  )
}

function Catalogue({ system }: { system: SystemView }) {
  const { t } = useTranslation(['selection', 'catalogue'])
  const pack = usePack()
  const [filter, setFilter] = useState(NO_FILTER)
  const [order, setOrder] = useState(EMPTY_ORDER)
  const [pickedId, setPicked] = useState<string | null>(null)
  const columns = useCatalogueColumns()
  const shares = useDeliveredShares(system.id)
  if (!pack) return null
  const shown = filterCatalogue(catalogueEntries(pack), filter, (type) => t(`catalogue:type.${type}`))
  const reservePct = pickReserve(pack)
  const fitting = shares ? smallestThatFits(shown, order.requiredCoolingKw, order.requiredHeatingKw, shares, reservePct) : null
  const isRequired = order.requiredCoolingKw !== null || order.requiredHeatingKw !== null
  const picked = isRequired ? fitting : (shown.find((entry) => entry.id === pickedId) ?? null)

  const add = (entry: CatalogueEntry) => {
    if (!addIndoorUnits(system.id, entry, order)) return
    notify('good', t('catalogue.added', { count: order.count, model: entry.id, name: system.name }))
    setOrder((before) => ({ ...before, name: '', room: '', roomAreaM2: null }))
  }
  return (
    <>
      <CatalogueFilterBar filter={filter} types={catalogueTypes(pack)} onFilter={setFilter} />
      <UnitOrderFields
        order={order}
        onOrder={setOrder}
        picked={picked}
        isNothingFitting={isRequired && shares !== null && fitting === null}
        reservePct={reservePct}
        onAdd={() => picked && add(picked)}
      />
      <div className={classes.drawerTable}>
        <DataTable
          columns={columns}
          rows={shown}
          rowKey={entryKey}
          label={t('catalogue.table')}
          isOneOnly
          selected={new Set(picked ? [picked.id] : [])}
          onSelect={(keys) => {
            setOrder((before) => ({ ...before, requiredCoolingKw: null, requiredHeatingKw: null }))
            setPicked([...keys][0] ?? null)
          }}
          onActivate={add}
          empty={<EmptyState title={t('catalogue.emptyTitle')} text={t('catalogue.emptyText')} />}
        />
      </div>
    </>
  )
}
