/** What a browser overlooks, or takes for a slash, at the beginning of an address: two slashes there would name another host. */
const LEADING = /^[\s\p{Cc}/\\]+/u

/** The address inside the product that a given one means, whatever it begins with. */
export function insideAddress(given: string): string {
  return `/${given.replace(LEADING, '')}`
}
