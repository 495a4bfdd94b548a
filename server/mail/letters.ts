import { PRODUCT_NAME } from '../../src/contract/account/brand'
import { VERIFICATION_CODE } from '../../src/contract/account/guest-lists'
import de from './letters/de.json'
import en from './letters/en.json'
import es from './letters/es.json'
import fr from './letters/fr.json'
import hr from './letters/hr.json'
import id from './letters/id.json'
import it from './letters/it.json'
import my from './letters/my.json'
import pt from './letters/pt.json'
import ru from './letters/ru.json'
import vi from './letters/vi.json'
import zh from './letters/zh.json'

export type LetterKind = keyof typeof en

const LETTERS: Readonly<Record<string, typeof en>> = { de, en, es, fr, hr, id, it, my, pt, ru, vi, zh }

/** `Intl` tags of the interface codes that differ from them. */
const TAGS: Readonly<Record<string, string>> = { my: 'ms', zh: 'zh-CN' }

/**
 * Returns a letter in the language of an interface code (English for any other), with its placeholders filled in. Names come from strangers:
 * a line break in one would end the subject.
 */
export function letter(kind: LetterKind, language: string, values: Record<string, string>): { subject: string; text: string } {
  const { subject, text } = (LETTERS[language] ?? en)[kind]
  const all: Record<string, string> = { minutes: String(VERIFICATION_CODE.minutes), product: PRODUCT_NAME, ...values }
  const filled = (template: string): string => template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => all[name] ?? '')
  return { subject: filled(subject).replace(/\s+/g, ' '), text: filled(text) }
}

/** Formats a day, such as 2027-01-31, in a language. */
export const writtenDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language in LETTERS ? (TAGS[language] ?? language) : 'en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
