/** Characters that browsers skip, or read as a slash, at the start of an address: two slashes there would name another host. */
const LEADING = /^[\s\p{Cc}/\\]+/u

/** Returns a given address as one inside of the product, whatever it starts with. */
export function insideAddress(given: string): string {
  return `/${given.replace(LEADING, '')}`
}
