import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { cellText, NOTHING } from '../../report/document/report-document'
import { createFigures, type Figures } from '../../report/document/figures'
import { designFigures, FIGURES, FIGURE_UNITS, type ComparedDesign, type FigureName } from '../../report/compare/design-figures'
import { modelCounts, type ModelCounts } from '../../report/compare/model-counts'
import { usePack } from '../../ui/hooks/use-pack'
import { DataTable, type Column } from '../../ui/table/data-table'
import { useUnitSettings } from '../../ui/words/unit-settings'

interface Compared {
  left: ComparedDesign
  right: ComparedDesign
}

interface FigureRow {
  name: FigureName
  label: string
  unit: string
  left: number | null
  right: number | null
}

const differenceOf = ({ left, right }: { left: number | null; right: number | null }): number | null =>
  left === null || right === null ? null : right - left

/** Shows the sums of two designs beside each other, with what the right one has more. */
export function FiguresTable({ left, right }: Compared) {
  const { t, i18n } = useTranslation('alternatives')
  const settings = useUnitSettings()
  const pack = usePack()
  const figures = useMemo(() => createFigures(i18n.language, settings), [i18n.language, settings])
  const rows = useMemo((): FigureRow[] => {
    if (!pack) return []
    const [one, other] = [designFigures(left, pack), designFigures(right, pack)]
    return FIGURES.map((name) => {
      const { quantity, unit = '' } = FIGURE_UNITS[name]
      return { name, label: t(`figure.${name}`), unit: quantity ? figures.unit(quantity) : unit, left: one[name], right: other[name] }
    })
  }, [left, right, pack, figures, t])
  const shown = ({ name }: FigureRow, value: number | null) => figureText(figures, name, value)
  const columns: Column<FigureRow>[] = [
    { key: 'figure', header: t('column.figure'), value: ({ label }) => label, isSortable: false },
    { key: 'left', header: left.name, isNumeric: true, value: (row) => row.left, render: (row) => shown(row, row.left), isSortable: false },
    {
      key: 'right',
      header: right.name,
      isNumeric: true,
      value: (row) => row.right,
      render: (row) => shown(row, row.right),
      isSortable: false,
    },
    {
      key: 'difference',
      header: t('column.difference'),
      isNumeric: true,
      value: differenceOf,
      render: (row) => signed(differenceOf(row), (value) => shown(row, value)),
      isSortable: false,
    },
    { key: 'unit', header: t('column.unit'), value: ({ unit }) => unit, isSortable: false, width: 90 },
  ]
  return <DataTable label={t('figures')} columns={columns} rows={rows} rowKey={({ name }) => name} empty="" />
}

function figureText(figures: Figures, name: FigureName, value: number | null): string {
  const { quantity, decimals } = FIGURE_UNITS[name]
  return cellText(quantity ? figures.cell.value(value, quantity, decimals) : figures.cell.plain(value, decimals))
}

/** Writes a difference with its sign; a dash for none. */
function signed(value: number | null, text: (value: number) => string): string {
  if (value === null) return NOTHING
  const shown = text(Math.abs(value))
  // A difference below the last decimal is none to the reader.
  return shown === text(0) ? NOTHING : `${value > 0 ? '+' : '−'}${shown}`
}

/** Shows how many of each model two designs order, with what the right one has more. */
export function ModelsTable({ left, right }: Compared) {
  const { t } = useTranslation('alternatives')
  const pack = usePack()
  const rows = useMemo(() => (pack ? modelCounts(left, right, pack) : []), [left, right, pack])
  const columns: Column<ModelCounts>[] = [
    { key: 'group', header: t('column.group'), value: ({ group }) => t(`group.${group}`) },
    { key: 'model', header: t('column.model'), value: ({ model }) => model },
    { key: 'left', header: left.name, isNumeric: true, value: (row) => row.left },
    { key: 'right', header: right.name, isNumeric: true, value: (row) => row.right },
    {
      key: 'difference',
      header: t('column.difference'),
      isNumeric: true,
      value: differenceOf,
      render: (row) => signed(differenceOf(row), String),
    },
  ]
  return (
    <DataTable
      label={t('models')}
      search
      columns={columns}
      rows={rows}
      rowKey={({ group, model }) => `${group} ${model}`}
      empty={t('noModels')}
    />
  )
}
