import { isRead, type LimitMeter } from '../../engine/meters/limit-meter'

/** A standard value below a maximum; a design beyond it is allowed with a measure. */
interface MeterStandard {
  code: string
  limit: number
  /** Number of places beyond it that are within the maximum. */
  brokenCount: number
}

/** A limit as shown by one bar, with the standard value below it. The nearer of the two determines margin and severity. */
export type ShownMeter = LimitMeter & { standard: MeterStandard | null }

/** Joins each standard value with the maximum above it, where both are measured at the same place, to one bar. */
export function joinStandards(meters: readonly LimitMeter[]): ShownMeter[] {
  const joined = new Set<LimitMeter>()
  const shown = meters.map((meter): ShownMeter => {
    const standard = meters.find((one) => one.code === meter.standardCode && isSamePlace(one, meter))
    if (!standard) return { ...meter, standard: null }
    joined.add(standard)
    return withStandard(meter, standard)
  })
  return shown.filter((_, at) => !meters[at] || !joined.has(meters[at]))
}

function isSamePlace(one: LimitMeter, other: LimitMeter): boolean {
  if (!isRead(one) || !isRead(other)) return false
  return one.place.nodeId === other.place.nodeId && one.place.edgeId === other.place.edgeId
}

function withStandard(most: LimitMeter, { code, limit, brokenCount, marginPct, broken }: LimitMeter): ShownMeter {
  return {
    ...most,
    standard: { code, limit, brokenCount },
    marginPct: most.broken ? most.marginPct : Math.min(marginPct, most.marginPct),
    broken: most.broken ?? broken,
  }
}
