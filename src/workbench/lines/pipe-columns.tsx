import { fromMetric } from '../../engine/measure/measure'
import { readQuantity } from '../../ui/sheet/cells/read-measured'
import type { SheetColumn, SheetEdit } from '../../ui/sheet/cells/sheet-column'
import type { LineReader } from './line-reader'
import classes from './lines.module.css'
import { MOST_BENDS, MOST_MATERIAL_LETTERS } from './pipe-limits'
import { readCount, readText } from './read-cells'

type LengthColumn = 'edgeLengthM' | 'edgeGasLengthM' | 'edgeLiquidLengthM'

/** Keys of a pipe's columns; the cursor in one of these picks the pipe, in any other the node below it. */
const PIPE_KEYS = new Set([
  'from',
  'length',
  'gasLength',
  'liquidLength',
  'bends',
  'material',
  'capacity',
  'gas',
  'liquid',
  'highPressure',
  'equivalent',
])

export function isPipeColumn(key: string): boolean {
  return PIPE_KEYS.has(key)
}

/** Returns the editable columns of a pipe: length, bends and material. */
export function pipeColumns(reader: LineReader): SheetColumn[] {
  const { open, lines, words, language } = reader
  const { diagram } = open.drawing
  const edge = (line: number): number => lines.edge[line] ?? -1
  const bends = (line: number): number => diagram.edgeBends[edge(line)] ?? NaN
  const material = (line: number): string => diagram.edgeRest[edge(line)]?.materialType ?? ''
  return [
    lengthColumn(reader, 'length', 'edgeLengthM'),
    lengthColumn(reader, 'gasLength', 'edgeGasLengthM'),
    lengthColumn(reader, 'liquidLength', 'edgeLiquidLengthM'),
    {
      key: 'bends',
      header: words('lines:column.bends'),
      isNumeric: true,
      widthPx: 76,
      figure: bends,
      text: (line) => (edge(line) < 0 ? '' : open.labels.figure(bends(line) || 0, 0)),
      edit: {
        kind: 'number',
        isOpen: (line) => edge(line) >= 0,
        read: readCount(MOST_BENDS, language),
        value: (line) => given(bends(line)),
        typed: (line) => open.labels.figure(bends(line) || 0, 0),
      },
    },
    {
      key: 'material',
      header: words('lines:column.material'),
      widthPx: 92,
      text: material,
      edit: { kind: 'text', isOpen: (line) => edge(line) >= 0, read: readText(MOST_MATERIAL_LETTERS), value: material, typed: material },
    },
  ]
}

function lengthColumn({ open, lines, words, language, defaultLengthM }: LineReader, key: string, name: LengthColumn): SheetColumn {
  const { unitSettings, labels } = open
  const { diagram } = open.drawing
  const measure = unitSettings.length
  const metric = (line: number): number => diagram[name][lines.edge[line] ?? -1] ?? NaN
  const shown = (metres: number): string => (Number.isNaN(metres) ? '' : labels.figure(fromMetric(metres, 'length', measure), 2))
  const text = (line: number): string => shown(metric(line))
  const edit: SheetEdit = {
    kind: 'number',
    isOpen: (line) => (lines.edge[line] ?? -1) >= 0,
    read: readQuantity('length', { unitSettings, language, least: 0 }),
    value: (line) => given(metric(line)),
    typed: text,
  }
  const column: SheetColumn = {
    key,
    header: words(`lines:column.${key}`),
    unit: measure,
    isNumeric: true,
    widthPx: 92,
    figure: metric,
    text,
    edit,
  }
  if (name !== 'edgeLengthM') return column
  const fallback = shown(defaultLengthM)
  // Without an own length, the default is shown, but the cell's value stays empty.
  const render = (line: number) =>
    Number.isNaN(metric(line)) && edit.isOpen(line) ? (
      <span className={classes.default} title={words('lines:defaultLength')}>
        {fallback}
      </span>
    ) : (
      <span>{text(line)}</span>
    )
  return { ...column, render }
}

function given(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
