import { naturalNum } from './natural-num'
import type { FilterStep } from './options'

/** Accepts digits only, and never a lone zero. */
export const positiveInteger: FilterStep = (accepted, character, options) => {
  const next = naturalNum(accepted, character, options)
  return next === '0' ? '' : next
}
