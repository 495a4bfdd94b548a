import i18next from 'i18next'
import { toMetric } from '../../../engine/measure/measure'
import { setPipeColumn } from '../../../model/edits/set-columns'
import type { Measure } from '../../../model/project/quantity'
import { copiedText } from '../../../platform/files/clipboard'
import { parseNumber } from '../../../platform/words/locale'
import { notify } from '../../../platform/notify'
import { change } from '../change'

/**
 * Pastes a column of installed lengths from a spreadsheet onto these pipes, in table order and in the user's measure, as one step. A cell that is
 * no length, or more cells than pipes, is reported and changes nothing.
 */
export async function pasteInstalled(systemId: string, edgeIds: readonly string[], measure: Measure<'length'>): Promise<void> {
  const refuse = (key: string, values: Record<string, string | number> = {}): void =>
    notify('error', i18next.t(`as-built:message.${key}`, values))
  let text: string
  try {
    text = await copiedText()
  } catch (error) {
    refuse('notRead', { reason: error instanceof Error ? error.message : String(error) })
    return
  }
  const cells = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n')
  if (cells.length > edgeIds.length) {
    refuse('tooMany', { count: cells.length, pipes: edgeIds.length })
    return
  }
  const lengths: number[] = []
  for (const [index, cell] of cells.entries()) {
    const typed = parseNumber(cell.trim(), i18next.language)
    if (typed === null || !Number.isFinite(typed) || typed < 0) {
      refuse('noLength', { line: index + 1, text: cell.slice(0, 40) })
      return
    }
    lengths.push(toMetric(typed, 'length', measure))
  }
  const pipes = edgeIds.slice(0, lengths.length)
  if (change((project) => setPipeColumn(project, systemId, pipes, 'lengthM', lengths)))
    notify('good', i18next.t('as-built:message.pasted', { count: lengths.length }))
}
