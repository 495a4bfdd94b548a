import type { TFunction } from 'i18next'
import { fromMetric } from '../../../engine/measure/measure'
import type { Practice } from '../../../engine/wiring/electrical-loads'
import { rcdOf } from '../../../engine/wiring/wiring-output'
import type { WireRow } from '../../../drawing/wiring/wire-rows'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { QuantityField } from '../../../ui/fields/quantity-field'
import type { Column } from '../../../ui/table/data-table'
import { setLines } from '../commands/edit-lines'
import type { OpenWires } from '../data/use-open-wires'
import classes from './schedule.module.css'
import { severityOf, type WorstByKey } from './worst-by-key'

interface ColumnReader {
  open: OpenWires
  worst: WorstByKey
  t: TFunction
  number: (value: number, decimals?: number, isFixed?: boolean) => string
  isReadOnly: boolean
}

/** Returns the columns of the cable schedule: both kinds of line, each figure with its unit in the head. */
export function scheduleColumns({ open, worst, t, number, isReadOnly }: ColumnReader): Column<WireRow>[] {
  const { names, unitSettings, wires } = open
  const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value)
  const before = (row: WireRow): WireRow | undefined => open.rows[row.diagram][row.from]
  const power =
    (value: (row: Extract<WireRow, { diagram: 'power' }>) => number) =>
    (row: WireRow): number | null =>
      row.diagram === 'power' ? orNull(value(row)) : null
  const figure = (
    key: string,
    unit: string,
    decimals: number,
    value: (row: WireRow) => number | null,
    more: Partial<Column<WireRow>> = {},
  ): Column<WireRow> => ({
    key,
    header: t(`column.${key}`),
    unit,
    isNumeric: true,
    value,
    render: (row) => {
      const found = value(row)
      return found === null ? '–' : number(found, decimals, decimals > 0)
    },
    isShort: true,
    ...more,
  })
  return [
    {
      key: 'number',
      header: t('column.number'),
      value: (row) => (row.diagram === 'power' ? 0 : 1_000_000) + row.number,
      render: (row) => names.wireNumber(row),
      isShort: true,
      width: 48,
    },
    {
      key: 'finding',
      header: t('column.finding'),
      isHeaderHidden: true,
      value: (row) => severityOf(worst, row) ?? '',
      render: (row) => {
        const severity = severityOf(worst, row)
        return severity ? <SeverityBadge severity={severity} /> : null
      },
      isShort: true,
      width: 32,
    },
    ...(open.scope === 'building'
      ? [{ key: 'system', header: t('column.system'), value: names.systemName, isYielding: true } satisfies Column<WireRow>]
      : []),
    { key: 'from', header: t('column.from'), value: (row) => nameOf(open, before(row)), isYielding: true },
    { key: 'to', header: t('column.to'), value: names.name },
    { key: 'place', header: t('column.place'), value: names.place, isYielding: true },
    figure(
      'current',
      'A',
      1,
      power(({ line }) => line.currentA),
      { isExtra: true },
    ),
    figure(
      'mca',
      'A',
      1,
      power(({ line }) => line.mcaA),
    ),
    {
      key: 'protection',
      header: t('column.protection'),
      isNumeric: true,
      value: power(({ line }) => (line.isCircuitStart ? line.breakerA : NaN)),
      render: (row) => protection(row, wires.practice, number),
      isShort: true,
    },
    { key: 'cable', header: t('column.cable'), value: names.cable, isShort: true },
    {
      key: 'length',
      header: t('column.length'),
      unit: unitSettings.length,
      isNumeric: true,
      width: 80,
      value: ({ device }) => fromMetric(device.lengthM, 'length', unitSettings.length),
      render: (row) => (
        <span
          className={classes.length}
          data-assumed={row.device.lengthFrom === 'assumed' || undefined}
          title={t(`lengthFrom.${row.device.lengthFrom}`)}
        >
          <QuantityField
            quantity="length"
            label={t('column.lengthOf', { name: names.name(row) })}
            isLabelHidden
            isUnitHidden
            value={row.device.edit.lengthM ?? null}
            placeholder={number(fromMetric(row.device.lengthM, 'length', unitSettings.length), 2)}
            min={0}
            max={10_000}
            step={0.5}
            isDisabled={isReadOnly}
            onCommit={(metric) => setLines([row], { lengthM: metric ?? undefined })}
          />
        </span>
      ),
      isShort: true,
    },
    figure(
      'drop',
      'V',
      2,
      power(({ line }) => line.dropV),
      { isExtra: true },
    ),
    figure(
      'dropPct',
      '%',
      2,
      power(({ line }) => line.dropPct),
    ),
    { key: 'terminals', header: t('column.terminals'), value: names.terminals, isShort: true, isExtra: true },
    figure('address', '', 0, (row) => (row.diagram === 'signal' ? orNull(row.piece.address) : null)),
  ]
}

/** Writes the rated current of the protective device and, where one is asked for, its earth-leakage trip. */
function protection(row: WireRow, practice: Practice | null, number: ColumnReader['number']): string {
  if (row.diagram !== 'power' || !row.line.isCircuitStart || Number.isNaN(row.line.breakerA)) return '–'
  const rcd = practice && rcdOf(row.device.kind, practice)
  return [`${number(row.line.breakerA, 0)} A`, rcd ? `${number(rcd, 0)} mA` : ''].filter(Boolean).join(' · ')
}

function nameOf(open: OpenWires, row: WireRow | undefined): string {
  return row ? open.names.name(row) : ''
}
