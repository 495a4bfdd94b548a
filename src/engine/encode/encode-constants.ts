import type { Pack } from '../../contract/pack'
import type { Sense } from '../../contract/pack/sense'
import { JOINT_TYPES } from '../../model/project/codes'
import { mergeJointOf } from '../../model/pack-rules/merge-joints'
import { HABITABLE_C } from '../../model/pack-rules/series/operating-range'

/** Rating conditions of catalogue capacities (ISO 15042 temperatures), for design temperatures that are not given. */
export const RATING = {
  coolIndoorDbC: 27,
  coolIndoorWbC: 19,
  coolOutdoorDbC: 35,
  heatIndoorDbC: 20,
  heatOutdoorWbC: 6,
  heatOutdoorDbC: 7,
} as const

/** Standard atmosphere at sea level, kPa. */
const SEA_KPA = 101.325

/** Names of all fittings in the core's order: headers, 2-pipe joints, 3-pipe joints, boxes, joint types, then outdoor joints. */
export function fittingNames(pack: Pack): string[] {
  const lists = [pack.headers.items, pack.branchJoints.twoPipe, pack.branchJoints.threePipe, pack.msBoxes.items]
  const outdoorJoints = pack.branchJoints.outdoorJoints ?? []
  const mergeNames = JOINT_TYPES.map((type) => mergeJointOf(pack, type)?.id ?? type)
  return [...lists.flatMap((list) => list.map((item) => item.id)), ...mergeNames, ...outdoorJoints.map((joint) => joint.id)]
}

/** Encodes the single row of constants, in the order of `assembly/common/layout/layout-pack`; reference values replace those that the pack lacks. */
export function encodeConstants(pack: Pack): number[] {
  const { pipes, limits, charge, connectionRatio: ratio } = pack
  const correction = pack.capacityCorrection
  const piping = correction.piping.defaultModel
  const isHeatByDry = correction.default.heatOutdoorDb !== undefined
  const headers = pack.headers.items.length
  const joints2 = headers + pack.branchJoints.twoPipe.length
  const joints3 = joints2 + pack.branchJoints.threePipe.length
  const absent = NaN
  return [
    ...[pipes.longRunFromM ?? 90, pipes.liquidUpsizeBelowM ?? 40],
    ...[pipes.main2Mini.gasUpsize?.gasMm ?? 15.9, Math.round((pipes.main2Mini.gasUpsize?.fromKw ?? 16.8) * 10)],
    ...[pipes.stub2.longRun.overM, pipes.equivalentLength.joint, pipes.equivalentLength.header],
    ...[limits.defaultPipeM, limits.minStraightM ?? absent, limits.minPipeOduToFirstJointM ?? absent],
    ...[charge.pipeFactor?.twoPipe ?? 1, charge.pipeFactor?.threePipe ?? 1.04, charge.perModuleOverRatioKg ?? 0.5, charge.perIduKg],
    ...[piping.coolPerM, piping.heatPerM, piping.freeLengthM, piping.heightPerM, piping.coolMin ?? 0.7, piping.heatMin ?? 0.9],
    ...[
      piping.gasUpsizedFactor ?? 0.5,
      piping.liquidUpsizedFactor ?? 0.2,
      piping.liquidUpsizedLargeFactor ?? 0.4,
      piping.liquidLargeOverHp ?? 34,
    ],
    ...[ratio.minPct, ratio.maxPct, ratio.extendedMaxPct.single, ratio.extendedMaxPct.two, ratio.extendedMaxPct.threeOrFour],
    ...[ratio.heightRule?.iduIduOverM ?? Infinity, ratio.heightRule?.maxPct ?? absent],
    ...[ratio.freshAir?.mixedMaxFaPctOfOdu ?? absent, ratio.freshAir?.faOnlyMinPct ?? absent, ratio.freshAir?.faOnlyMaxPct ?? absent],
    ...[ratio.ahu?.onlyMinPct ?? absent, ratio.ahu?.onlyMaxPct ?? absent, ratio.ahu?.mixedTotalMaxPct ?? absent],
    ...[ratio.hydro?.maxPctOfOdu ?? absent, ratio.hydro?.totalWithIduMaxPct ?? absent],
    ...[ratio.smallIdu?.class15CountsMaxPct ?? absent, ratio.minIduCount ?? absent, pack.ahuKits.multi?.maxKitsPerAhu ?? absent],
    ...[pack.msBoxes.rules?.heightIduSameMsM ?? absent, pack.capacityCorrection.default.indoor.bypassFactor],
    ...[RATING.coolOutdoorDbC, isHeatByDry ? RATING.heatOutdoorDbC : RATING.heatOutdoorWbC, RATING.coolIndoorDbC],
    ...[0, headers, joints2, joints3, joints3 + pack.msBoxes.items.length],
    ...chargeConstants(pack),
    pack.capacityCorrection.default.combRatio.below === 'table' ? 1 : 0,
    ...[pack.delivered?.adviceBelowPct ?? 100, pack.delivered?.errorBelowPct ?? 95],
    ...senseConstants(pack),
    ...[isHeatByDry ? 1 : 0, correction.default.defrost.outdoorDbC ? 1 : 0, correction.pressure?.seaLevelKPa ?? SEA_KPA],
    ratio.blockLoad?.ratio === 'block' ? 1 : 0,
    ...connectingConstants(pack),
    ...leastAreaConstants(pack),
  ]
}

/** Defaults for packs without a `sense` section. */
const SENSE = {
  severity: { outdoorMixed: 'error', outdoorMode: 'error', beyondTables: 'error', impossibleAir: 'error', beyondAltitude: 'error' },
  coolCapa: { adviceFrom: [0.9, 1.1], errorBeyond: [0.5, 2] },
  indoorDryBulbC: HABITABLE_C,
} as const satisfies Sense

const SEVERITIES = ['', 'advice', 'error']

function senseConstants({ sense }: Pack): number[] {
  const severity = { ...SENSE.severity, ...sense?.severity }
  const { adviceFrom, errorBeyond } = { ...SENSE.coolCapa, ...sense?.coolCapa }
  const { cooling, heating } = { ...SENSE.indoorDryBulbC, ...sense?.indoorDryBulbC }
  const { outdoorMixed, outdoorMode, beyondTables, impossibleAir, beyondAltitude } = severity
  return [
    ...[outdoorMixed, outdoorMode, beyondTables, impossibleAir, beyondAltitude].map((name) => SEVERITIES.indexOf(name)),
    ...[...adviceFrom, ...errorBeyond, ...cooling, ...heating],
  ]
}

function connectingConstants({ branchJoints }: Pack): number[] {
  const counted = branchJoints.outdoorConnectingPipes?.counted
  const flags = (['charge', 'total', 'farthest'] as const).map((what) => (counted?.in.includes(what) ? 1 : 0))
  return [counted?.moduleToJointM ?? 0, counted?.jointToJointM ?? 0, ...flags]
}

function leastAreaConstants({ safety: { leastArea } }: Pack): number[] {
  if (!leastArea) return [0, 0, 0]
  return [leastArea.severity === 'advice' ? 1 : 2, leastArea.sealed === true ? 1 : 0, leastArea.tightShare ?? 0]
}

const ROUNDINGS = ['', 'nearest', 'up', 'down']

function chargeConstants({ charge }: Pack): number[] {
  const { rounding, byUnit } = charge
  return [
    ...[charge.basis === 'equivalent' ? 1 : 0, rounding ? ROUNDINGS.indexOf(rounding.mode) : 0, rounding?.stepKg ?? NaN],
    ...[charge.negativeIsZero ? 1 : 0, byUnit ? 1 : 0, byUnit?.mostKg ?? Infinity],
  ]
}
