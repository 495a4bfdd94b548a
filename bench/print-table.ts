import { goalOf } from './goals'
import type { BenchRow } from './row'

const figure = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toPrecision(3))

/** Prints rows as an aligned table with each goal beside its figure, numbers to the right. */
export function printTable(rows: readonly BenchRow[]): void {
  const head = ['row', 'ours', 'peer', 'unit', 'times as fast', 'goal', 'reached', 'runs', 'peer name']
  const body = rows.map((row) => {
    const { goal, reached } = goalOf(row)
    return [row.name, figure(row.ours), figure(row.peer), row.unit, figure(row.ratio), goal, reached, String(row.runs), row.peerName]
  })
  const widths = head.map((title, column) => Math.max(title.length, ...body.map((cells) => (cells[column] ?? '').length)))
  const isNumber = (column: number): boolean => [1, 2, 4, 5, 7].includes(column)
  const line = (cells: string[]): string =>
    cells.map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ')
  console.log([line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n'))
}
