import { EMAIL } from '../contract/account/account-guests'
import { decimalText, numberOf } from './input-filters/decimal-text'
import { enNum } from './input-filters/en-num'
import { integer } from './input-filters/integer'
import { keyboard } from './input-filters/keyboard'
import { naturalNum } from './input-filters/natural-num'
import { naturalNumMax } from './input-filters/natural-num-max'
import { noEmoji } from './input-filters/no-emoji'
import { noSpecial } from './input-filters/no-special'
import type { FilterOptions, FilterStep } from './input-filters/options'
import { positiveInteger } from './input-filters/positive-integer'
import { positiveNum } from './input-filters/positive-num'

/** The nine input filters of the specification (section 5). */
export const FILTERS = {
  enNum,
  naturalNum,
  positiveNum,
  positiveInteger,
  noSpecial,
  naturalNumMax,
  integer,
  keyboard,
  noEmoji,
} satisfies Record<string, FilterStep>
export type FilterMode = keyof typeof FILTERS

/** Decimals of the bounds of each mode; modes that are not listed hold no numbers. */
const DECIMALS: Partial<Record<FilterMode, number>> = { naturalNum: 0, positiveInteger: 0, integer: 0, positiveNum: 4, naturalNumMax: 2 }

const ADDRESS = new RegExp(EMAIL)

/** Tells whether an account is an e-mail address; anything else is sent as a phone number or account name. */
export function isEmail(text: string): boolean {
  return ADDRESS.test(text.trim())
}

/** Returns the text that a field of this mode accepts, character by character, so that pasting and typing give the same. */
export function filterInput(mode: FilterMode, text: string, options: FilterOptions = {}): string {
  const step: FilterStep = FILTERS[mode]
  let accepted = ''
  for (const character of text) accepted = step(accepted, character, options)
  return accepted
}

/** Returns the text of a field after it is left: no trailing decimal sign, no lone minus, and nothing below `minNumber`. An empty field stays empty. */
export function finishInput(mode: FilterMode, text: string, options: FilterOptions = {}): string {
  const filtered = filterInput(mode, text, options)
  const finest = DECIMALS[mode]
  if (finest === undefined) return filtered
  const whole = filtered.replace(/[.,]$/, '').replace(/^-0?$/, (sign) => (sign === '-' ? '' : '0'))
  const { minNumber, separator = '.' } = options
  if (whole === '' || minNumber === undefined || numberOf(whole) >= minNumber) return whole
  return decimalText(minNumber, finest === 0 ? 0 : (options.decimals ?? finest), separator, 'up')
}
