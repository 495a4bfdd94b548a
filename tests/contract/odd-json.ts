import fc from 'fast-check'

type Path = (string | number)[]

/** Places in a JSON value, as paths of keys. */
function placesOf(value: unknown, path: Path = [], places: Path[] = []): Path[] {
  places.push(path)
  if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) placesOf((value as Record<string, unknown>)[key], [...path, key], places)
  return places
}

/** Returns a JSON value with another value at one of its places, which `pick` chooses; it is changed in place. */
export function withValueAt(json: unknown, pick: number, value: unknown): unknown {
  const places = placesOf(json)
  const path = places[pick % places.length] ?? []
  const last = path.at(-1)
  if (last === undefined) return value
  const parent = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], json)
  ;(parent as Record<string, unknown>)[last] = value
  return json
}

/** Values that stand wrongly almost everywhere. */
export const oddValue = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, true, '', '5', 'NaN', 0, -1, -0, 1e308, Infinity, NaN),
  fc.constantFrom<unknown>([], {}, [[]], { length: 3 }, '__proto__', 'MS', 'C4-056', 'odu1'),
  fc.double(),
  fc.integer(),
  fc.string({ maxLength: 6 }),
  fc.jsonValue({ maxDepth: 2 }),
)
