import { PASSWORD_RULE } from '../../../src/contract/guest-lists'
import { CODE } from '../../../src/contract/envelope'
import { Refusal } from '../../refusal'

/** Beginnings of what is guessed first, in lower case. */
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

/** Refuses a new password that is guessed soon; `data.rule` names the rule. `about` are texts the password must not consist of. */
export function checkQuality(password: string, about: string[]): void {
  const rule = brokenRule(password, about)
  if (!rule) return
  throw new Refusal(CODE.weakPassword, `The password is too weak: ${SAID[rule]}.`, { rule, ...PASSWORD_RULE })
}

type Rule = 'short' | 'long' | 'monotonous' | 'known' | 'personal'

const SAID: Record<Rule, string> = {
  short: `it must have at least ${PASSWORD_RULE.minLength} characters`,
  long: `it must have at most ${PASSWORD_RULE.maxBytes} bytes`,
  monotonous: `it must have at least ${PASSWORD_RULE.minDifferent} different characters`,
  known: 'it is one of those that are guessed first',
  personal: 'it is made of your name or address',
}

function brokenRule(password: string, about: string[]): Rule | null {
  const lower = password.normalize('NFC').toLowerCase()
  if (Array.from(lower).length < PASSWORD_RULE.minLength) return 'short'
  if (Buffer.byteLength(password) > PASSWORD_RULE.maxBytes) return 'long'
  if (new Set(lower).size < PASSWORD_RULE.minDifferent) return 'monotonous'
  // A long sentence may hold any word; a short one that begins with a guessed word is that word.
  if (lower.length < MANY && GUESSED_FIRST.some((word) => lower.startsWith(word))) return 'known'
  const parts = about.flatMap((text) => [text, text.split('@')[0] ?? '']).map((text) => text.toLowerCase())
  if (parts.some((part) => part.length >= 4 && lower.replace(part, '').length < 5)) return 'personal'
  return null
}
