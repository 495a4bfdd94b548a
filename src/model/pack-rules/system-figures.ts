import { outdoorSeries, unitDemand, type EquipmentRules } from '../project/equipment'
import { lineModels } from '../project/list/line-models'
import type { System } from '../project/project'
import { libraryRules, type SpecialCodes } from './special-codes'

/** Whether a library marks a series as 3rd/V8 (design specification, section 6): its name lacks the word that the pack gives for the library. */
export function isMarkedThird(pack: SpecialCodes, library: string | undefined, { name = '' }: { name?: string }): boolean {
  const word = libraryRules(pack, library).thirdUnlessNamed
  return word !== undefined && !name.includes(word)
}

/** Returns Σ capacity index ÷ 10 of the units of a list, kits of air handlers included; a model that the pack does not list counts 0. */
export function listedCapacity({ indoorUnits }: Pick<System, 'indoorUnits'>, pack: EquipmentRules): number {
  let index = 0
  for (const unit of indoorUnits) for (const [model, count] of lineModels(unit)) index += (unitDemand(pack, model)?.loadIndex ?? 0) * count
  return index / 10
}

/** Whether all series of a system's outdoor unit carry the 3rd/V8 mark of the library; false without an outdoor unit. */
export function isPureThird({ outdoorModels }: Pick<System, 'outdoorModels'>, pack: EquipmentRules, library: string | undefined): boolean {
  return (
    outdoorModels.length > 0 &&
    outdoorModels.every((model) => {
      const series = outdoorSeries(pack, [model])
      return series !== null && isMarkedThird(pack, library, series)
    })
  )
}
