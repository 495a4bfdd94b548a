import type { Finding } from '../../../model/finding/finding'
import { notCheckedText } from '../../../platform/words/missing-inputs'
import type { Part, TextBlock } from '../report-document'
import type { ReportContext, ReportedSystem } from '../report-context'

/** Writes all findings of one system, errors first, each with its place. */
export function findings({ system, result, record, names }: ReportedSystem, { words, figures, options }: ReportContext): Part {
  const rows = record?.findings ?? []
  const place = (finding: Pick<Finding, 'nodeId' | 'edgeId'>) =>
    finding.nodeId !== undefined
      ? names.nodeById(finding.nodeId)
      : finding.edgeId !== undefined
        ? names.edgeById(finding.edgeId)
        : system.name
  const unlisted = (result?.findingCount ?? 0) - rows.length
  const unchecked = result?.inputs?.notChecked ?? []
  const notChecked: TextBlock[] =
    unchecked.length > 0 ? [{ kind: 'text', text: notCheckedText(unchecked, words, options.language), tone: 'advice' }] : []
  return {
    id: `findings-${system.id}`,
    title: words('report:section.findings'),
    level: 2,
    startsPage: false,
    blocks: !result
      ? [{ kind: 'text', text: words('report:capacities.notCalculated'), tone: 'muted' }]
      : rows.length === 0
        ? unchecked.length > 0
          ? [{ kind: 'text', text: words('ui:noneInChecked'), tone: 'plain' }, ...notChecked]
          : [{ kind: 'text', text: words('report:findings.none'), tone: 'good' }]
        : [
            {
              kind: 'table',
              id: 'findings',
              columns: [
                { label: words('report:column.severity'), align: 'left', weight: 0 },
                { label: words('report:column.place'), align: 'left', weight: 2 },
                { label: words('report:column.finding'), align: 'left', weight: 5 },
              ],
              rowCount: rows.length,
              row: (index) => {
                const finding = rows[index]
                return finding ? [words(`report:severity.${finding.severity}`), place(finding), finding.message] : []
              },
              tone: (index) => rows[index]?.severity ?? 'plain',
              empty: '',
            },
            ...(unlisted > 0
              ? [{ kind: 'text' as const, text: words('report:findings.more', { count: figures.plain(unlisted) }), tone: 'muted' as const }]
              : []),
            ...notChecked,
          ],
  }
}
