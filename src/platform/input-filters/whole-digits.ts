import { MOST_DIGITS, type FilterOptions } from './options'

/** Appends a digit, without leading zeros, within the maximum length and value. */
export function withDigit(digits: string, digit: string, { maxIntegerLength = MOST_DIGITS, max = Infinity }: FilterOptions): string {
  const next = digits === '0' ? digit : digits + digit
  if (next.length > Math.min(maxIntegerLength, MOST_DIGITS)) return digits
  return Number(next) > max ? String(Math.max(0, Math.floor(max))) : next
}

export function isDigit(character: string): boolean {
  return character >= '0' && character <= '9' && character.length === 1
}
