import type { Finding } from '../../model/finding/finding'
import { matches } from '../../ui/table/matches'
import type { FindingFilter } from '../open-system/local'

export interface FindingWish {
  severity: FindingFilter
  /** One code only; empty for all. */
  code: string
  search: string
}

/** Findings with their places in the whole list, by which one is told from another. */
export interface Listed {
  finding: Finding
  at: number
}

export type FindingLine = { kind: 'group'; code: string; severity: Finding['severity']; count: number } | ({ kind: 'finding' } & Listed)

/** The findings that are wanted, in their order; `text` says what the search looks through. */
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

/** The same findings under the heads of their codes, codes in the order in which they first come; what is folded keeps its head. */
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

/** Codes that occur, with how often, the most frequent first. */
export function codeCounts(findings: readonly Finding[]): [code: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1)
  return Array.from(counts).toSorted(([, one], [, other]) => other - one)
}
