import { nameIn } from './name-in'
import type { Pack } from './schema'

type Sections = Pick<Pack, 'panels' | 'rearMountedComponents' | 'accessories'>
type Item = NonNullable<Pack['rearMountedComponents']>['items'][number]

const known = new WeakMap<Sections, ReadonlyMap<string, Item>>()

function itemsOf(pack: Sections): ReadonlyMap<string, Item> {
  const before = known.get(pack)
  if (before) return before
  const items = [pack.panels, pack.rearMountedComponents, pack.accessories].flatMap((section) => section?.items ?? [])
  const all = new Map(items.map((item) => [item.id, item]))
  known.set(pack, all)
  return all
}

/** Name and purpose of a panel, rear-mounted component or accessory in one language. */
export interface PartWords {
  name: string
  /** A sentence on its purpose; empty where the pack has none. */
  text: string
  /** Null where the pack gives none. */
  weightKg: number | null
  /** Address of a picture, or empty. */
  url: string
}

/** Returns name, purpose, weight and picture of a part in the language of an interface code; for an id that the pack does not have the id is the name. */
export function partWords(pack: Sections, id: string, language: string): PartWords {
  const { names, descriptions, weightKg, url }: Partial<Item> = itemsOf(pack).get(id) ?? {}
  const text = descriptions?.[language] ?? descriptions?.['en'] ?? ''
  return { name: nameIn({ id, names }, language), text, weightKg: weightKg ?? null, url: url ?? '' }
}
