import { MOST_DAYS, type Statistic } from '../../../contract/center/visitors'

const DAY_MS = 86_400_000
const MONTH_DAYS = 30

export interface VisitRange {
  from: string
  to: string
}

/** Returns the UTC day of a moment, as the server counts days. */
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Returns the last thirty days, today included. */
export const lastMonth = (now: number): VisitRange => ({ from: dayOf(now - (MONTH_DAYS - 1) * DAY_MS), to: dayOf(now) })

/** Returns the number of days of a range; 0 where it is invalid or longer than allowed. */
export function daysOf({ from, to }: VisitRange): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return days >= 1 && days <= MOST_DAYS ? days : 0
}

/** Returns one statistic per day, including days without visits. */
export function everyDay(range: VisitRange, statistics: readonly Statistic[]): Statistic[] {
  const known = new Map(statistics.map((statistic) => [statistic.key, statistic]))
  const first = Date.parse(range.from)
  return Array.from({ length: daysOf(range) }, (_, place) => {
    const key = dayOf(first + place * DAY_MS)
    return known.get(key) ?? { key, visits: 0, visitors: 0 }
  })
}
