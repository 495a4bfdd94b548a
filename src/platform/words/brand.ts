/**
 * The brand word in the address the page was loaded from, or null at the main variant. What follows the hash is inside the product and
 * does not count.
 */
export function brandOfAddress(
  words: readonly string[],
  { host, pathname, search }: Pick<Location, 'host' | 'pathname' | 'search'>,
): string | null {
  const address = `${host}${pathname}${search}`.toLowerCase()
  return words.find((word) => word !== '' && address.includes(word.toLowerCase())) ?? null
}
