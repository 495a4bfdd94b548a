import type { FilterStep } from './options'
import { plainCharacter } from './plain-character'

/** Accepts Latin letters and digits only. */
export const enNum: FilterStep = (accepted, character) => {
  const plain = plainCharacter(character)
  return /^[A-Za-z0-9]$/.test(plain) ? accepted + plain : accepted
}
