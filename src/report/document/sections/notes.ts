import type { Part } from '../report-document'
import type { ReportContext } from '../report-context'

/** Writes the reliability of the figures: their pack and the meaning of its marks. */
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
