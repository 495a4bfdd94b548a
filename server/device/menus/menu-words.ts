import de from '../../../src/locales/de/catalogue.json'
import en from '../../../src/locales/en/catalogue.json'
import es from '../../../src/locales/es/catalogue.json'
import fr from '../../../src/locales/fr/catalogue.json'
import hr from '../../../src/locales/hr/catalogue.json'
import id from '../../../src/locales/id/catalogue.json'
import it from '../../../src/locales/it/catalogue.json'
import my from '../../../src/locales/my/catalogue.json'
import pt from '../../../src/locales/pt/catalogue.json'
import ru from '../../../src/locales/ru/catalogue.json'
import vi from '../../../src/locales/vi/catalogue.json'
import zh from '../../../src/locales/zh/catalogue.json'

const WORDS: Readonly<Record<string, Record<'type' | 'series', Readonly<Record<string, string>>>>> = {
  ...{ de, en, es, fr, hr, id },
  ...{ it, my, pt, ru, vi, zh },
}

/**
 * Returns the name of a type of unit or a series as on the pages, in the language of an interface code (English for any other); null for a
 * code that only the pack has.
 */
export function menuWord(kind: 'type' | 'series', code: string, language: string): string | null {
  const words = (Object.hasOwn(WORDS, language) ? WORDS[language] : undefined)?.[kind] ?? en[kind]
  return new Map(Object.entries(words)).get(code) ?? null
}
