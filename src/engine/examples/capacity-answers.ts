import * as Q from '../../../assembly/common/layout/layout-question'
import { FACTOR_SLOTS } from '../../contract/pack/factor-table'
import { curveAt, curveOf, curvePowerKw, combinationFactor, partLoadFactor, pipingFactor, temperatureFactor } from '../formulas/curves'
import { InputError } from '../../contract/input-error'
import type { CurveSet } from '../../contract/pack'
import type { Answerer, Answers, ExampleContext } from './answer'
import { askCore, designSlots, outdoorOf } from './ask-core'

/** Corrected capacity: coolKw, heatKw, capableCoolKw without the ratio, coolCountedM and heatCountedM of the length, pressureKPa and airDensityRatio at the elevation, and `cool.length`, `heat.defrost` … for each factor. */
export const answerCapacity: Answerer<'capacity'> = async (inputs, context) => {
  const outdoor = outdoorOf(context, inputs)
  const slots = {
    ...outdoor.slots,
    ...designSlots(inputs),
    [Q.IN_RATIO]: inputs.ratedCrPct ?? 100,
    [Q.IN_LENGTH]: inputs.equivalentM ?? 0,
    [Q.IN_LEVEL]: inputs.levelM ?? 0,
    [Q.IN_MAIN_M]: Math.min(inputs.mainM ?? 0, inputs.equivalentM ?? 0),
    [Q.IN_LONG]: inputs.isLong ? 1 : 0,
    [Q.IN_DEEP]: inputs.isOutdoorFarBelow ? 1 : 0,
  }
  const answer = await askCore(context, Q.ASK_CAPACITY, slots, outdoor.items)
  const chains = FACTOR_SLOTS.flatMap((name, place): [string, number][] => [
    [`cool.${name}`, answer(Q.OUT_COOL_CHAIN + place)],
    [`heat.${name}`, answer(Q.OUT_HEAT_CHAIN + place)],
  ])
  return {
    coolKw: answer(Q.OUT_COOL_KW),
    heatKw: answer(Q.OUT_HEAT_KW),
    capableCoolKw: answer(Q.OUT_ACTUAL_RATIO_KW),
    coolCountedM: answer(Q.OUT_COOL_COUNTED_M),
    heatCountedM: answer(Q.OUT_HEAT_COUNTED_M),
    pressureKPa: answer(Q.OUT_PRESSURE_KPA),
    airDensityRatio: answer(Q.OUT_AIR_RATIO),
    ...Object.fromEntries(chains),
  }
}

function setOf({ pack }: ExampleContext, id: string): CurveSet {
  const set = pack.capacityCorrection.energyPlusSets?.find((item) => item.id === id)
  if (!set) throw new InputError('inputs.set', `a known curve set; '${id}' is not in the pack`)
  return set
}

/** A factor of a curve set: factor, and for a temperature factor the curve it comes from, `low` or `high`. */
export const answerCurve: Answerer<'curve'> = (inputs, context): Answers => {
  const set = setOf(context, inputs.set)
  const mode = inputs.mode ?? 'cool'
  const { indoorC = NaN, outdoorC = NaN, ratio = NaN } = inputs
  switch (inputs.figure) {
    case 'capacity':
    case 'power': {
      const figure = inputs.figure === 'capacity' ? 'Cap' : 'Eir'
      const boundary = curveAt(curveOf(set, `${mode}${figure}Boundary`), indoorC)
      return { factor: temperatureFactor(set, mode, figure, indoorC, outdoorC), curve: outdoorC > boundary ? 'high' : 'low' }
    }
    case 'partLoad':
      return { factor: partLoadFactor(set, mode, ratio) }
    case 'combination':
      return { factor: combinationFactor(set, mode, ratio) }
    case 'piping':
      return { factor: pipingFactor(set, inputs.lengthM ?? NaN, ratio, inputs.heightM ?? 0) }
    case 'curve':
      return { factor: curveAt(curveOf(set, inputs.curve ?? ''), indoorC, outdoorC) }
  }
}

/** Electric power of a curve set at a part load: powerKw. */
export const answerCurvePower: Answerer<'curvePower'> = (inputs, context) => ({
  powerKw: curvePowerKw(setOf(context, inputs.set), inputs.mode, inputs.ratedKw, inputs.indoorC, inputs.outdoorC, inputs.partLoad),
})
