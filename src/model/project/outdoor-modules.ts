import type { EquipmentPack } from './equipment'

type Combinations = Pick<EquipmentPack, 'oduCombinations'>

const known = new WeakMap<Combinations['oduCombinations'], ReadonlyMap<string, readonly string[]>>()

/** Returns the module ids of an outdoor unit's models: a combination id is expanded to its modules, any other id is a module. */
export function outdoorModules({ oduCombinations }: Combinations, models: readonly string[]): string[] {
  const combinations = known.get(oduCombinations) ?? new Map(oduCombinations.items.map(({ id, moduleIds }) => [id, moduleIds]))
  known.set(oduCombinations, combinations)
  return models.flatMap((model) => combinations.get(model) ?? [model])
}
