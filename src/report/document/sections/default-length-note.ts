import type { Words } from '../../../drawing/labels/system-labels'
import type { TextBlock } from '../report-document'
import type { ReportedSystem } from '../report-context'

/** Says how many lengths nobody has typed, and what brackets mean where a list has them; nothing where each is typed. */
export function defaultLengthNote({ record }: ReportedSystem, words: Words, hasBrackets = false): TextBlock[] {
  const inputs = record?.inputs
  if (!inputs || inputs.defaultLengthCount === 0) return []
  const counts = words('ui:defaultLengths', { count: inputs.defaultLengthCount, total: inputs.pipeCount })
  return [{ kind: 'text', text: hasBrackets ? words('report:pipes.defaults', { counts }) : counts, tone: 'advice' }]
}
