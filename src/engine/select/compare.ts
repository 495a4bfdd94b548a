import type { Scored } from './candidate'
import type { CandidateReason, Objective } from './selection'

/** Most candidates that are returned. */
const MOST = 12

interface Figure {
  /** Code of the reason for the candidate with the least value. */
  code: string
  of: (scored: Scored) => number
  value: (objective: Objective) => number | null
}

const FIGURES: readonly Figure[] = [
  { code: 'lowestPrice', of: ({ candidate }) => candidate.objective.price ?? 0, value: ({ price }) => price },
  { code: 'lowestWeight', of: ({ candidate }) => candidate.objective.weightKg, value: ({ weightKg }) => weightKg },
  { code: 'lowestPower', of: ({ candidate }) => candidate.objective.powerKw, value: ({ powerKw }) => powerKw },
  { code: 'lowestCharge', of: ({ candidate }) => candidate.objective.chargeKg, value: ({ chargeKg }) => chargeKg },
  { code: 'fewestSystems', of: ({ candidate }) => candidate.objective.systems, value: ({ systems }) => systems },
  {
    code: 'ratioNearest',
    of: ({ candidate }) => Math.abs(candidate.objective.worstRatioPct - 100),
    value: ({ worstRatioPct }) => worstRatioPct,
  },
]

/** Part of a figure that only rounding may make different. */
const ROUNDING = 1e-9

/** Returns the candidates, best first, without repetitions; marks those that another one dominates and adds the reasons for each. */
export function compared(all: readonly Scored[], common: readonly CandidateReason[]): Scored[] {
  const different = [...new Map(all.map((scored) => [scored.key, scored])).values()]
  different.sort((a, b) => a.cost - b.cost || (a.key < b.key ? -1 : 1))
  const marked = different.map((scored) => ({
    ...scored,
    candidate: { ...scored.candidate, isDominated: different.some((other) => dominates(other, scored)) },
  }))
  // The best stays whatever it is; of the rest those that nothing dominates come before the others where not all are returned.
  const kept = new Set([...marked].sort((a, b) => rank(a, marked[0]) - rank(b, marked[0])).slice(0, MOST))
  const shown = marked.filter((scored) => kept.has(scored))
  return shown.map((scored, place) => ({
    ...scored,
    candidate: { ...scored.candidate, reasons: [...reasonsOf(scored, place, shown), ...common] },
  }))
}

function rank(scored: Scored, best: Scored | undefined): number {
  if (scored === best) return 0
  return scored.candidate.isDominated ? 2 : 1
}

function figuresOf(scored: Scored): number[] {
  return [scored.unmetKw, ...FIGURES.map(({ of }) => of(scored))]
}

function dominates(one: Scored, other: Scored): boolean {
  if (one === other) return false
  const [mine, theirs] = [figuresOf(one), figuresOf(other)]
  const isLess = (a: number, b: number): boolean => a < b - Math.abs(b) * ROUNDING
  return mine.every((value, place) => !isLess(theirs[place] ?? 0, value)) && mine.some((value, place) => isLess(value, theirs[place] ?? 0))
}

function reasonsOf(scored: Scored, place: number, all: readonly Scored[]): CandidateReason[] {
  const { candidate, family, isByFloor, isByZone } = scored
  const reasons: CandidateReason[] = []
  const add = (code: string, values: CandidateReason['values'] = {}): void => void reasons.push({ code, values })
  if (place === 0) add('bestByWeights')
  for (const { code, of, value } of FIGURES) {
    const own = value(candidate.objective)
    const others = all.filter((other) => other !== scored)
    if (own !== null && others.length > 0 && others.every((other) => of(other) > of(scored) + Math.abs(of(scored)) * ROUNDING))
      add(code, { value: own })
  }
  add(family.systemType === 'HR' ? 'heatRecovery' : 'heatPump', { refrigerant: family.refrigerant })
  if (candidate.systems.length > 1 && isByFloor) add('byFloor')
  else if (candidate.systems.length > 1 && isByZone) add('byZone')
  const better = all.findIndex((other) => dominates(other, scored))
  if (better >= 0) add('dominatedBy', { candidate: better + 1 })
  return reasons
}
