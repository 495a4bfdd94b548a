/** Changed parts of a filter; null removes one. */
export type Narrowing<Filter> = { [Part in keyof Filter]?: Filter[Part] | null }

/** Returns a filter with some parts changed. Removed parts are left out, so that equal filters are serialized alike. */
export function narrowed<Filter extends object>(filter: Filter, change: Narrowing<Filter>): Filter {
  const parts = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(parts) as Filter
}
