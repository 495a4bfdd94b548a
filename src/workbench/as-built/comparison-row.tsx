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
import { Effect } from './effect'
import type { LineEffect } from './line-effect'
import { quantityOf } from './line-quantity'
import { UnknownEffect } from './unknown-effect'

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
