const MOST_SUBJECTS = 10_000

/**
 * Returns a function that counts a subject and gives how many more are let through in its window: 0 for the last, less than 0 for those
 * above the limit. A flood of refusals fills no table.
 */
export function createRation({ most, windowMs }: { most: number; windowMs: number }, now: () => number = Date.now) {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return (subject: string): number => {
    const open = windows.get(subject)
    const window = open && open.endsAt > now() ? open : { count: 0, endsAt: now() + windowMs }
    window.count += 1
    if (windows.size >= MOST_SUBJECTS) windows.clear()
    windows.set(subject, window)
    return most - window.count
  }
}
