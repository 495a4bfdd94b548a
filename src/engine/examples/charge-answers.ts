import * as Q from '../../../assembly/common/layout/layout-question'
import { InputError } from '../../contract/input-error'
import { refrigerantOrder } from '../encode/encode-rules'
import type { Answerer, ExampleContext } from './answer'
import { askCore, known, outdoorOf, type Item } from './ask-core'

/** Additional charge: pipesKg, unitsKg, boxesKg, connectingKg of the pipes between modules, unroundedKg, chargeKg. */
export const answerCharge: Answerer<'charge'> = async (inputs, context) => {
  const { pack, rows } = context
  const outdoor = outdoorOf(context, inputs)
  const units = (inputs.units ?? []).map((unit, i): Item => {
    const row = unit.model === undefined ? -1 : known(rows.equipmentRow(unit.model), unit.model, 'unit model', `inputs.units[${i}].model`)
    return [Q.ITEM_UNIT, row, unit.index ?? indexOf(context, unit.model), unit.count ?? 1]
  })
  const refrigerant = inputs.refrigerant ?? pack.series[0]?.refrigerant ?? ''
  const answer = await askCore(
    context,
    Q.ASK_CHARGE,
    {
      ...outdoor.slots,
      [Q.IN_RATIO]: inputs.ratedCrPct ?? 0,
      [Q.IN_INDEX]: inputs.index ?? units.reduce((sum, [, , index, count]) => sum + index * count, 0),
      [Q.IN_REFRIGERANT]: known(refrigerantOrder(pack).indexOf(refrigerant), refrigerant, 'refrigerant', 'inputs.refrigerant'),
      [Q.IN_THREE]: inputs.threePipe ? 1 : 0,
      [Q.IN_VALUE]: inputs.otherKg ?? 0,
    },
    [
      ...outdoor.items,
      ...(inputs.pipes ?? []).map((pipe, i): Item => [Q.ITEM_PIPE, listedSize(context, refrigerant, pipe.mm, i), pipe.lengthM, 1]),
      ...(inputs.rates ?? []).map((rate): Item => [Q.ITEM_RATE, rate.kgPerM, rate.lengthM, 1]),
      ...units,
      ...(inputs.boxes ?? []).map((box, i): Item => [
        Q.ITEM_BOX,
        known(rows.boxRow(box.model), box.model, 'box', `inputs.boxes[${i}].model`),
        0,
        box.count ?? 1,
      ]),
    ],
  )
  return {
    pipesKg: answer(Q.OUT_PIPES_KG),
    unitsKg: answer(Q.OUT_UNITS_KG),
    boxesKg: answer(Q.OUT_BOXES_KG),
    connectingKg: answer(Q.OUT_CONNECTING_KG),
    unroundedKg: answer(Q.OUT_SUM_KG),
    chargeKg: answer(Q.OUT_CHARGE_KG),
  }
}

/** Rejects a size that the pack has no rate for, because it would silently count as the next smaller one. */
function listedSize({ pack }: ExampleContext, refrigerant: string, mm: number, place: number): number {
  const sizes = Object.keys(pack.charge.kgPerM[refrigerant] ?? {}).map(Number)
  if (sizes.includes(mm)) return mm
  throw new InputError(`inputs.pipes[${place}].mm`, `a size that the pack charges for ${refrigerant}: ${sizes.join(', ')}`)
}

function indexOf({ pack }: ExampleContext, model: string | undefined): number {
  const items = [...pack.iduModels.items, ...pack.freshAirUnits.items, ...pack.hydroModules.items]
  return items.find((item) => item.id === model)?.capacityIndex ?? pack.ahuKits.items.find((item) => item.id === model)?.defaultIndex ?? 0
}

/** Returns a charge rounded as the pack rounds it: kg. */
export const answerRounding: Answerer<'rounding'> = async ({ kg }, context) => {
  const answer = await askCore(context, Q.ASK_ROUND, { [Q.IN_VALUE]: kg })
  return { kg: answer(0) }
}
