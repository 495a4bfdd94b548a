import type { NodeKind } from '../../model/project/codes'

/** Kind of an equipment id in a rule pack. */
export type EquipmentKind = Extract<NodeKind, 'outdoor' | 'indoor' | 'freshAir' | 'hydro' | 'ahuKit' | 'box'> | 'ventilator'

/** Equipment ids of a rule pack. */
export interface KnownModels {
  /** Returns the equipment of an id; undefined for an id that the pack does not have. */
  (id: string): EquipmentKind | undefined
  /** Returns the number of outdoor modules of an id: those of a combination, else one. */
  moduleCount(id: string): number
}

interface Listed {
  readonly items: readonly { readonly id: string }[]
}

/** The tables of a rule pack that name equipment. */
export interface EquipmentTables {
  readonly oduModules: Listed
  readonly oduCombinations: { readonly items: readonly { readonly id: string; readonly moduleIds: readonly string[] }[] }
  readonly iduModels: Listed
  readonly freshAirUnits: Listed
  readonly hydroModules: Listed
  readonly ahuKits: Listed
  readonly hrv: Listed
  readonly msBoxes: Listed
}

const books = new WeakMap<EquipmentTables, KnownModels>()

/** Returns the equipment ids of a pack; computed once per pack. */
export function knownModels(pack: EquipmentTables): KnownModels {
  const known = books.get(pack)
  if (known) return known
  const kinds = new Map<string, EquipmentKind>()
  const list = (table: Listed, kind: EquipmentKind): void => {
    for (const { id } of table.items) kinds.set(id, kind)
  }
  list(pack.oduModules, 'outdoor')
  list(pack.oduCombinations, 'outdoor')
  list(pack.iduModels, 'indoor')
  list(pack.freshAirUnits, 'freshAir')
  list(pack.hydroModules, 'hydro')
  list(pack.ahuKits, 'ahuKit')
  list(pack.hrv, 'ventilator')
  list(pack.msBoxes, 'box')
  const modules = new Map(pack.oduCombinations.items.map(({ id, moduleIds }) => [id, moduleIds.length]))
  const book = Object.assign((id: string) => kinds.get(id), { moduleCount: (id: string) => modules.get(id) ?? 1 })
  books.set(pack, book)
  return book
}
