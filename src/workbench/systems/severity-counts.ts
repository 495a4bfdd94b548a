import type { SystemResult } from '../../engine/decode/system-result'

export interface SeverityCounts {
  errors: number
  advices: number
}

const NONE: SeverityCounts = { errors: 0, advices: 0 }

/** Returns the errors and advice of a result, as counted in the core before any list of findings is built. */
export function severityCounts(result: Pick<SystemResult, 'errorCount' | 'findingCount'> | null | undefined): SeverityCounts {
  return result ? { errors: result.errorCount, advices: result.findingCount - result.errorCount } : NONE
}
