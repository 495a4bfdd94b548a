import type { Severity } from '../../../model/finding'

export interface SeverityCounts {
  errors: number
  advices: number
}

const NONE: SeverityCounts = { errors: 0, advices: 0 }
const counted = new WeakMap<object, SeverityCounts>()

/** Errors and advice of a result; counted once for each list of findings. */
export function severityCounts(result: { findings: readonly { severity: Severity }[] } | undefined): SeverityCounts {
  if (!result) return NONE
  const known = counted.get(result.findings)
  if (known) return known
  const errors = result.findings.reduce((sum, finding) => sum + Number(finding.severity === 'error'), 0)
  const counts = { errors, advices: result.findings.length - errors }
  counted.set(result.findings, counts)
  return counts
}
