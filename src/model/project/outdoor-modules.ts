import type { EquipmentPack } from './equipment'

type Combinations = Pick<EquipmentPack, 'oduCombinations'>

const known = new WeakMap<Combinations['oduCombinations'], ReadonlyMap<string, readonly string[]>>()

/** Ids of the modules that the models of an outdoor unit stand for: a combination's id gives its modules, any other is a module itself. */
export function outdoorModules({ oduCombinations }: Combinations, models: readonly string[]): string[] {
  const combinations = known.get(oduCombinations) ?? new Map(oduCombinations.items.map(({ id, moduleIds }) => [id, moduleIds]))
  known.set(oduCombinations, combinations)
  return models.flatMap((model) => combinations.get(model) ?? [model])
}
