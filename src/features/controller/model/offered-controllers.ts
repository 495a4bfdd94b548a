import { brandSide } from '../../../contract/account/brand'
import { nameIn } from '../../../contract/pack/name-in'
import type { Pack } from '../../../contract/pack'
import { isOffered } from '../../../model/project/unit-part'

export type PackController = NonNullable<Pack['controllers']>['items'][number]
export type ControllerKind = PackController['nodeType']

/** The kinds in the order in which they are offered: from one unit to the building. */
export const CONTROLLER_KINDS = [
  'remoteController',
  'wiredController',
  'groupController',
  'centralController',
  'gateway',
] as const satisfies readonly ControllerKind[]

/** Returns whether a model serves systems rather than units. */
export function isCentral({ nodeType }: Pick<PackController, 'nodeType'>): boolean {
  return nodeType === 'centralController' || nodeType === 'gateway'
}

/** Returns the controllers that a brand sees by kind, in the order of the pack; kinds without any are left out. */
export function offeredControllers(
  pack: Pick<Pack, 'controllers'>,
  brand: string,
  houseWords: readonly string[],
): { kind: ControllerKind; items: readonly PackController[] }[] {
  const side = brandSide(brand, houseWords)
  const seen = (pack.controllers?.items ?? []).filter((item) => isOffered(item, side))
  return CONTROLLER_KINDS.flatMap((kind) => {
    const items = seen.filter(({ nodeType }) => nodeType === kind)
    return items.length > 0 ? [{ kind, items }] : []
  })
}

/** Name, purpose and data of a controller. */
export interface ControllerWords {
  name: string
  /** A sentence on its purpose; empty where the pack has none. */
  text: string
  item: PackController | null
}

/** Returns the words of a controller in the language of an interface code; for an id that the pack does not have the id is the name. */
export function controllerWords(pack: Pick<Pack, 'controllers'> | null, model: string, language: string): ControllerWords {
  const item = pack?.controllers?.items.find(({ id }) => id === model) ?? null
  const text = item?.descriptions?.[language] ?? item?.descriptions?.['en'] ?? ''
  return { name: item ? nameIn(item, language) : model, text, item }
}
