import { PRODUCT_NAME } from '../../src/contract/brand'
import { VERIFICATION_CODE } from '../../src/contract/guest-lists'
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

/** Of interface codes whose `Intl` tag is another. */
const TAGS: Readonly<Record<string, string>> = { my: 'ms', zh: 'zh-CN' }

/** A letter in the language of an interface code (English for any other), with its marks filled in. Names come from strangers: a line break in one would end the subject. */
export function letter(kind: LetterKind, language: string, values: Record<string, string>): { subject: string; text: string } {
  const { subject, text } = (LETTERS[language] ?? en)[kind]
  const all: Record<string, string> = { minutes: String(VERIFICATION_CODE.minutes), product: PRODUCT_NAME, ...values }
  const filled = (template: string): string => template.replace(/\{\{(\w+)\}\}/g, (_mark, name: string) => all[name] ?? '')
  return { subject: filled(subject).replace(/\s+/g, ' '), text: filled(text) }
}

/** A day, as 2027-01-31, in the words of a language. */
export const writtenDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language in LETTERS ? (TAGS[language] ?? language) : 'en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
