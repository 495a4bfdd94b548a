import type { ProofSubject } from '../../engine/proof/proof'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { Place } from '../../drawing/view/spatial-index'
import type { Finding } from '../../model/finding/finding'

/** A finding, with its place in the list of its system. */
export interface Reason {
  finding: Finding
  at: number
}

/** Reasons that are told at once; the list of findings has all. */
export const MOST_REASONS = 8

/** Returns whether a finding stands at one of these places. */
export function isMarked({ result }: Pick<Drawing, 'result'>, places: readonly Place[]): boolean {
  return places.some(({ kind, row }) => ((kind === 'node' ? result?.nodeWorst[row] : result?.edgeWorst[row]) ?? 0) > 0)
}

/** Returns the findings at some places, errors first; those of the whole system where no place is given. */
export function reasonsAt({ diagram, result }: Drawing, places: readonly Place[]): Reason[] {
  const all = (result?.findings ?? []).map((finding, at): Reason => ({ finding, at }))
  const ids = (kind: Place['kind'], names: readonly string[]): Set<string | undefined> =>
    new Set(places.filter((place) => place.kind === kind).map(({ row }) => names[row]))
  const [nodes, edges] = [ids('node', diagram.nodeId), ids('edge', diagram.edgeId)]
  const here =
    places.length === 0
      ? all
      : all.filter(({ finding }) =>
          finding.nodeId === undefined ? finding.edgeId !== undefined && edges.has(finding.edgeId) : nodes.has(finding.nodeId),
        )
  return here.toSorted((one, other) => rank(one) - rank(other))
}

const rank = ({ finding }: Reason): number => (finding.severity === 'error' ? 0 : 1)

/** Returns the subject that proves the figure of a broken limit; null for a rule, which has no figure. */
export function subjectOf({ findings }: { findings: readonly Finding[] }, { finding, at }: Reason): ProofSubject | null {
  if (!finding.code.startsWith('limit.')) return null
  const isSame = (one: Finding): boolean => one.code === finding.code && one.nodeId === finding.nodeId && one.edgeId === finding.edgeId
  const nth = findings.slice(0, at).filter(isSame).length
  const quantity = nth === 0 ? finding.code : `${finding.code}[${nth}]`
  if (finding.nodeId !== undefined) return { node: finding.nodeId, quantity }
  return finding.edgeId === undefined ? { outdoor: true, quantity } : { edge: finding.edgeId, quantity }
}
