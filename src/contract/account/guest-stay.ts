const DAY_MS = 86_400_000
/** A day has ended in every time zone twelve hours after it ends in UTC. */
const LAST_PLACE_MS = DAY_MS / 2

/** Returns the end of a stay of this many days, after the last day has ended in every time zone. */
export function endOfStay(from: Date, days: number): Date {
  const lastDay = Math.floor((from.getTime() + days * DAY_MS) / DAY_MS)
  return new Date((lastDay + 1) * DAY_MS + LAST_PLACE_MS)
}

/** Returns the last day of a stay from its end, in the form 2027-01-31, independent of the time zone. */
export const lastDayOf = (end: Date): string => new Date(end.getTime() - LAST_PLACE_MS - 1).toISOString().slice(0, 10)
