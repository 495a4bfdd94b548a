import { Alert, Button, Group, Modal, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pack } from '../../../contract/pack'
import type { Proposal } from '../../../engine/propose/proposal'
import { outdoorModules } from '../../../model/project/outdoor-modules'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { useFormat } from '../../../ui/words/format'
import type { SystemView } from '../picked-system'
import { chooseProposal } from './choose-proposal'
import { outdoorFacts } from './outdoor-facts'
import classes from './proposals.module.css'
import { mostImportant, useReasonText } from './reason-text'
import { useCombination } from './use-combination'

interface CombineModulesProps {
  system: SystemView
  pack: Pack
  isOpen: boolean
  onClose: () => void
}

/** Dialog that combines up to four modules by hand and shows what they give before they are chosen. */
export function CombineModules({ system, pack, isOpen, onClose }: CombineModulesProps) {
  const { t } = useTranslation('choosing')
  return (
    <Modal opened={isOpen} onClose={onClose} size={680} title={t('combine.title')} closeButtonProps={{ 'aria-label': t('combine.close') }}>
      {isOpen ? <Combining system={system} pack={pack} onClose={onClose} /> : null}
    </Modal>
  )
}

const SLOTS = [0, 1, 2, 3]

function Combining({ system, pack, onClose }: Omit<CombineModulesProps, 'isOpen'>) {
  const { t } = useTranslation(['choosing', 'selection', 'ui'])
  const textOf = useReasonText()
  const [slots, setSlots] = useState<readonly (string | null)[]>(() => {
    const modules = outdoorModules(pack, [...system.outdoorModels])
    return SLOTS.map((slot) => modules[slot] ?? null)
  })
  const models = slots.filter((model) => model !== null)
  const rating = useCombination(system, models)
  const rated = rating instanceof Error ? null : rating
  const put = (slot: number, model: string | null): void => setSlots(slots.map((before, at) => (at === slot ? model : before)))
  return (
    <div className={classes.combined}>
      <div className={classes.slots}>
        {SLOTS.map((slot) => (
          <Select
            key={slot}
            label={t('combine.slot', { number: slot + 1 })}
            placeholder={t('combine.none')}
            data={choicesFor(pack, slots, slot)}
            value={slots[slot] ?? null}
            onChange={(model) => put(slot, model)}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t('combine.clear', { number: slot + 1 }) }}
            data-autofocus={slot === 0 || undefined}
          />
        ))}
      </div>
      {models.length === 0 ? <p className={classes.cardSub}>{t('combine.empty')}</p> : null}
      {models.length > 0 ? <CombinedFigures pack={pack} models={models} rated={rated} /> : null}
      {rating instanceof Error ? <Alert color="red">{rating.message}</Alert> : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('ui:confirm.cancel')}
        </Button>
        <Button
          disabled={models.length === 0 || rated === null}
          onClick={() => {
            onClose()
            if (rated) void chooseProposal(system.id, { ...rated, models }, textOf)
          }}
        >
          {t('selection:proposals.choose')}
        </Button>
      </Group>
    </div>
  )
}

/** Returns the modules that may go into a slot: those of the series of the other slots, which share one circuit; all where these are empty. */
function choicesFor(pack: Pack, slots: readonly (string | null)[], slot: number): { group: string; items: string[] }[] {
  const others = slots.filter((model, at) => at !== slot && model !== null)
  const series = pack.oduModules.items.find(({ id }) => others.includes(id))?.series
  return pack.series
    .filter(({ id, maxModules }) => (series === undefined || id === series) && others.length < maxModules)
    .map(({ id, refrigerant }) => ({
      group: `${id} · ${refrigerant}`,
      items: pack.oduModules.items.filter((item) => item.series === id).map((item) => item.id),
    }))
}

function CombinedFigures({ pack, models, rated }: { pack: Pack; models: readonly string[]; rated: Proposal | null }) {
  const { t } = useTranslation(['choosing', 'selection', 'ui'])
  const format = useFormat()
  const textOf = useReasonText()
  const facts = outdoorFacts(pack, models)
  const percent = (value: number | undefined) => (value === undefined ? '–' : t('ui:percent', { value: format.number(value, 1, true) }))
  const rows = [
    [t('selection:ratio.rated'), percent(rated?.ratedCrPct)],
    [t('selection:ratio.actual'), percent(rated?.actualCrPct)],
    [t('selection:column.cooling'), <QuantityText key="c" quantity="loadCapacity" value={rated?.coolKw} decimals={1} isFixed />],
    [t('selection:column.heating'), <QuantityText key="h" quantity="loadCapacity" value={rated?.heatKw} decimals={1} isFixed />],
    [t('selection:column.unitCount'), rated ? `${format.number(rated.unitCount, 0)} / ${format.number(rated.maxUnitCount, 0)}` : '–'],
    [t('card.chargeName'), <QuantityText key="r" quantity="weight" value={facts.chargeKg} decimals={1} isFixed />],
  ] as const
  return (
    <>
      <dl className={classes.facts} aria-busy={rated === null}>
        {rows.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isListed(pack, models) ? null : <p className={classes.cardSub}>{t('combine.unlisted')}</p>}
      <ul className={classes.reasonList}>
        {mostImportant(rated?.reasons ?? []).map((reason) => (
          <li key={reason.code}>
            <SeverityBadge severity={reason.severity} /> {textOf(reason)}
          </li>
        ))}
      </ul>
    </>
  )
}

function isListed(pack: Pack, models: readonly string[]): boolean {
  const key = [...models].sort().join()
  return models.length === 1 || pack.oduCombinations.items.some(({ moduleIds }) => [...moduleIds].sort().join() === key)
}
