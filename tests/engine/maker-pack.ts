import type { PackTables } from '../reference/pack-tables'
import { packTables } from './core-record'
import type { RandomRules } from './random-rules'

/** The embedded pack with a maker's rules laid over it. */
export function makerPack({
  charge,
  tables,
  rules,
  below,
  heatByDry,
  defrostByDry,
  pressure,
  weights,
  blockLoad,
  counted,
  shortened,
  leastArea,
}: RandomRules): PackTables {
  const { kgPerM, maxTotalKg } = packTables.charge
  const { capacityCorrection: correction } = packTables
  const { heatOutdoorWb = [], defrost, ...others } = correction.default
  const { outdoorWbC = [], factor } = defrost
  return {
    ...packTables,
    charge: { ...charge, kgPerM, maxTotalKg },
    limits: { ...packTables.limits, rules },
    branchJoints: {
      ...packTables.branchJoints,
      outdoorConnectingPipes: { ...packTables.branchJoints.outdoorConnectingPipes, ...(counted && { counted }) },
    },
    safety: { ...packTables.safety, ...(leastArea && { leastArea }) },
    connectionRatio: { ...packTables.connectionRatio, ...(weights && { indexWeights: weights }), ...(blockLoad && { blockLoad }) },
    capacityCorrection: {
      ...correction,
      tables,
      ...(pressure && { pressure }),
      piping: { ...correction.piping, ...(shortened && { shortened }) },
      default: {
        ...others,
        ...(heatByDry ? { heatOutdoorDb: heatOutdoorWb } : { heatOutdoorWb }),
        defrost: defrostByDry ? { outdoorDbC: outdoorWbC, factor } : { outdoorWbC, factor },
        combRatio: { ...others.combRatio, below },
      },
    },
  }
}
