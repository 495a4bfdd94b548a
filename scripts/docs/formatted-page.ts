import { readFileSync } from 'node:fs'
import { format, type FormatConfig } from 'oxfmt'

/** Formats a Markdown page like `npm run format`. Throws where it cannot be parsed. */
export async function formattedPage(page: string): Promise<string> {
  const rules = JSON.parse(readFileSync(new URL('../../.oxfmtrc.json', import.meta.url), 'utf8')) as FormatConfig
  const { code, errors } = await format('page.md', page, rules)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return code
}
