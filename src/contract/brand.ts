/** The brand of accounts that belong to every variant. */
export const MASTER_BRAND = 'master'
/** Product name for accounts of the house brand. */
export const PRODUCT_NAME = 'Branchline'

/**
 * Whether a brand counts as one of a list of words (specification, section 6): it holds one of them, in any case, or belongs to every variant. Browser and server ask it
 * with the words of the login variant and with those of the house brand.
 */
export function countsAsBrand(brand: string, words: readonly string[]): boolean {
  return brand === MASTER_BRAND || words.some((word) => word !== '' && brand.toLowerCase().includes(word.toLowerCase()))
}

/** The name that letters and files carry for an account: the product's own for the house brand and where there is none, else that of its brand. */
export function nameForBrand(brand: string, houseWords: readonly string[]): string {
  if (brand === '' || countsAsBrand(brand, houseWords)) return PRODUCT_NAME
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}
