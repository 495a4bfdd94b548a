import type { SystemResult } from '../../../engine/system-result'

export interface SeverityCounts {
  errors: number
  advices: number
}

/** Errors and advice of a system; none of one that was not asked. */
export function severityCounts(result: Pick<SystemResult, 'errorCount' | 'findingCount'> | undefined): SeverityCounts {
  return { errors: result?.errorCount ?? 0, advices: (result?.findingCount ?? 0) - (result?.errorCount ?? 0) }
}
