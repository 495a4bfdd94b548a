import { decimalText, numberOf } from './decimal-text'
import { MOST_DIGITS, type FilterStep } from './options'
import { plainCharacter } from './plain-character'
import { isDigit } from './whole-digits'

const DECIMALS = 4

/** Accepts digits and one decimal sign with at most `decimals` (4) behind it; a number above `max` becomes `max`. */
export const positiveNum: FilterStep = (accepted, character, options) => {
  const { decimals = DECIMALS, maxIntegerLength = MOST_DIGITS, max = Infinity, separator = '.' } = options
  const plain = plainCharacter(character)
  const [whole = '', fraction] = accepted.split(separator)
  if (plain === separator || (plain === '.' && separator === ',')) {
    return fraction !== undefined || decimals <= 0 ? accepted : `${whole === '' ? '0' : whole}${separator}`
  }
  if (!isDigit(plain)) return accepted
  const isFraction = fraction !== undefined
  if (isFraction && fraction.length >= decimals) return accepted
  const next = accepted === '0' ? plain : accepted + plain
  if (!isFraction && next.length > Math.min(maxIntegerLength, MOST_DIGITS)) return accepted
  return numberOf(next) > max ? decimalText(Math.max(0, max), decimals, separator, 'down') : next
}
