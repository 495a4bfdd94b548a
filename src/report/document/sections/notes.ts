import type { Part } from '../report-document'
import type { ReportContext } from '../report-context'

/** What the figures are worth: the pack they come from and what its marks mean. */
export function notes({ pack, words }: ReportContext): Part {
  return {
    id: 'notes',
    title: words('report:section.notes'),
    level: 1,
    startsPage: false,
    blocks: [
      { kind: 'text', text: words('report:notes.pack', { title: pack.meta.title, version: pack.meta.version }), tone: 'plain' },
      { kind: 'text', text: words('report:notes.estimates'), tone: 'plain' },
      {
        kind: 'pairs',
        pairs: (['S', 'D', 'K', 'E'] as const).map((mark) => ({ label: mark, value: words(`report:basis.${mark}`) })),
      },
      { kind: 'text', text: words('report:notes.disclaimer'), tone: 'muted' },
    ],
  }
}
