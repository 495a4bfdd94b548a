import { pipesNotCounted as pipesOut } from '../../../model/diagram/disabled'
import type { TableBlock, TextBlock } from '../report-document'
import type { ReportContext, ReportedSystem } from '../report-context'

/** Lists the pipes of a system that stay in the drawing and count in no calculation; empty where there is none. */
export function pipesNotCounted(
  { system, names }: ReportedSystem,
  { words, figures }: Pick<ReportContext, 'words' | 'figures'>,
): (TextBlock | TableBlock)[] {
  const rows = pipesOut(system.diagram)
  if (rows.length === 0) return []
  return [
    { kind: 'text', text: words('report:pipes.notCounted'), tone: 'advice' },
    {
      kind: 'table',
      id: 'pipesNotCounted',
      columns: [
        { label: words('report:column.number'), align: 'right', weight: 0 },
        { label: words('report:column.from'), align: 'left', weight: 2 },
        { label: words('report:column.to'), align: 'left', weight: 2 },
      ],
      rowCount: rows.length,
      row: (index) => [figures.cell.plain(index + 1), ...names.ends(rows[index] ?? -1)],
      tone: () => 'plain',
      empty: words('report:pipes.none'),
    },
  ]
}
