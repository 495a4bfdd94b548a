import { nameForBrand, PRODUCT_NAME } from '../../contract/account/brand'
import { session } from './session'

let words: readonly string[] = []

/** Stores the words of the house brand, as the server names them to every page that is opened or signs in. */
export function takeHouseWords(given: readonly string[]): void {
  words = given
}

/** Returns the words of the house brand. */
export function houseWords(): readonly string[] {
  return words
}

/** Returns the brand name for files of the signed-in user: the product's own, or that of a brand that is not the house's. */
export function nameInFiles(): string {
  return session.userInfo ? nameForBrand(session.userInfo.brand, words) : PRODUCT_NAME
}
