import type { Block, Part } from '../report-document'
import type { ReportContext, ReportedSystem } from '../report-context'

/** Above this many nodes a drawing is illegible on paper, even when cut into sheets. */
export const MOST_NODES = 1500

/** Draws a system as a vector image; null where there is nothing to draw. */
export type Draw = (reported: ReportedSystem) => string | null

export function diagram(reported: ReportedSystem, { words, figures }: ReportContext, draw: Draw): Part {
  const { system } = reported
  const block = (): Block => {
    if (system.diagram.nodeCount > MOST_NODES)
      return { kind: 'text', text: words('report:diagram.tooLarge', { count: figures.plain(system.diagram.nodeCount) }), tone: 'muted' }
    const svg = draw(reported)
    if (svg === null) return { kind: 'text', text: words('report:diagram.none'), tone: 'muted' }
    const one = words('report:diagram.label', { name: system.name })
    return {
      kind: 'diagram',
      svg,
      label: one,
      captions: { one, several: words('report:diagram.sheet', { name: system.name, number: '{{number}}', of: '{{of}}' }) },
    }
  }
  return { id: `diagram-${system.id}`, title: words('report:section.diagram'), level: 2, startsPage: false, blocks: [block()] }
}
