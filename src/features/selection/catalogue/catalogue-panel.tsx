import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { pickReserve } from '../../../model/pack-rules/pick-reserve'
import { isSized } from '../../../model/project/sizing'
import { notify } from '../../../platform/notify'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { SearchField } from '../../../ui/filter/search-field'
import { DataTable } from '../../../ui/table/data-table'
import { useFormat } from '../../../ui/words/format'
import type { DesignPack } from '../../../state/core/pack'
import { addIndoorUnits } from '../commands/add-indoor-units'
import { cataloguePanel, chooseType, openAirHandler, showLine } from '../local'
import type { SystemView } from '../picked-system'
import { useDeliveredShares } from '../use-delivered-shares'
import { usePack } from '../../../ui/hooks/use-pack'
import { useSizing } from '../use-sizing'
import { useCatalogueColumns } from './catalogue-columns'
import { catalogueEntries, type CatalogueEntry } from './catalogue-entry'
import classes from './catalogue.module.css'
import { filterCatalogue, NO_FILTER, type CatalogueFilter } from './filter-catalogue'
import { isAnythingRequired, smallestOfEachType, smallestThatFits, reaches, type PickBasis, type Requirement } from './pick-model'
import { TypeChoice } from './type-choice'
import { EMPTY_ORDER, UnitOrderFields, type PickedBy } from './unit-order-fields'
import { useFanAirflow } from './use-fan-airflow'

const entryKey = (entry: CatalogueEntry) => entry.id

/** Renders the catalogue beside the list: choose a type, type what is required, add. It stays open for the next unit. */
export function CataloguePanel({ system }: { system: SystemView }) {
  const pack = usePack()
  return pack ? <Catalogue system={system} pack={pack} /> : null
}

function Catalogue({ system, pack }: { system: SystemView; pack: DesignPack }) {
  const { t } = useTranslation(['selection', 'catalogue', 'choosing', 'airHandler'])
  const { type } = useSnapshot(cataloguePanel)
  const [filter, setFilter] = useState(NO_FILTER)
  const [order, setOrder] = useState(EMPTY_ORDER)
  // A click in the table holds until what is required, or the type, changes: then the model is picked anew.
  const [clicked, setClicked] = useState<{ id: string; for: string } | null>(null)
  const entries = catalogueEntries(pack)
  const basis = usePickBasis(system.id, pack)
  const by = pickedBy(entries, type)
  const required = requirementOf(order, by)
  const range = by.load ? filter : { ...filter, minCoolingKw: null, maxCoolingKw: null }
  const shown = filterCatalogue(entries, { ...range, type }, (code) => t(`catalogue:type.${code}`))
  const isRequired = isAnythingRequired(required)
  const smallest = isRequired && basis ? smallestOfEachType(entries, required, basis) : null
  const fitting = isRequired && basis ? smallestThatFits(shown, required, basis) : null
  const question = JSON.stringify([type, required])
  const byHand = clicked?.for === question ? (shown.find(({ id }) => id === clicked.id) ?? null) : null
  const picked = byHand ?? fitting
  const columns = useCatalogueColumns(kindOf(entries, type) ?? 'all', smallest)

  const add = (entry: CatalogueEntry) => {
    const id = addIndoorUnits(system.id, entry, { ...order, ...required })
    if (id === null) return
    showLine(id)
    notify('good', t('catalogue.added', { count: order.count, model: entry.id, name: system.name }))
    setOrder((before) => ({ ...before, name: '', room: '', count: 1, roomAreaM2: null }))
  }
  return (
    <div className={classes.catalogue}>
      <div className={classes.side}>
        <TypeChoice pack={pack} type={type} smallest={smallest} onType={chooseType} />
      </div>
      <div className={classes.models}>
        <UnitOrderFields
          order={order}
          onOrder={setOrder}
          by={by}
          picked={picked}
          isNothingFitting={isRequired && basis !== null && fitting === null}
          basis={<PickedHow picked={picked} required={required} basis={basis} isByHand={byHand !== null} by={by} pack={pack} />}
          onAdd={() => picked && add(picked)}
        />
        {kindOf(entries, type) === 'ahu' ? (
          <Button variant="default" onClick={() => openAirHandler(system.id, null)}>
            {t('airHandler:open')}
          </Button>
        ) : null}
        <ModelFilter filter={filter} hasLoad={by.load} onFilter={setFilter} />
        <div className={classes.table}>
          <DataTable
            columns={columns}
            rows={shown}
            rowKey={entryKey}
            label={t('catalogue.table')}
            isOneOnly
            selected={new Set(picked ? [picked.id] : [])}
            shownKey={picked?.id ?? null}
            onSelect={(keys) => setClicked({ id: [...keys][0] ?? '', for: question })}
            onActivate={add}
            empty={<EmptyState title={t('catalogue.emptyTitle')} text={t('catalogue.emptyText')} />}
          />
        </div>
      </div>
    </div>
  )
}

/** Returns the figures that models are picked by; null until the core has answered. */
function usePickBasis(systemId: string, pack: DesignPack): PickBasis | null {
  const shares = useDeliveredShares(systemId)
  const sizing = useSizing()
  const airflowAt = useFanAirflow(catalogueEntries(pack))
  return shares && { shares, reservePct: pickReserve(pack), sizing, airflowAt }
}

function kindOf(entries: readonly CatalogueEntry[], type: string): CatalogueEntry['kind'] | undefined {
  return entries.find((entry) => entry.type === type)?.kind
}

function pickedBy(entries: readonly CatalogueEntry[], type: string): PickedBy {
  const kind = kindOf(entries, type)
  return { load: kind !== 'hrv', air: kind === 'hrv' || kind === 'fa' }
}

/** Only figures whose fields are shown are required; the others stay typed for the next type. */
function requirementOf(order: Requirement, by: PickedBy): Requirement {
  return {
    requiredCoolingKw: by.load ? order.requiredCoolingKw : null,
    requiredHeatingKw: by.load ? order.requiredHeatingKw : null,
    requiredAirflowM3h: by.air ? order.requiredAirflowM3h : null,
    requiredPressurePa: by.air ? order.requiredPressurePa : null,
  }
}

interface PickedHowProps {
  picked: CatalogueEntry | null
  required: Requirement
  basis: PickBasis | null
  isByHand: boolean
  by: PickedBy
  pack: DesignPack
}

/** Says how the model was picked, and where the one that was clicked does not reach what is required. */
function PickedHow({ picked, required, basis, isByHand, by, pack }: PickedHowProps) {
  const { t } = useTranslation(['selection', 'choosing'])
  const format = useFormat()
  if (isByHand && picked && basis && isAnythingRequired(required) && !reaches(picked, required, basis))
    return <span className={classes.short}>{t('choosing:order.short', { model: picked.id })}</span>
  if (!by.load) return <>{t('choosing:order.basisAir')}</>
  const reserve = t('order.basis', { percent: format.number(pickReserve(pack), 1) })
  if (!basis || !isSized(basis.sizing)) return <>{reserve}</>
  const { cooling, heating } = basis.sizing
  const sized = t('choosing:order.sized', { cooling: format.number(cooling, 2), heating: format.number(heating, 2) })
  return (
    <>
      {reserve} {sized}
    </>
  )
}

interface ModelFilterProps {
  filter: CatalogueFilter
  /** Whether the models shown have a capacity to filter by. */
  hasLoad: boolean
  onFilter: (filter: CatalogueFilter) => void
}

function ModelFilter({ filter, hasLoad, onFilter }: ModelFilterProps) {
  const { t } = useTranslation('selection')
  return (
    <div className={classes.fields}>
      <SearchField isLabelShown label={t('catalogue.search')} value={filter.text} onText={(text) => onFilter({ ...filter, text })} />
      {hasLoad ? (
        <>
          <QuantityField
            quantity="loadCapacity"
            label={t('catalogue.from')}
            min={0}
            value={filter.minCoolingKw}
            onCommit={(minCoolingKw) => onFilter({ ...filter, minCoolingKw })}
          />
          <QuantityField
            quantity="loadCapacity"
            label={t('catalogue.to')}
            min={0}
            value={filter.maxCoolingKw}
            onCommit={(maxCoolingKw) => onFilter({ ...filter, maxCoolingKw })}
          />
        </>
      ) : null}
    </div>
  )
}
