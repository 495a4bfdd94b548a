import { useTranslation } from 'react-i18next'
import type { Picked } from '../../../canvas/board/picked'
import type { Quantity } from '../../../model/quantity'
import type { FrozenField } from '../../../model/as-built/compare-with-frozen'
import { useFormat } from '../../../ui/format'
import { NumberField } from '../../../ui/number-field'
import { QuantityField } from '../../../ui/quantity-field'
import { QuantityText } from '../../../ui/quantity-text'
import { setInstalled } from '../commands/as-built/set-installed'
import classes from './as-built.module.css'
import type { ComparisonLine } from './comparison-lines'
import { Difference } from './difference'
import { Effect } from './effect'
import type { LineEffect } from './line-effect'

interface ComparisonRowProps {
  line: ComparisonLine
  place: number
  effect: LineEffect | undefined
  systemId: string
  isReadOnly: boolean
  onGoTo: (picked: Picked) => void
}

/** One line: its name leads to the place on the board, the installed value is a field where it can be typed. */
export function ComparisonRow({ line, place, effect, systemId, isReadOnly, onGoTo }: ComparisonRowProps) {
  const { t } = useTranslation('as-built')
  const isDrawn = line.state !== 'removed'
  const picked = line.place === 'node' ? { nodes: [line.id], edges: [] } : { nodes: [], edges: [line.id] }
  return (
    <div role="row" className={classes.line} aria-rowindex={place + 2} data-state={line.state}>
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
      <span role="cell" className={classes.quantity}>
        {t(`field.${line.field}`)}
      </span>
      <span role="cell" className={classes.value}>
        <Value field={line.field} value={line.designed} />
      </span>
      <span role="cell" className={classes.value}>
        {line.field === 'model' || line.state === 'removed' ? (
          <Value field={line.field} value={line.installed} />
        ) : (
          <Installed line={line} systemId={systemId} isReadOnly={isReadOnly} />
        )}
      </span>
      <span role="cell" className={classes.value}>
        {line.difference === null ? t(`state.${line.state}`) : <Difference value={line.difference} quantity={quantityOf(line.field)} />}
      </span>
      <span role="cell" className={classes.effect}>
        {effect ? <Effect effect={effect} /> : null}
      </span>
    </div>
  )
}

function Installed({ line, systemId, isReadOnly }: { line: ComparisonLine; systemId: string; isReadOnly: boolean }) {
  const { t } = useTranslation('as-built')
  const format = useFormat()
  const { field, id, typed } = line
  if (field === 'model') return null
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

function Value({ field, value }: { field: FrozenField; value: number | string | null }) {
  const format = useFormat()
  const quantity = quantityOf(field)
  if (value === null || value === '') return <span className={classes.same}>–</span>
  if (typeof value === 'string') return <span title={value}>{value}</span>
  return quantity ? <QuantityText quantity={quantity} value={value} /> : <span>{format.number(value, 0)}</span>
}

function quantityOf(field: FrozenField): Quantity | null {
  return field === 'bends' || field === 'model' ? null : 'length'
}
