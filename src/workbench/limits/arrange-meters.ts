import { isRead, type LimitMeter } from '../../engine/meters/limit-meter'
import { matches } from '../../ui/table/matches'
import type { ShownMeter } from './join-standards'

export type MeterFilter = 'all' | 'tight' | 'broken'

/** Margin in per cent below which a limit that holds counts as tight. */
const TIGHT_PCT = 10

const RANK = { error: 0, advice: 1 } as const

/** Sorts broken limits first, errors before advice, then by the smallest margin. */
export function arrangeMeters(meters: readonly ShownMeter[]): ShownMeter[] {
  const rank = ({ broken }: ShownMeter): number => (broken ? RANK[broken] : 2)
  return meters
    .filter(isRead)
    .toSorted((one, other) => rank(one) - rank(other) || one.marginPct - other.marginPct || one.name.localeCompare(other.name))
}

export function filterMeters(
  meters: readonly ShownMeter[],
  filter: MeterFilter,
  search: string,
  nameOf: (meter: LimitMeter) => string,
): ShownMeter[] {
  return meters.filter((meter) => {
    if (filter === 'broken' && !meter.broken) return false
    if (filter === 'tight' && (meter.broken || meter.marginPct >= TIGHT_PCT)) return false
    return matches(nameOf(meter), search)
  })
}

/** Returns the limits that could not be checked, everywhere or in some rooms, because an input is missing. */
export function uncheckedMeters(meters: readonly LimitMeter[]): LimitMeter[] {
  return meters.filter(({ missing }) => missing.length > 0)
}

/** Returns the limits that do not apply now. */
export function restingMeters(meters: readonly LimitMeter[]): LimitMeter[] {
  return meters.filter((meter) => meter.state === 'none')
}
