import type { FilterStep } from './options'
import { plainCharacter } from './plain-character'
import { isDigit, withDigit } from './whole-digits'

/** Accepts digits only and strips leading zeros; a lone zero stays. */
export const naturalNum: FilterStep = (accepted, character, options) => {
  const plain = plainCharacter(character)
  return isDigit(plain) ? withDigit(accepted, plain, options) : accepted
}
