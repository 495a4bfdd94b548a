import * as Q from '../../../assembly/common/layout/layout-question'
import type { Pack } from '../../contract/pack'
import { InputError } from '../../contract/input-error'
import { isSame } from '../measure/measure'
import { formula } from '../host/page-core'
import { pressureDrop } from '../formulas/pressure-drop'
import { moistAir } from '../formulas/psychrometrics'
import { fieldChargeMost, flammableChargeMost, leastRoomArea, roomConcentration } from '../formulas/room-safety'
import { ieer, iplvC } from '../formulas/seasonal-efficiency'
import { levelAtDistance, pointSourceLevel, sumLevels } from '../formulas/sound'
import { supplyDrops } from '../formulas/supply-line'
import type { Answerer, ExampleContext } from './answer'
import { askCore, designSlots } from './ask-core'

const roundToStep = formula('roundToStep')
const verticalHeight = formula('verticalHeight')
const efficiencyRatio = formula('efficiencyRatio')
const leastSealedArea = formula('leastSealedArea')
const leastTightArea = formula('leastTightArea')
const tightChargeMost = formula('tightChargeMost')

const MODES = ['', 'nearest', 'up', 'down']

/** Voltages: segmentsV, sumV, sumRoundedV of the segments to 0.1 V, endV and endRoundedV, dropPct, within. */
export const answerVoltageDrop: Answerer<'voltageDrop'> = (inputs) => {
  const { segmentsV, sumV, endV } = supplyDrops(inputs)
  const sumRoundedV = roundToStep(
    segmentsV.reduce((sum, volt) => sum + roundToStep(volt, 0.1, 1), 0),
    0.1,
    1,
  )
  const dropPct = (sumV / inputs.supplyV) * 100
  return {
    segmentsV,
    sumV,
    sumRoundedV,
    endV,
    endRoundedV: inputs.supplyV - sumRoundedV,
    dropPct,
    within: dropPct <= (inputs.limitPct ?? 100),
  }
}

/** Moist air: humidityRatio, enthalpyJKg, wetBulbC. */
export const answerPsychrometrics: Answerer<'psychrometrics'> = async (inputs, context) => {
  const humidity = {
    ...(inputs.wbC === undefined ? {} : { wetBulbC: inputs.wbC }),
    ...(inputs.rhPct === undefined ? {} : { relative: inputs.rhPct / 100 }),
    ...(inputs.vapourPa === undefined ? {} : { vapourPa: inputs.vapourPa }),
  }
  return { ...moistAir(inputs.dbC, humidity, inputs.pressurePa ?? (await pressureAt(inputs.elevationM, context))) }
}

/** Returns the pack's barometric pressure in Pa at an elevation; undefined without an elevation. */
async function pressureAt(elevationM: number | undefined, context: ExampleContext): Promise<number | undefined> {
  if (elevationM === undefined) return undefined
  const answer = await askCore(context, Q.ASK_CAPACITY, designSlots({ elevationM }))
  return answer(Q.OUT_PRESSURE_KPA) * 1000
}

export const answerVerticalHeight: Answerer<'verticalHeight'> = ({ aboveM, belowM }) => ({
  heightM: verticalHeight(aboveM, belowM),
})

/** `ratio` of capacity and power, or `value` of the four part loads. */
export const answerEfficiency: Answerer<'efficiency'> = ({ capacity, power, loads, weights }, { pack }) => {
  if (loads) return { value: weights === 'iplvC_GB' ? iplvC(pack, loads) : ieer(pack, loads) }
  if (capacity === undefined || power === undefined) throw new InputError('inputs', 'capacity and power, or loads')
  return { ratio: efficiencyRatio(capacity, power) }
}

/** `allowed`, and the least floor area, leastM2: for the refrigerant, or for a charge by the pack's formulas. */
export const answerFloorArea: Answerer<'floorArea'> = ({ refrigerant, areaM2, chargeKg, releaseHeightM = NaN }, context) => {
  const safety = safetyOf(context, refrigerant)
  const leastM2 = chargeKg === undefined ? (safety.leastFloorAreaM2 ?? 0) : leastAreaFor(context.pack, safety, chargeKg, releaseHeightM)
  return { allowed: areaM2 >= leastM2, leastM2 }
}

/** Least area that the pack's formulas require for a charge in a room; 0 up to the charge that any room may have. */
function leastAreaFor(pack: Pack, { lflKgM3, m1Kg }: Pack['safety']['refrigerants'][number], chargeKg: number, heightM: number): number {
  const { leastArea } = pack.safety
  if (!leastArea) throw new InputError('inputs.chargeKg', 'a pack that has safety.leastArea')
  if (typeof lflKgM3 !== 'number' || !(heightM > 0)) throw new InputError('inputs.releaseHeightM', 'a height, and a flammable refrigerant')
  if (typeof m1Kg === 'number' && chargeKg <= m1Kg) return 0
  const sealed = leastArea.sealed === true ? leastSealedArea(chargeKg, lflKgM3, heightM) : 0
  const tight = leastArea.tightShare === undefined ? 0 : leastTightArea(chargeKg, leastArea.tightShare, lflKgM3, heightM)
  return Math.max(sealed, tight)
}

/** `sum` with factor, share and addition, and `rounded` to the step. */
export const answerSteps: Answerer<'steps'> = ({ terms, factor = 1, share = [1, 1], add = 0, step = 1, mode = 'nearest' }) => {
  const products = terms.reduce((sum, term) => sum + term.reduce((product, value) => product * value, 1), 0)
  const sum = (products * factor * share[0]) / share[1]
  const rounded = roundToStep(sum, step, MODES.indexOf(mode))
  return { sum, rounded, withAdd: rounded + add }
}

export const answerSoundSum: Answerer<'soundSum'> = ({ levels }) => ({ level: sumLevels(levels) })

/** `level` with rounded constants as this product calculates, `exactLevel` by the printed formula. */
export const answerSoundDistance: Answerer<'soundDistance'> = ({ powerLevel, distanceM, directivity }) => ({
  level: levelAtDistance(powerLevel, distanceM, directivity),
  exactLevel: pointSourceLevel(powerLevel, distanceM, directivity),
})

/** `concentrationKgM3`, `within` the limit, `leastAreaM2` for the charge, and the largest charge of the room, `roomAllowsKg`. */
export const answerConcentration: Answerer<'concentration'> = (inputs, context) => {
  const { chargeKg, areaM2 = NaN, heightM } = inputs
  const limit = inputs.limitKgM3 ?? safetyOf(context, inputs.refrigerant).practicalLimitKgM3
  const concentrationKgM3 = roomConcentration(chargeKg, areaM2, heightM)
  return {
    concentrationKgM3,
    within: concentrationKgM3 <= limit || isSame(concentrationKgM3, limit),
    leastAreaM2: leastRoomArea(chargeKg, limit, heightM),
    roomAllowsKg: tightChargeMost(1, limit, heightM, areaM2),
  }
}

/** `sealedKg` of a factory-sealed appliance, `tightKg` of enhanced tightness, the smaller of both `mostKg`; or `fieldKg` under a limit. */
export const answerMaxCharge: Answerer<'maxCharge'> = (inputs, context) => {
  if (inputs.limitKg !== undefined) return { fieldKg: fieldChargeMost(inputs.limitKg, inputs.factoryKg ?? 0) }
  const lfl = safetyOf(context, inputs.refrigerant).lflKgM3
  const { releaseHeightM = NaN, areaM2 = NaN, share = 0.5 } = inputs
  if (typeof lfl !== 'number') throw new InputError('inputs.refrigerant', 'a flammable refrigerant')
  const sealedKg = flammableChargeMost(lfl, releaseHeightM, areaM2)
  const tightKg = tightChargeMost(share, lfl, releaseHeightM, areaM2)
  return { sealedKg, tightKg, mostKg: Math.min(sealedKg, tightKg) }
}

/** Single-phase flow: velocityMs, reynolds, friction, paPerM. */
export const answerPressureDrop: Answerer<'pressureDrop'> = (inputs, { pack }) => {
  const tube = pack.pipes.diameters.find((item) => item.odMm === inputs.odMm)
  if (!tube) throw new InputError('inputs.odMm', `a listed diameter; the pack has no ${inputs.odMm} mm`)
  return { ...pressureDrop(inputs, tube.idMm, inputs.roughnessM) }
}

function safetyOf({ pack }: ExampleContext, refrigerant: string | undefined) {
  const found = pack.safety.refrigerants.find((item) => item.id === refrigerant)
  if (!found) throw new InputError('inputs.refrigerant', `a known refrigerant; '${refrigerant ?? ''}' is not in the pack`)
  return found
}
