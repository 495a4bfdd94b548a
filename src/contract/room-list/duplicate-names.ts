import type { ListedRoom } from './read-rooms'

/** Returns the names, each with its floor, that rooms of a list share with each other or with `known` ones. */
export function duplicateNames(
  rooms: readonly Pick<ListedRoom, 'name' | 'floor'>[],
  known: readonly Pick<ListedRoom, 'name' | 'floor'>[],
): string[] {
  const key = ({ name, floor }: Pick<ListedRoom, 'name' | 'floor'>): string => (floor === '' ? name : `${name} · ${floor}`)
  const seen = new Set(known.map(key))
  const twice = new Set<string>()
  for (const room of rooms) {
    if (seen.has(key(room))) twice.add(key(room))
    seen.add(key(room))
  }
  return Array.from(twice)
}
