import type { KitHeat, KitHeatBody } from '../../../src/contract/device/kits'
import { designOf } from '../../../src/contract/device/wire-design'
import { InputError } from '../../../src/contract/input-error'
import type { Pack } from '../../../src/contract/pack'
import type { Engine } from '../../../src/engine/engine'
import { newIndoorUnit } from '../../../src/model/project/defaults'
import { choiceOf } from './kit-answers'

/**
 * Returns the heating of chosen kits: nominal of each, of all, and of all at a design before anything is drawn. Throws InputError for a model that is
 * no kit of the pack; of a special coil the capacities are typed.
 */
export async function heatOfKits(engine: Engine, pack: Pack, { selection, ahuCoilNumber = 1, design }: KitHeatBody): Promise<KitHeat> {
  const choices = selection.map(choiceOf)
  const nominal = choices.map(({ model, kits, heatingKw, isSpecial }, row) => {
    const kit = pack.ahuKits.items.find(({ id }) => id === model)
    if (!kit && !isSpecial) throw new InputError(`$.selection[${row}].model`, 'an air-handler kit of the rule pack')
    return Array.from({ length: kits }, (_, place) => heatingKw[place] ?? heatingKw.at(-1) ?? kit?.heatKw ?? 0)
  })
  const airHandler = {
    name: '',
    coils: ahuCoilNumber,
    choices: choices.map((choice, row) => ({ ...choice, id: String(row), extra: {} })),
    extra: {},
  }
  const unit = newIndoorUnit({ type: 'ahu', model: '', airHandler })
  const { units } = await engine.adjust({ design: designOf(design), indoorUnits: [unit], outdoorModels: [] })
  return {
    heatCapacity: nominal,
    nominalHeatCapa: nominal.flat().reduce((sum, kw) => sum + kw, 0),
    adjustTCforHeating: units[0]?.delivered.heatKw ?? null,
  }
}
