/** Brand of accounts that are valid for every variant. */
export const MASTER_BRAND = 'master'
/** Product name for accounts of the house brand. */
export const PRODUCT_NAME = 'Branchline'

/**
 * Whether a brand matches a list of words (specification, section 6): it contains one of them, ignoring case, or is the master brand. Browser and server
 * call it with the words of the login variant and with those of the house brand.
 */
export function countsAsBrand(brand: string, words: readonly string[]): boolean {
  return brand === MASTER_BRAND || words.some((word) => word !== '' && brand.toLowerCase().includes(word.toLowerCase()))
}

/** Returns the product name used in mails and files for an account: the product's own for the house brand or no brand, else the account's brand. */
export function nameForBrand(brand: string, houseWords: readonly string[]): string {
  if (brandSide(brand, houseWords) === 'house') return PRODUCT_NAME
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}

/** Returns the side of the controller catalogue that an account sees: that of the house brand, or that of other brands. */
export function brandSide(brand: string, houseWords: readonly string[]): 'house' | 'guest' {
  return brand === '' || countsAsBrand(brand, houseWords) ? 'house' : 'guest'
}
