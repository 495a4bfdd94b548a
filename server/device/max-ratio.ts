import type { MaxRatio } from '../../src/contract/device'
import type { Pack } from '../../src/contract/pack'
import { outdoorModules } from '../../src/model/project/outdoor-modules'

type Allowed = Pick<Pack['oduModules']['items'][number], 'maxCrPct' | 'maxCrSpecialPct'>

/** Returns the connection ratio in per cent that outdoor modules or a listed combination allow; null where the pack does not know a model. */
export function maxRatioOf(pack: Pack, models: string[]): MaxRatio | null {
  const modules = outdoorModules(pack, models)
  const listed = modules.map((id) => pack.oduModules.items.find((model) => model.id === id))
  if (listed.some((model) => model === undefined)) return null
  const named = models.length === 1 ? pack.oduCombinations.items.find(({ id }) => id === models[0]) : undefined
  const single = modules.length === 1 ? listed[0] : named
  const known = single ?? combinationOf(pack, modules)
  return ratioOf(pack, known ?? { maxCrPct: pack.connectionRatio.maxPct, maxCrSpecialPct: byModuleCount(pack, modules.length) })
}

const ratioOf = (pack: Pack, allowed: Allowed): MaxRatio => ({
  minCr: pack.connectionRatio.minPct,
  maxCr: allowed.maxCrPct,
  maxCrSpecial: allowed.maxCrSpecialPct,
})

function byModuleCount(pack: Pack, modules: number): number {
  const { single, two, threeOrFour } = pack.connectionRatio.extendedMaxPct
  return modules === 1 ? single : modules === 2 ? two : threeOrFour
}

/** Returns the listed combination of exactly these modules, in any order; undefined where the pack lists none. */
export function combinationOf(pack: Pack, modules: string[]): Pack['oduCombinations']['items'][number] | undefined {
  return pack.oduCombinations.items.find(({ moduleIds }) => isSameSet(moduleIds, modules))
}

const isSameSet = (left: string[], right: string[]): boolean => [...left].sort().join('\n') === [...right].sort().join('\n')
