import type { SystemResult } from '../../engine/decode/system-result'

export interface SeverityCounts {
  errors: number
  advices: number
}

const NONE: SeverityCounts = { errors: 0, advices: 0 }

/** Errors and advice of a result; they are counted in the core, before any list of findings is made. */
export function severityCounts(result: Pick<SystemResult, 'errorCount' | 'findingCount'> | null | undefined): SeverityCounts {
  return result ? { errors: result.errorCount, advices: result.findingCount - result.errorCount } : NONE
}
