import type { SystemResult } from '../../engine/decode/system-result'

type Counted = Pick<SystemResult, 'findingCount'> & { findings: readonly { severity: 'error' | 'advice' }[] }

/** Errors and advices of a system. Findings beyond the listed ones come after all errors of the list, so they count by its last entry. */
export function countFindings(result: Counted | null): { errors: number; advices: number } {
  if (!result) return { errors: 0, advices: 0 }
  const listedErrors = result.findings.filter((finding) => finding.severity === 'error').length
  const isAllErrors = listedErrors === result.findings.length
  const errors = isAllErrors ? result.findingCount : listedErrors
  return { errors, advices: result.findingCount - errors }
}
