import { useTranslation } from 'react-i18next'
import type { Picked } from '../../drawing/view/picked'
import type { FrozenValue } from '../../model/as-built/compare-with-frozen'
import type { FrozenField } from '../../model/as-built/frozen-lines'
import { useFormat } from '../../ui/words/format'
import { NumberField } from '../../ui/fields/number-field'
import { QuantityField } from '../../ui/fields/quantity-field'
import { QuantityText } from '../../ui/fields/quantity-text'
import { isTyped, setInstalled } from '../commands/as-built/set-installed'
import type { TypedField } from '../commands/as-built/set-installed'
import classes from './as-built.module.css'
import type { ComparisonLine } from './comparison-lines'
import { Difference } from './difference'
import type { LineEffect } from './line-effect'
import { quantityOf } from './line-quantity'
import { UnknownEffect } from './unknown-effect'
import { fromMetric } from '../../engine/measure/measure'
import { THIN_SPACE } from '../../platform/words/locale'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { useUnitSettings } from '../../ui/words/unit-settings'

/** Smaller differences of the charge are not shown: half a gram cannot be weighed. */
const LEAST_KG = 5e-4

/** Shows the effect of a difference: more or less charge, the number of broken limits and rules, and new advice. */
function Effect({ effect }: { effect: LineEffect }) {
  const { t } = useTranslation('as-built')
  const format = useFormat()
  const measure = useUnitSettings().weight
  const { limits, rules, advice } = effect
  const chargeKg = effect.chargeKg ?? 0
  const hasCharge = Math.abs(chargeKg) >= LEAST_KG
  const isNothing = !hasCharge && limits.length + rules.length + advice.length === 0
  // Without a charge, the absence of an effect cannot be claimed.
  if (isNothing && effect.chargeKg === null) return <UnknownEffect />
  return (
    <span className={classes.effects}>
      {hasCharge ? (
        <span>
          {t('charge', {
            value: `${chargeKg > 0 ? '+' : '−'}${format.number(fromMetric(Math.abs(chargeKg), 'weight', measure), 3)}${THIN_SPACE}${measure}`,
          })}
        </span>
      ) : null}
      {limits.length > 0 ? <SeverityBadge severity="error" label={t('broken', { count: limits.length })} /> : null}
      {rules.length > 0 ? <SeverityBadge severity="error" count={rules.length} /> : null}
      {advice.length > 0 ? <SeverityBadge severity="advice" count={advice.length} /> : null}
      {isNothing ? <span>{t('noEffect')}</span> : null}
    </span>
  )
}

interface ComparisonRowProps {
  line: ComparisonLine
  place: number
  /** Null while it is being computed, or where effects are not shown. */
  effect: LineEffect | 'unknown' | null
  systemId: string
  isReadOnly: boolean
  onGoTo: (picked: Picked) => void
}

/** Renders one row: its name leads to the place on the board, and an installed value that can be entered is a field. */
export function ComparisonRow({ line, place, effect, systemId, isReadOnly, onGoTo }: ComparisonRowProps) {
  const { t } = useTranslation('as-built')
  const isDrawn = line.state !== 'removed'
  const picked = line.place === 'node' ? { nodes: [line.id], edges: [] } : { nodes: [], edges: [line.id] }
  return (
    <div role="row" className={classes.line} aria-rowindex={place + 2} data-state={line.state} data-field={line.field}>
      <span role="cell" className={classes.place}>
        {isDrawn ? (
          <button type="button" className={classes.go} onClick={() => onGoTo(picked)} title={line.name}>
            {line.name}
          </button>
        ) : (
          <span className={classes.gone} title={line.name}>
            {line.name}
          </span>
        )}
      </span>
      <span role="cell" className={line.field === 'route' ? classes.spoken : classes.quantity}>
        {t(`field.${line.field}`)}
      </span>
      <span role="cell" className={classes.value} data-side="designed">
        {line.field === 'route' ? (
          <span title={String(line.designed)}>{t('wasRoute', { route: line.designed })}</span>
        ) : (
          <Value field={line.field} value={line.designed} />
        )}
      </span>
      <span role="cell" className={line.field === 'route' ? classes.spoken : classes.value}>
        {isTyped(line.field) && line.state !== 'removed' ? (
          <Installed line={line} field={line.field} systemId={systemId} isReadOnly={isReadOnly} />
        ) : (
          <Value field={line.field} value={line.installed} />
        )}
      </span>
      <span role="cell" className={classes.value} data-side="difference">
        {line.difference === null ? (
          t(line.field === 'route' ? 'state.moved' : `state.${line.state}`)
        ) : (
          <Difference value={line.difference} quantity={quantityOf(line.field)} />
        )}
      </span>
      <span role="cell" className={classes.effect}>
        {effect === 'unknown' ? <UnknownEffect /> : effect && <Effect effect={effect} />}
      </span>
    </div>
  )
}

interface InstalledProps {
  line: ComparisonLine
  field: TypedField
  systemId: string
  isReadOnly: boolean
}

function Installed({ line, field, systemId, isReadOnly }: InstalledProps) {
  const { t } = useTranslation('as-built')
  const format = useFormat()
  const { id, typed } = line
  const shared = {
    label: t('installedOf', { field: t(`field.${field}`), name: line.name }),
    isLabelHidden: true,
    isDisabled: isReadOnly,
    value: typed,
    placeholder: typeof line.installed === 'number' ? format.number(line.installed) : '',
    onCommit: (value: number | null) => setInstalled(systemId, id, field, value),
  }
  const quantity = quantityOf(field)
  if (quantity) return <QuantityField {...shared} quantity={quantity} {...(field !== 'heightM' && { min: 0 })} isUnitHidden />
  return <NumberField {...shared} decimals={0} min={0} />
}

function Value({ field, value }: { field: FrozenField; value: FrozenValue }) {
  const format = useFormat()
  const quantity = quantityOf(field)
  if (value === null || value === '') return <span className={classes.same}>–</span>
  if (typeof value === 'string') return <span title={value}>{value}</span>
  return quantity ? <QuantityText quantity={quantity} value={value} /> : <span>{format.number(value, 0)}</span>
}
