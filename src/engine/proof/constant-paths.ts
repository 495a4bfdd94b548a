import * as P from '../../../assembly/layout-pack'
import * as N from '../../../assembly/layout-sense'

/** JSON path in the pack of a constant, by its column in the core. Some packs say nothing there, and a reference value holds. */
export function constantPath(column: number): string {
  return PATHS[column] ?? '$'
}

const PIPING = '$.capacityCorrection.piping.defaultModel'

const PATHS: Readonly<Record<number, string>> = {
  [P.CONST_DEFAULT_PIPE_M]: '$.limits.defaultPipeM',
  [P.CONST_MIN_STRAIGHT_M]: '$.limits.minStraightM',
  [P.CONST_FIRST_PIPE_M]: '$.limits.minPipeOduToFirstJointM',
  [P.CONST_JOINT_EQUIVALENT]: '$.pipes.equivalentLength.joint',
  [P.CONST_HEADER_EQUIVALENT]: '$.pipes.equivalentLength.header',
  [P.CONST_TWO_PIPE_FACTOR]: '$.charge.pipeFactor.twoPipe',
  [P.CONST_THREE_PIPE_FACTOR]: '$.charge.pipeFactor.threePipe',
  [P.CONST_MODULE_OVER_RATIO_KG]: '$.charge.perModuleOverRatioKg',
  [P.CONST_UNIT_KG]: '$.charge.perIduKg',
  [P.CONST_UNIT_CHARGE_MOST]: '$.charge.byUnit.mostKg',
  [P.CONST_CHARGE_STEP]: '$.charge.rounding.stepKg',
  [P.CONST_CHARGE_MODE]: '$.charge.rounding.mode',
  [P.CONST_COOL_PER_M]: `${PIPING}.coolPerM`,
  [P.CONST_HEAT_PER_M]: `${PIPING}.heatPerM`,
  [P.CONST_FREE_M]: `${PIPING}.freeLengthM`,
  [P.CONST_HEIGHT_PER_M]: `${PIPING}.heightPerM`,
  [P.CONST_COOL_FLOOR]: `${PIPING}.coolMin`,
  [P.CONST_HEAT_FLOOR]: `${PIPING}.heatMin`,
  [P.CONST_GAS_UPSIZED]: `${PIPING}.gasUpsizedFactor`,
  [P.CONST_LIQUID_UPSIZED]: `${PIPING}.liquidUpsizedFactor`,
  [P.CONST_LIQUID_UPSIZED_LARGE]: `${PIPING}.liquidUpsizedLargeFactor`,
  [P.CONST_DELIVERED_ADVICE]: '$.delivered.adviceBelowPct',
  [N.CONST_OWN_ADVICE_LEAST]: '$.sense.coolCapa.adviceFrom[0]',
  [N.CONST_OWN_ADVICE_MOST]: '$.sense.coolCapa.adviceFrom[1]',
  [N.CONST_OWN_ERROR_LEAST]: '$.sense.coolCapa.errorBeyond[0]',
  [N.CONST_OWN_ERROR_MOST]: '$.sense.coolCapa.errorBeyond[1]',
  [N.CONST_COOL_INDOOR_LEAST]: '$.sense.indoorDryBulbC.cooling[0]',
  [N.CONST_COOL_INDOOR_MOST]: '$.sense.indoorDryBulbC.cooling[1]',
  [N.CONST_HEAT_INDOOR_LEAST]: '$.sense.indoorDryBulbC.heating[0]',
  [N.CONST_HEAT_INDOOR_MOST]: '$.sense.indoorDryBulbC.heating[1]',
  [P.CONST_MIN_CR]: '$.connectionRatio.minPct',
  [P.CONST_MAX_CR]: '$.connectionRatio.maxPct',
  [P.CONST_SPECIAL_SINGLE]: '$.connectionRatio.extendedMaxPct.single',
  [P.CONST_SPECIAL_TWO]: '$.connectionRatio.extendedMaxPct.two',
  [P.CONST_SPECIAL_MORE]: '$.connectionRatio.extendedMaxPct.threeOrFour',
  [P.CONST_TALL_CR]: '$.connectionRatio.heightRule.maxPct',
  [P.CONST_FRESH_AIR_MIXED]: '$.connectionRatio.freshAir.mixedMaxFaPctOfOdu',
  [P.CONST_FRESH_AIR_MIN]: '$.connectionRatio.freshAir.faOnlyMinPct',
  [P.CONST_FRESH_AIR_MAX]: '$.connectionRatio.freshAir.faOnlyMaxPct',
  [P.CONST_AHU_MIN]: '$.connectionRatio.ahu.onlyMinPct',
  [P.CONST_AHU_MAX]: '$.connectionRatio.ahu.onlyMaxPct',
  [P.CONST_AHU_MIXED]: '$.connectionRatio.ahu.mixedTotalMaxPct',
  [P.CONST_HYDRO]: '$.connectionRatio.hydro.maxPctOfOdu',
  [P.CONST_HYDRO_TOTAL]: '$.connectionRatio.hydro.totalWithIduMaxPct',
  [P.CONST_SMALL_UNITS]: '$.connectionRatio.smallIdu.class15CountsMaxPct',
  [P.CONST_MIN_UNITS]: '$.connectionRatio.minIduCount',
  [P.CONST_KITS]: '$.ahuKits.multi.maxKitsPerAhu',
  [P.CONST_SAME_BOX_M]: '$.msBoxes.rules.heightIduSameMsM',
  [P.CONST_BYPASS]: '$.capacityCorrection.default.indoor.bypassFactor',
  [P.CONST_RATING_OUTDOOR_DB]: '$.capacityCorrection.default.rating.coolOutdoorDbC',
  [P.CONST_RATING_OUTDOOR_WB]: '$.capacityCorrection.default.rating.heatOutdoorWbC',
  [P.CONST_RATING_INDOOR_DB]: '$.capacityCorrection.default.rating.coolIndoorDbC',
}
