import type { Words } from '../../../drawing/labels/system-labels'
import type { TextBlock } from '../report-document'
import type { ReportedSystem } from '../report-context'

/** Returns a note with the number of default lengths, and the meaning of brackets where a list has them; empty where all lengths were entered. */
export function defaultLengthNote({ record }: ReportedSystem, words: Words, hasBrackets = false): TextBlock[] {
  const inputs = record?.inputs
  if (!inputs || inputs.defaultLengthCount === 0) return []
  const counts = words('ui:defaultLengths', { count: inputs.defaultLengthCount, total: inputs.pipeCount })
  return [{ kind: 'text', text: hasBrackets ? words('report:pipes.defaults', { counts }) : counts, tone: 'advice' }]
}
