import { readFileSync } from 'node:fs'

/** Returns a function that looks a text up as the page shows it in a language. */
export function textsOf(language: string, file: string): (key: string) => string {
  const texts: unknown = JSON.parse(readFileSync(`src/locales/${language}/${file}.json`, 'utf8'))
  return (key) => String(key.split('.').reduce((found, word) => (found as Record<string, unknown>)[word], texts))
}
