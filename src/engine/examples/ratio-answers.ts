import { KIND_INDOOR } from '../../../assembly/common/layout/layout'
import * as Q from '../../../assembly/common/layout/layout-question'
import { InputError } from '../../contract/input-error'
import type { ExampleInputs } from '../../contract/pack/examples/example-inputs'
import { UNIT_KINDS } from '../../contract/pack/piping'
import type { Answerer, ExampleContext } from './answer'
import { askCore, outdoorOf, type Item } from './ask-core'

type Unit = ExampleInputs['ratio']['units'][number]

/**
 * Connected index and ratio: `index` of the units, `connectedIndex` as counted for the ratio, `ratedCrPct`; `blockShare` of the simultaneous loads, and the units'
 * simultaneous requirements `blockCoolKw` and `blockHeatKw`.
 */
export const answerRatio: Answerer<'ratio'> = async (inputs, context) => {
  const outdoor = outdoorOf(context, inputs)
  const units = inputs.units.map((unit, i): Item => {
    const { kind, index } = unitOf(unit, context, `inputs.units[${i}]`)
    return [Q.ITEM_KIND, KIND_INDOOR + kind, index, unit.count ?? 1]
  })
  const answer = await askCore(context, Q.ASK_RATIO, outdoor.slots, [...outdoor.items, ...units])
  const sum = (of: (unit: Unit) => number | undefined): number =>
    inputs.units.reduce((total, unit) => total + (unit.count ?? 1) * (of(unit) ?? 0), 0)
  const blockShare = answer(Q.OUT_BLOCK_SHARE)
  return {
    index: answer(Q.OUT_INDEX),
    connectedIndex: answer(Q.OUT_CONNECTED),
    ratedCrPct: answer(Q.OUT_RATIO),
    blockShare,
    blockCoolKw: blockShare * sum((unit) => unit.requiredCoolKw),
    blockHeatKw: blockShare * sum((unit) => unit.requiredHeatKw),
  }
}

/** Returns kind and index of a unit: those of its model, else as given. */
function unitOf({ model, kind, index }: Unit, { pack }: ExampleContext, path: string): { kind: number; index: number } {
  if (model === undefined) {
    if (kind === undefined || index === undefined) throw new InputError(`${path}.kind`, 'a kind and an index, or a model')
    return { kind: UNIT_KINDS.indexOf(kind), index }
  }
  for (const [place, list] of [pack.iduModels, pack.freshAirUnits, pack.hydroModules].entries()) {
    const item = list.items.find(({ id }) => id === model)
    if (item) return { kind: place, index: index ?? item.capacityIndex }
  }
  const kit = pack.ahuKits.items.find(({ id }) => id === model)
  if (!kit) throw new InputError(`${path}.model`, `a known unit model; '${model}' is not in the pack`)
  return { kind: UNIT_KINDS.indexOf('kit'), index: index ?? kit.defaultIndex }
}
