const NAMES_AN_ID = /(^|_|[a-z])ids?$|^(source|target)$/i
const SAYS_CONNECTED = /^(is|has)?_?(connect(ed|ion)?|selected)(flag)?$/i

/**
 * Copies the unknown fields of another tool for a copied system: fields that hold an id are mapped to the copy's, and flags that mark something as
 * connected or selected are cleared. `id`s of catalogue items are kept.
 */
export function copyExtra<T>(value: T, ids: ReadonlyMap<string, string>): T {
  return copyField('', value, ids) as T
}

function copyField(name: string, value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (value === true && SAYS_CONNECTED.test(name)) return false
  if (typeof value === 'string') return NAMES_AN_ID.test(name) ? (ids.get(value) ?? value) : value
  if (Array.isArray(value)) return value.map((each: unknown) => copyField(name, each, ids))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(value)) copy[key] = copyField(key, field, ids)
  return copy
}
