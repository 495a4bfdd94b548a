import type { Finding } from '../../model/finding/finding'

/** Shares beyond this count as equal. */
const MOST_SHARE = 1e6

/** Returns the limit that is exceeded by the largest share; errors come before advice. */
export function worstLimit(findings: readonly Finding[]): Finding | undefined {
  const share = ({ values }: Finding): number =>
    Math.abs(Number(values['excess'] ?? 0)) / Math.max(Math.abs(Number(values['limit'] ?? 0)), Number.EPSILON)
  const rank = (finding: Finding): number => (finding.severity === 'error' ? 2 * MOST_SHARE : 0) + Math.min(share(finding), MOST_SHARE)
  let worst: Finding | undefined
  let most = -Infinity
  for (const finding of findings) {
    if (!finding.code.startsWith('limit.')) continue
    const ranked = rank(finding)
    if (ranked > most) [worst, most] = [finding, ranked]
  }
  return worst
}
