/** Returns the interface code of a request's language header: `zh` for `zh-CN`, `my` for `ms_MY`. */
export function languageOf(header: unknown): string {
  const short = typeof header === 'string' ? header.slice(0, 2).toLowerCase() : 'en'
  return short === 'ms' ? 'my' : short
}
