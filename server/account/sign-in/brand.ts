import { MASTER_BRAND } from '../account'

/** Whether a brand counts as that of the brand variant: it holds one of its words, or belongs to every variant (specification, section 6). */
export const countsAsBrand = (brand: string, words: readonly string[]): boolean =>
  brand === MASTER_BRAND || words.some((word) => brand.toLowerCase().includes(word))
