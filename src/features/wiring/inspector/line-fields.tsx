import { NativeSelect, Switch } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WireRow } from '../../../drawing/wiring/wire-rows'
import { fromMetric } from '../../../engine/measure/measure'
import { NumberField } from '../../../ui/fields/number-field'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { useFormat } from '../../../ui/words/format'
import classes from '../../../workbench/frame/panels.module.css'
import { setLines } from '../commands/edit-lines'
import own from './line-fields.module.css'
import { sourcesFor } from '../data/picked-rows'
import type { OpenWires } from '../data/use-open-wires'

interface LineFieldsProps {
  open: OpenWires
  row: WireRow
  isReadOnly: boolean
}

const LONGEST_M = 10_000
const AUTOMATIC = ''

/** Fields of one line: where it comes from, its length, and what is chosen for it. What is left empty follows the piping and the pack. */
export function LineFields({ open, row, isReadOnly }: LineFieldsProps) {
  const { t } = useTranslation('wiring')
  const { edit, kind } = row.device
  const sources = useMemo(() => sourcesFor(open, row), [open, row])
  const format = useFormat()
  return (
    <div className={classes.fields}>
      <div className={own.wide} data-field="from">
        <NativeSelect
          label={t('field.from')}
          value={edit.from ?? AUTOMATIC}
          disabled={isReadOnly || sources.length === 0}
          data={[
            { value: AUTOMATIC, label: t('field.automaticFrom', { name: nameBefore(open, row) }) },
            ...sources.map((source) => ({ value: source.device.id, label: nameWithPlace(open, source) })),
          ]}
          onChange={(event) => setLines([row], { from: event.currentTarget.value === AUTOMATIC ? undefined : event.currentTarget.value })}
        />
      </div>
      <div data-field="length">
        <QuantityField
          quantity="length"
          label={t('field.length')}
          value={edit.lengthM ?? null}
          min={0}
          max={LONGEST_M}
          step={0.5}
          placeholder={format.number(fromMetric(row.device.lengthM, 'length', open.unitSettings.length), 2)}
          description={t(`lengthFrom.${row.device.lengthFrom}`)}
          isDisabled={isReadOnly}
          onCommit={(metric) => setLines([row], { lengthM: metric ?? undefined })}
        />
      </div>
      {row.diagram === 'power' ? <ChoiceFields open={open} rows={[row]} isReadOnly={isReadOnly} /> : null}
      {row.diagram === 'signal' && row.device.hasAddress ? (
        <NumberField
          label={t('field.address')}
          value={edit.address ?? null}
          decimals={0}
          min={row.line.bus.bus.addresses?.[0] ?? 0}
          max={row.line.bus.bus.addresses?.[1] ?? 255}
          placeholder={Number.isNaN(row.piece.address) ? '' : String(row.piece.address)}
          isDisabled={isReadOnly}
          onCommit={(address) => setLines([row], { address: address ?? undefined })}
        />
      ) : null}
      {row.diagram === 'power' && kind !== 'board' ? <SwitchFields open={open} rows={[row]} isReadOnly={isReadOnly} /> : null}
    </div>
  )
}

interface SharedFieldsProps {
  open: OpenWires
  rows: readonly WireRow[]
  isReadOnly: boolean
}

/** Cable and protective device of one line or of several together; empty where they differ. */
export function ChoiceFields({ open, rows, isReadOnly }: SharedFieldsProps) {
  const { t } = useTranslation('wiring')
  const format = useFormat()
  const { practice } = open.wires
  const starts = rows.filter((row) => row.diagram === 'power' && row.line.isCircuitStart)
  const area = shared(rows, ({ device }) => device.edit.areaMm2)
  const breaker = shared(starts, ({ device }) => device.edit.breakerA)
  const number = (text: string): number | undefined => (text === AUTOMATIC ? undefined : Number(text))
  return (
    <>
      <NativeSelect
        label={t('field.cable')}
        value={area ?? AUTOMATIC}
        disabled={isReadOnly}
        data={[
          { value: AUTOMATIC, label: t('field.automatic') },
          ...(practice?.cables ?? []).map(({ mm2, label }) => ({ value: String(mm2), label: label ?? `${format.number(mm2, 2)} mm²` })),
        ]}
        onChange={(event) => setLines(rows, { areaMm2: number(event.currentTarget.value) })}
      />
      {starts.length > 0 ? (
        <NativeSelect
          label={t('field.breaker')}
          value={breaker ?? AUTOMATIC}
          disabled={isReadOnly}
          data={[
            { value: AUTOMATIC, label: t('field.automatic') },
            ...(practice?.breakersA ?? []).map((ampere) => ({ value: String(ampere), label: `${format.number(ampere, 0)} A` })),
          ]}
          onChange={(event) => setLines(starts, { breakerA: number(event.currentTarget.value) })}
        />
      ) : null}
    </>
  )
}

/** Isolator and hard start of one line or of several together. */
export function SwitchFields({ open, rows, isReadOnly }: SharedFieldsProps) {
  const { t } = useTranslation('wiring')
  const hasIsolator = rows.every(({ device }) => 'hasIsolator' in device && device.hasIsolator)
  const startsHard = rows.every(({ device }) => device.edit.startsHard === true)
  return (
    <>
      <Switch
        className={own.wide ?? ''}
        label={t('field.isolator')}
        checked={hasIsolator}
        disabled={isReadOnly}
        onChange={(event) => setLines(rows, { hasIsolator: event.currentTarget.checked })}
      />
      {open.wires.practice?.hardStartFactor === undefined ? null : (
        <Switch
          className={own.wide ?? ''}
          label={t('field.startsHard')}
          checked={startsHard}
          disabled={isReadOnly}
          onChange={(event) => setLines(rows, { startsHard: event.currentTarget.checked || undefined })}
        />
      )}
    </>
  )
}

function shared(rows: readonly WireRow[], value: (row: WireRow) => number | undefined): string | undefined {
  const [first] = rows
  const found = first && value(first)
  return found !== undefined && rows.every((row) => value(row) === found) ? String(found) : undefined
}

function nameBefore(open: OpenWires, row: WireRow): string {
  const before = open.rows[row.diagram][row.from]
  return before ? open.names.name(before) : ''
}

function nameWithPlace({ names }: OpenWires, row: WireRow): string {
  return [names.name(row), names.place(row)].filter(Boolean).join(' · ')
}
