import { useTranslation } from 'react-i18next'
import type { KitChoice } from '../../../model/project/air-handler'
import type { KitCheck } from '../../../model/pack-rules/kit-check'
import type { KitLimit, KitLimitKey } from '../../../model/pack-rules/kit-limits'
import type { Quantity } from '../../../model/project/quantity'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { useFormat } from '../../../ui/words/format'
import classes from './air-handler.module.css'

const QUANTITY: Partial<Record<KitLimitKey, Quantity>> = {
  minKw: 'loadCapacity',
  maxKw: 'loadCapacity',
  coolingKw: 'loadCapacity',
  heatingKw: 'loadCapacity',
  coilVolumeMinDm3: 'volume',
  coilVolumeMaxDm3: 'volume',
  onCoilCoolMinC: 'temperature',
  onCoilCoolMaxC: 'temperature',
  onCoilHeatMinC: 'temperature',
  onCoilHeatMaxC: 'temperature',
}

/** Lists every limit of the chosen kits: broken ones first, held ones with their figures, and what is not checked with what is missing. */
export function KitLimits({ check, choices }: { check: KitCheck; choices: readonly KitChoice[] }) {
  const { t } = useTranslation('airHandler')
  const checked = check.limits.filter(({ state }) => state !== 'notChecked')
  const ordered = [...checked.filter(({ state }) => state === 'broken'), ...checked.filter(({ state }) => state === 'held')]
  const missing = [...new Set(check.limits.flatMap((limit) => (limit.state === 'notChecked' && limit.missing ? [limit.missing] : [])))]
  return (
    <section aria-labelledby="kit-limits">
      <h3 id="kit-limits" className={classes.heading}>
        {t('limits.title')}
      </h3>
      <ul className={classes.limits}>
        {ordered.map((limit, at) => (
          <LimitLine key={at} limit={limit} choices={choices} />
        ))}
      </ul>
      {missing.length > 0 ? (
        <p className={classes.hint}>{t('limits.notChecked', { list: missing.map((key) => t(`demand.${key}`)).join(', ') })}</p>
      ) : null}
    </section>
  )
}

function LimitLine({ limit: { key, choice, state, value, bound }, choices }: { limit: KitLimit; choices: readonly KitChoice[] }) {
  const { t } = useTranslation('airHandler')
  const format = useFormat()
  const quantity = QUANTITY[key]
  const figure = (number: number | null) =>
    quantity ? <QuantityText quantity={quantity} value={number} decimals={1} /> : format.number(number ?? NaN, 0)
  const model = choice === undefined || choices.length < 2 ? '' : `${choices[choice]?.model ?? ''}: `
  return (
    <li className={classes.limit}>
      <SeverityBadge severity={state === 'broken' ? 'error' : 'good'} />
      <span>
        {model}
        {t(`limits.${key}`)}
      </span>
      <span className={classes.limitFigures}>
        {figure(value)} {relation(key, state)} {figure(bound)}
      </span>
    </li>
  )
}

function relation(key: KitLimitKey, state: KitLimit['state']): string {
  const [held, broken] = isLeast(key) ? ['≥', '<'] : ['≤', '>']
  return state === 'broken' ? broken : held
}

/** Whether the limit is a least value: what kits give is compared with the demand, and lower bounds are named so. */
function isLeast(key: KitLimitKey): boolean {
  return key === 'coolingKw' || key === 'heatingKw' || key === 'minKw' || key.includes('Min')
}
