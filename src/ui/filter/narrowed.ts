/** Parts of a filter that change; null takes one off. */
export type Narrowing<Filter> = { [Part in keyof Filter]?: Filter[Part] | null }

/** A filter with some parts changed. A part that asks for nothing is left out, so that equal questions are written alike. */
export function narrowed<Filter extends object>(filter: Filter, change: Narrowing<Filter>): Filter {
  const parts = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(parts) as Filter
}
