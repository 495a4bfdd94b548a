const DAY_MS = 86_400_000
/** A day is over everywhere on earth twelve hours after it is over in UTC. */
const LAST_PLACE_MS = DAY_MS / 2

/** When a stay of so many days is over: whatever day it ends on, that day is the guest's, wherever he is. */
export function endOfStay(from: Date, days: number): Date {
  const lastDay = Math.floor((from.getTime() + days * DAY_MS) / DAY_MS)
  return new Date((lastDay + 1) * DAY_MS + LAST_PLACE_MS)
}

/** The last day of a stay that ends at a moment, as 2027-01-31: the same for whoever asks, in every time zone. */
export const lastDayOf = (end: Date): string => new Date(end.getTime() - LAST_PLACE_MS - 1).toISOString().slice(0, 10)
