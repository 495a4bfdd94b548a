/** Returns the brand word in the address the page was loaded from; null at the main variant. The part after the hash is ignored. */
export function brandOfAddress(
  words: readonly string[],
  { host, pathname, search }: Pick<Location, 'host' | 'pathname' | 'search'>,
): string | null {
  const address = `${host}${pathname}${search}`.toLowerCase()
  return words.find((word) => word !== '' && address.includes(word.toLowerCase())) ?? null
}
