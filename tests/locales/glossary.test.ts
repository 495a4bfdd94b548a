import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../src/platform/words/languages'

const CODES = ['en', 'zh', 'es', 'id', 'ru', 'vi', 'my', 'it', 'de', 'fr', 'hr', 'pt'] as const

/** The text behind `file:part.part` of a language. */
function textOf(language: string, key: string): unknown {
  const [file = '', path = ''] = key.split(':')
  const words: unknown = JSON.parse(readFileSync(`src/locales/${language}/${file}.json`, 'utf8'))
  return path.split('.').reduce((value, part) => (value as Record<string, unknown> | undefined)?.[part], words)
}

it('section 1, languages: the trade’s terms: the glossary of docs/words.md says what the locales of all twelve languages say', () => {
  const [, table = ''] = readFileSync('docs/words.md', 'utf8').split('## In twelve languages')
  const rows = table.split('\n').flatMap((line) => {
    const [, key, ...terms] = line.split('|').map((cell) => cell.trim())
    return key?.startsWith('`') ? [{ key: key.replaceAll('`', ''), terms: terms.slice(0, -1) }] : []
  })
  expect([...CODES].sort()).toEqual(Object.keys(LANGUAGES).sort())
  expect(rows.length).toBeGreaterThanOrEqual(40)
  for (const { key, terms } of rows) expect(terms, key).toEqual(CODES.map((language) => textOf(language, key)))
})
