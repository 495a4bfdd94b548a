import type { PackTables } from '../reference/pack-tables'
import { packTables } from './core-record'
import type { RandomRules } from './random-rules'

/** The embedded pack with a maker's rules laid over it. */
export function makerPack({ charge, tables, rules, below }: RandomRules): PackTables {
  const { kgPerM, maxTotalKg } = packTables.charge
  const { capacityCorrection: correction } = packTables
  return {
    ...packTables,
    charge: { ...charge, kgPerM, maxTotalKg },
    limits: { ...packTables.limits, rules },
    capacityCorrection: {
      ...correction,
      tables,
      default: { ...correction.default, combRatio: { ...correction.default.combRatio, below } },
    },
  }
}
