import { MOST_DAYS, type Statistic } from '../../../contract/center/visitors'

const DAY_MS = 86_400_000
const MONTH_DAYS = 30

export interface VisitRange {
  from: string
  to: string
}

/** A moment's day as the server counts days: in UTC. */
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The last thirty days, today included. */
export const lastMonth = (now: number): VisitRange => ({ from: dayOf(now - (MONTH_DAYS - 1) * DAY_MS), to: dayOf(now) })

/** How many days a range holds; 0 where it is none or longer than may be asked for. */
export function daysOf({ from, to }: VisitRange): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  return days >= 1 && days <= MOST_DAYS ? days : 0
}

/** One statistic a day, days without visits too. */
export function everyDay(range: VisitRange, statistics: readonly Statistic[]): Statistic[] {
  const known = new Map(statistics.map((statistic) => [statistic.key, statistic]))
  const first = Date.parse(range.from)
  return Array.from({ length: daysOf(range) }, (_, place) => {
    const key = dayOf(first + place * DAY_MS)
    return known.get(key) ?? { key, visits: 0, visitors: 0 }
  })
}
