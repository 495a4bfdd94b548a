import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../ui/table/data-table'
import { useFormat } from '../../../ui/words/format'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { useUnitSettings } from '../../../ui/words/unit-settings'
import type { CatalogueEntry } from './catalogue-entry'
import { EstimateMark } from './estimate-mark'
import classes from '../selection.module.css'

/** Returns the columns of the catalogue; every figure is sortable. */
export function useCatalogueColumns(): Column<CatalogueEntry>[] {
  const { t } = useTranslation(['selection', 'catalogue'])
  const format = useFormat()
  const measures = useUnitSettings()
  return useMemo((): Column<CatalogueEntry>[] => {
    const size = ({ sizeMm }: CatalogueEntry) =>
      sizeMm ? (
        <span className={classes.size}>
          <QuantityText quantity="dimension" value={sizeMm.w} decimals={0} isUnitHidden /> ×{' '}
          <QuantityText quantity="dimension" value={sizeMm.d} decimals={0} isUnitHidden /> ×{' '}
          <QuantityText quantity="dimension" value={sizeMm.h} decimals={0} isUnitHidden />
        </span>
      ) : (
        '–'
      )
    return [
      {
        key: 'model',
        header: t('column.model'),
        value: (entry) => entry.id,
        render: (entry) => (
          <span className={classes.model}>
            {entry.id}
            <EstimateMark basis={entry.basis} />
          </span>
        ),
      },
      { key: 'type', header: t('column.type'), value: (entry) => t(`catalogue:type.${entry.type}`) },
      {
        key: 'cooling',
        header: t('column.cooling'),
        unit: measures.loadCapacity,
        isNumeric: true,
        value: (entry) => entry.coolKw,
        render: (entry) => <QuantityText quantity="loadCapacity" value={entry.coolKw} decimals={1} isFixed isUnitHidden />,
      },
      {
        key: 'sensible',
        header: t('column.sensible'),
        unit: measures.loadCapacity,
        isNumeric: true,
        isSecondary: true,
        value: (entry) => entry.sensibleKw,
        render: (entry) => <QuantityText quantity="loadCapacity" value={entry.sensibleKw} decimals={2} isFixed isUnitHidden />,
      },
      {
        key: 'heating',
        header: t('column.heating'),
        unit: measures.loadCapacity,
        isNumeric: true,
        value: (entry) => entry.heatKw,
        render: (entry) => <QuantityText quantity="loadCapacity" value={entry.heatKw} decimals={1} isFixed isUnitHidden />,
      },
      {
        key: 'airflow',
        header: t('column.airflow'),
        unit: measures.airFlowRate,
        isNumeric: true,
        value: (entry) => entry.airflowM3h,
        render: (entry) => <QuantityText quantity="airFlowRate" value={entry.airflowM3h} decimals={0} isUnitHidden />,
      },
      {
        key: 'sound',
        header: t('column.sound'),
        unit: 'dB(A)',
        isNumeric: true,
        value: (entry) => entry.soundDbA,
        render: (entry) => (entry.soundDbA === null ? '–' : format.number(entry.soundDbA, 0)),
      },
      {
        key: 'pipes',
        header: t('column.pipes'),
        unit: measures.pipingDimension,
        isNumeric: true,
        value: (entry) => entry.gasMm,
        render: (entry) => (
          <span className={classes.size}>
            <QuantityText quantity="pipingDimension" value={entry.gasMm} isUnitHidden /> /{' '}
            <QuantityText quantity="pipingDimension" value={entry.liquidMm} isUnitHidden />
          </span>
        ),
      },
      {
        key: 'size',
        header: t('column.size'),
        unit: measures.dimension,
        isNumeric: true,
        isSecondary: true,
        value: (entry) => entry.sizeMm && entry.sizeMm.w * entry.sizeMm.d * entry.sizeMm.h,
        render: size,
      },
      {
        key: 'weight',
        header: t('column.weight'),
        unit: measures.weight,
        isNumeric: true,
        isSecondary: true,
        value: (entry) => entry.weightKg,
        render: (entry) => <QuantityText quantity="weight" value={entry.weightKg} decimals={0} isUnitHidden />,
      },
    ]
  }, [t, format, measures])
}
