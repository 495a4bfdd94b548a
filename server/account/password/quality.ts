import { PASSWORD_RULE } from '../../../src/contract/account/guest-lists'
import { CODE } from '../../../src/contract/envelope'
import { Refusal } from '../../refusal'
import list from './common-passwords.json'

const COMMON = new Set(list.passwords.split('\n'))
/**
 * From this length on a password may contain any word; a shorter one that is a word but for digits and signs around it counts as that word.
 */
const SENTENCE = 16
const SHORTEST_WORD = 5
const SUBSTITUTES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a', '!': 'i' }

/**
 * Returns whether a password, in lower case, is one of those that are guessed first: as it stands, repeated, with digits and signs around
 * it, or with the usual signs in place of letters.
 */
function isCommon(lower: string): boolean {
  const spellings = [lower, withLetters(lower)]
  if (spellings.some((spelling) => COMMON.has(spelling) || COMMON.has(repeatedPart(spelling)))) return true
  return Array.from(lower).length < SENTENCE && [bare(lower), withLetters(bare(lower)), bare(withLetters(lower))].some(isCommonWord)
}

const isCommonWord = (word: string): boolean => word.length >= SHORTEST_WORD && COMMON.has(word)

const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const withLetters = (text: string): string => text.replace(/[013457$@!]/g, (sign) => SUBSTITUTES[sign] ?? sign)

/** Returns the shortest part that a text repeats; the text itself where it repeats none. */
function repeatedPart(text: string): string {
  const length = (text + text).indexOf(text, 1)
  return text.slice(0, length)
}

/** Beginnings of commonly guessed passwords, in lower case. */
const GUESSED_FIRST = [
  'password',
  'passwort',
  'qwertyui',
  'qwertz',
  '12345678',
  '11111111',
  '00000000',
  'iloveyou',
  'administrator',
  'welcome',
]
const MANY = 16
const PRODUCT = 'branchline'
/** A password that contains a name needs at least this many further letters. */
const ENOUGH_BESIDE = 5

/**
 * Refuses a new password that is easy to guess; `data.rule` names the rule. `about` are login, name and address, of which it must not
 * consist.
 */
export function checkQuality(password: string, about: string[]): void {
  const rule = brokenRule(password, about)
  if (rule) throw weak(rule)
}

/** Returns the refusal of a password by its rule. */
export const weak = (rule: Rule): Refusal =>
  new Refusal(CODE.weakPassword, `The password is too weak: ${SAID[rule]}.`, { rule, ...PASSWORD_RULE })

type Rule = 'short' | 'long' | 'monotonous' | 'known' | 'personal' | 'product' | 'same'

const SAID: Record<Rule, string> = {
  short: `it must have at least ${PASSWORD_RULE.minLength} characters`,
  long: `it must have at most ${PASSWORD_RULE.maxBytes} bytes`,
  monotonous: `it must have at least ${PASSWORD_RULE.minDifferent} different characters`,
  known: 'it is one of those that are guessed first',
  personal: 'it is made of your name or address',
  product: 'it is made of the name of this product',
  same: 'it is the one you have',
}

function brokenRule(password: string, about: string[]): Rule | null {
  const lower = password.normalize('NFC').toLowerCase()
  if (Array.from(lower).length < PASSWORD_RULE.minLength) return 'short'
  if (Buffer.byteLength(password) > PASSWORD_RULE.maxBytes) return 'long'
  if (new Set(lower).size < PASSWORD_RULE.minDifferent) return 'monotonous'
  // A long sentence may contain any word; a short one that begins with a guessed word counts as that word.
  if (lower.length < MANY && GUESSED_FIRST.some((word) => lower.startsWith(word))) return 'known'
  if (isCommon(lower)) return 'known'
  const parts = about
    .flatMap((text) => [text, text.split('@')[0] ?? '', text.replace(/\s+/g, '')])
    .map((text) => text.normalize('NFC').toLowerCase())
  if (parts.some((part) => part.length >= 4 && isMadeOf(lower, part))) return 'personal'
  return isMadeOf(lower, PRODUCT) ? 'product' : null
}

const isMadeOf = (password: string, part: string): boolean =>
  password.includes(part) && password.split(part).join('').length < ENOUGH_BESIDE
