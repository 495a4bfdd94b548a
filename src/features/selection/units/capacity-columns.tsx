import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ShareFinding } from '../../../model/finding/room-shortfall'
import type { IndoorUnitPatch } from '../../../model/edits/list/edit-indoor-unit'
import type { UnitSettings } from '../../../model/project/quantity'
import { ShareBar } from '../../../ui/badges/share-bar'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { QuantityText } from '../../../ui/fields/quantity-text'
import type { Column } from '../../../ui/table/data-table'
import classes from '../selection.module.css'
import type { Sums } from '../system-sums'
import type { UnitLine } from './unit-line'

const MOST_KW = 1000

/** A kind of capacity with the short heads of its columns, which are the same in all languages: required and actual (delivered). */
const KINDS = [
  { kind: 'cooling', required: 'requiredCoolingKw', delivered: 'coolingKw', heads: ['RTC', 'ATC'] },
  { kind: 'sensible', required: 'requiredSensibleKw', delivered: 'sensibleKw', heads: ['RSC', 'ASC'] },
  { kind: 'heating', required: 'requiredHeatingKw', delivered: 'heatingKw', heads: ['RHC', 'AHC'] },
] as const

type Kind = (typeof KINDS)[number]
type Translate = TFunction<readonly ['selection', 'catalogue', 'ui', 'choosing']>

interface CapacityColumnsProps {
  t: Translate
  measures: UnitSettings
  sums: Sums | null
  isReadOnly: boolean
  onEdit: (line: UnitLine, patch: IndoorUnitPatch) => void
}

/** Returns the columns of capacities in three groups: total cooling, sensible cooling, heating; in each nominal, required and delivered. */
export function capacityColumns(given: CapacityColumnsProps): Column<UnitLine>[] {
  return KINDS.flatMap((kind) => {
    const group = given.t(`choosing:group.${kind.kind}`)
    return [nominalColumn(kind, given), requiredColumn(kind, given), deliveredColumn(kind, given)].map((column) => ({
      ...column,
      group,
      isSecondary: kind.kind === 'sensible',
    }))
  })
}

function kwText(kw: number | null | undefined) {
  return <QuantityText quantity="loadCapacity" value={kw} decimals={1} isFixed isUnitHidden />
}

function nominalColumn({ kind }: Kind, { t, measures, sums }: CapacityColumnsProps): Column<UnitLine> {
  const figure = ({ entry }: UnitLine): number | null | undefined => {
    const kw = kind === 'cooling' ? entry?.coolKw : kind === 'sensible' ? entry?.sensibleKw : entry?.heatKw
    return kw === 0 ? null : kw
  }
  const sum = kind === 'cooling' ? sums?.nominalCoolingKw : kind === 'heating' ? sums?.nominalHeatingKw : undefined
  return {
    key: `nominal-${kind}`,
    header: t('choosing:column.nominal'),
    hint: t(`choosing:nominal.${kind}`),
    unit: measures.loadCapacity,
    isNumeric: true,
    value: figure,
    render: (line) => kwText(figure(line)),
    footer:
      sum === undefined ? undefined : <span title={t(`choosing:sum.${kind === 'heating' ? 'heating' : 'cooling'}`)}>{kwText(sum)}</span>,
  }
}

function requiredColumn(
  { kind, required, heads }: Kind,
  { t, measures, sums, isReadOnly, onEdit }: CapacityColumnsProps,
): Column<UnitLine> {
  const label = t(`choosing:required.${kind}`)
  const sum = kind === 'cooling' ? sums?.requiredCoolingKw : kind === 'heating' ? sums?.requiredHeatingKw : undefined
  return {
    key: `required-${kind}`,
    header: heads[0],
    hint: label,
    unit: measures.loadCapacity,
    isNumeric: true,
    value: (line) => line.unit[required],
    render: (line) => (
      <span className={classes.end}>
        <QuantityField
          quantity="loadCapacity"
          value={line.unit[required]}
          label={label}
          isLabelHidden
          isUnitHidden
          min={0}
          max={MOST_KW}
          isDisabled={isReadOnly}
          width={58}
          onCommit={(kw) => onEdit(line, { [required]: kw })}
        />
      </span>
    ),
    footer: sum === undefined || sum === 0 ? undefined : kwText(sum),
  }
}

function deliveredColumn({ kind, required, delivered, heads }: Kind, { t, measures }: CapacityColumnsProps): Column<UnitLine> {
  const label = t(`choosing:delivered.${kind}`)
  return {
    key: `delivered-${kind}`,
    header: heads[1],
    hint: `${label}. ${t('selection:column.deliveredHint')}`,
    unit: measures.loadCapacity,
    isNumeric: true,
    value: (line) => line.delivered?.[delivered],
    render: (line) => (
      <DeliveredCell
        kw={kind === 'sensible' && (line.entry?.sensibleKw ?? null) === null ? null : (line.delivered?.[delivered] ?? null)}
        isDrawn={line.delivered?.isDrawn ?? true}
        requiredKw={line.unit[required]}
        finding={line.short[kind] ?? null}
        label={label}
      />
    ),
  }
}

interface DeliveredCellProps {
  kw: number | null
  isDrawn: boolean
  requiredKw: number | null
  finding: ShareFinding | null
  label: string
}

/** Figures of the usual lengths, before anything is drawn, are in italics as lengths that nobody typed are. */
function DeliveredCell({ kw, isDrawn, requiredKw, finding, label }: DeliveredCellProps) {
  const { t } = useTranslation('choosing')
  return (
    <span className={classes.delivered} data-undrawn={!isDrawn} title={isDrawn ? undefined : t('column.undrawnHint')}>
      {kwText(kw)}
      <ShareBar requiredKw={requiredKw} deliveredKw={kw} finding={finding} label={label} />
    </span>
  )
}
