import { Tooltip } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { IndoorUnitType } from '../../../model/project/project'
import type { Quantity } from '../../../model/project/quantity'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { SMALL_ICON_PX } from '../../../ui/frame/icon-sizes'
import type { Column } from '../../../ui/table/data-table'
import { useFormat } from '../../../ui/words/format'
import { useUnitSettings } from '../../../ui/words/unit-settings'
import classes from '../selection.module.css'
import type { CatalogueEntry } from './catalogue-entry'
import own from './catalogue.module.css'
import { EstimateMark } from './estimate-mark'

type CatalogueColumn = Column<CatalogueEntry>
type Key = keyof ReturnType<typeof useAllColumns>

/** The columns of each kind of unit, the most telling first. */
const SHOWN: Record<IndoorUnitType | 'all', readonly Key[]> = {
  all: ['model', 'cooling', 'heating', 'airflow', 'sound', 'type', 'sensible', 'pipes', 'size', 'weight'],
  idu: ['model', 'cooling', 'sensible', 'heating', 'airflow', 'pressure', 'sound', 'pipes', 'size', 'weight'],
  fa: ['model', 'cooling', 'heating', 'airflow', 'pressure', 'onCoilCool', 'onCoilHeat', 'sound', 'pipes'],
  hrv: ['model', 'airflow', 'point', 'sensibleEfficiency', 'coolEfficiency', 'heatEfficiency', 'sound'],
  hdo: ['model', 'cooling', 'heating', 'leavingWater', 'waterFlow', 'sound', 'pipes'],
  ahu: ['model', 'coil', 'cooling', 'heating', 'onCoilCool', 'onCoilHeat', 'pipes'],
}

/** Returns the columns of the catalogue for one kind of unit, or for all; the smallest model of each type that fits is marked. */
export function useCatalogueColumns(kind: IndoorUnitType | 'all', smallest: ReadonlyMap<string, CatalogueEntry> | null): CatalogueColumn[] {
  const all = useAllColumns(smallest)
  return useMemo(() => SHOWN[kind].map((key) => all[key]), [all, kind])
}

function useAllColumns(smallest: ReadonlyMap<string, CatalogueEntry> | null) {
  const { t } = useTranslation(['selection', 'catalogue', 'choosing'])
  const format = useFormat()
  const measures = useUnitSettings()
  return useMemo(() => {
    const figure = (
      key: string,
      header: string,
      quantity: Quantity,
      value: (entry: CatalogueEntry) => number | null,
      decimals: number,
      more: Partial<CatalogueColumn> = {},
    ): CatalogueColumn => ({
      ...{ key, header, unit: measures[quantity], isNumeric: true, value },
      render: (entry) => <QuantityText quantity={quantity} value={value(entry)} decimals={decimals} isFixed={decimals > 0} isUnitHidden />,
      ...more,
    })
    const range = (key: string, header: string, quantity: Quantity, of: (entry: CatalogueEntry) => readonly number[] | null) =>
      figure(key, header, quantity, (entry) => of(entry)?.[1] ?? null, 0, {
        render: (entry) => <RangeText quantity={quantity} range={of(entry)} />,
      })
    const percent = (key: 'sensible' | 'cooling' | 'heating', header: string, hint: string): CatalogueColumn => ({
      ...{ key: `${key}Efficiency`, header, hint, unit: '%', isNumeric: true },
      value: (entry) => entry.efficiencyPct?.[key],
      render: (entry) => (entry.efficiencyPct ? format.number(entry.efficiencyPct[key], 0) : '–'),
    })
    const kw = (value: number) => (value > 0 ? value : null)
    return {
      model: {
        key: 'model',
        header: t('column.model'),
        value: (entry) => entry.id,
        render: (entry) => <ModelCell entry={entry} isSmallest={smallest?.get(entry.type)?.id === entry.id} />,
      } satisfies CatalogueColumn,
      type: { key: 'type', header: t('column.type'), value: (entry) => t(`catalogue:type.${entry.type}`) } satisfies CatalogueColumn,
      cooling: figure('cooling', t('column.cooling'), 'loadCapacity', (entry) => kw(entry.coolKw), 1),
      sensible: figure('sensible', t('column.sensible'), 'loadCapacity', (entry) => entry.sensibleKw, 2),
      heating: figure('heating', t('column.heating'), 'loadCapacity', (entry) => kw(entry.heatKw), 1),
      airflow: figure('airflow', t('column.airflow'), 'airFlowRate', (entry) => entry.airflowM3h, 0),
      pressure: figure('pressure', t('choosing:column.pressure'), 'pressure', (entry) => entry.espPa, 0, {
        hint: t('choosing:column.pressureHint'),
      }),
      point: figure('point', t('choosing:column.pressure'), 'pressure', (entry) => entry.espPa, 0, {
        hint: t('choosing:column.pointHint'),
        render: (entry) => <PointCell entry={entry} />,
      }),
      sensibleEfficiency: percent('sensible', t('choosing:column.sensibleEfficiency'), t('choosing:column.sensibleEfficiencyHint')),
      coolEfficiency: percent('cooling', t('choosing:column.coolEfficiency'), t('choosing:column.coolEfficiencyHint')),
      heatEfficiency: percent('heating', t('choosing:column.heatEfficiency'), t('choosing:column.heatEfficiencyHint')),
      onCoilCool: range('onCoilCool', t('choosing:column.onCoilCool'), 'temperature', (entry) => entry.onCoilCoolC),
      onCoilHeat: range('onCoilHeat', t('choosing:column.onCoilHeat'), 'temperature', (entry) => entry.onCoilHeatC),
      leavingWater: range('leavingWater', t('choosing:column.leavingWater'), 'temperature', (entry) => entry.leavingWaterC),
      waterFlow: figure('waterFlow', t('choosing:column.waterFlow'), 'waterFlowRate', (entry) => entry.waterFlowLs, 2),
      coil: range('coil', t('choosing:column.coil'), 'loadCapacity', (entry) => entry.coilKw),
      sound: {
        ...{ key: 'sound', header: t('column.sound'), unit: 'dB(A)', isNumeric: true },
        value: (entry) => entry.soundDbA,
        render: (entry) => (entry.soundDbA === null ? '–' : format.number(entry.soundDbA, 0)),
      } satisfies CatalogueColumn,
      pipes: figure('pipes', t('column.pipes'), 'pipingDimension', (entry) => entry.gasMm, 1, {
        isSecondary: true,
        render: (entry) => <PipesCell entry={entry} />,
      }),
      size: figure('size', t('column.size'), 'dimension', ({ sizeMm }) => sizeMm && sizeMm.w * sizeMm.d * sizeMm.h, 0, {
        isSecondary: true,
        render: (entry) => <SizeCell entry={entry} />,
      }),
      weight: figure('weight', t('column.weight'), 'weight', (entry) => entry.weightKg, 0, { isSecondary: true }),
    }
  }, [t, format, measures, smallest])
}

function ModelCell({ entry, isSmallest }: { entry: CatalogueEntry; isSmallest: boolean }) {
  const { t } = useTranslation('choosing')
  return (
    <span className={classes.model}>
      {isSmallest ? (
        <Tooltip label={t('column.smallest')}>
          <span className={own.fitting}>
            <IconCheck size={SMALL_ICON_PX} role="img" aria-label={t('column.smallest')} />
            {entry.id}
          </span>
        </Tooltip>
      ) : (
        entry.id
      )}
      <EstimateMark basis={entry.basis} />
    </span>
  )
}

/** Shows a ventilator's pressure at its air flow, marked where the fan is known at this single point only. */
function PointCell({ entry }: { entry: CatalogueEntry }) {
  const { t } = useTranslation('choosing')
  return (
    <span className={classes.model}>
      <QuantityText quantity="pressure" value={entry.espPa} decimals={0} isUnitHidden />
      {entry.fan?.fanCurve ? null : (
        <Tooltip label={t('column.singlePoint')}>
          <sup className={classes.mark} role="img" aria-label={t('column.singlePoint')}>
            •
          </sup>
        </Tooltip>
      )}
    </span>
  )
}

function RangeText({ quantity, range }: { quantity: Quantity; range: readonly number[] | null }) {
  if (!range) return <>–</>
  return (
    <span className={classes.size}>
      <QuantityText quantity={quantity} value={range[0]} decimals={1} isUnitHidden /> …{' '}
      <QuantityText quantity={quantity} value={range[1]} decimals={1} isUnitHidden />
    </span>
  )
}

function PipesCell({ entry }: { entry: CatalogueEntry }) {
  return (
    <span className={classes.size}>
      <QuantityText quantity="pipingDimension" value={entry.gasMm} isUnitHidden /> /{' '}
      <QuantityText quantity="pipingDimension" value={entry.liquidMm} isUnitHidden />
    </span>
  )
}

function SizeCell({ entry: { sizeMm } }: { entry: CatalogueEntry }) {
  if (!sizeMm) return <>–</>
  return (
    <span className={classes.size}>
      <QuantityText quantity="dimension" value={sizeMm.w} decimals={0} isUnitHidden /> ×{' '}
      <QuantityText quantity="dimension" value={sizeMm.d} decimals={0} isUnitHidden /> ×{' '}
      <QuantityText quantity="dimension" value={sizeMm.h} decimals={0} isUnitHidden />
    </span>
  )
}
