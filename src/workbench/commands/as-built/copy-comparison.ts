import i18next from 'i18next'
import { copyText } from '../../../platform/files/clipboard'
import { notify } from '../../../platform/notify'

/** Copies the table as comma-separated values, header first; text is quoted so that spreadsheets keep it. */
export async function copyComparison(head: readonly string[], lines: readonly (readonly (string | number | null)[])[]): Promise<void> {
  await copyText([head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n'))
  notify('info', i18next.t('as-built:message.copied', { count: lines.length }))
}

// A spreadsheet would run a pasted text that starts with the sign of a formula.
function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
