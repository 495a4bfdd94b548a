import type { Finding } from '../../model/finding/finding'
import { matches } from '../../ui/table/matches'
import type { FindingFilter } from '../open-system/local'

export interface FindingWish {
  severity: FindingFilter
  /** A single code; empty for all. */
  code: string
  search: string
}

/** Findings with their indices in the whole list, which identify them. */
export interface Listed {
  finding: Finding
  at: number
}

export type FindingLine = { kind: 'group'; code: string; severity: Finding['severity']; count: number } | ({ kind: 'finding' } & Listed)

/** Returns the findings that pass a filter, in order; `text` returns the text that the search reads. */
export function wantedFindings(findings: readonly Finding[], wish: FindingWish, text: (finding: Finding) => string): Listed[] {
  return findings
    .map((finding, at) => ({ finding, at }))
    .filter(
      ({ finding }) =>
        (wish.severity === 'all' || finding.severity === wish.severity) &&
        (wish.code === '' || finding.code === wish.code) &&
        (wish.search === '' || matches(text(finding), wish.search)),
    )
}

/** Groups findings by code, in order of first occurrence; a folded group keeps its header. */
export function groupedLines(listed: readonly Listed[], folded: ReadonlySet<string>): FindingLine[] {
  const groups = new Map<string, Listed[]>()
  for (const one of listed) {
    const key = groupKey(one.finding)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return Array.from(groups, ([key, group]): FindingLine[] => {
    const first = group[0]?.finding
    if (!first) return []
    const head: FindingLine = { kind: 'group', code: first.code, severity: first.severity, count: group.length }
    return [head, ...(folded.has(key) ? [] : group.map((one): FindingLine => ({ kind: 'finding', ...one })))]
  }).flat()
}

export function groupKey({ code, severity }: Pick<Finding, 'code' | 'severity'>): string {
  return `${severity} ${code}`
}

/** Returns the codes that occur with their counts, the most frequent first. */
export function codeCounts(findings: readonly Finding[]): [code: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1)
  return Array.from(counts).toSorted(([, one], [, other]) => other - one)
}
