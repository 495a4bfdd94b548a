import type { TagStem } from './tag-scheme'

/** The tags in use, and what comes next of each stem. */
export interface TagNumbers {
  isFree(tag: string): boolean
  use(tag: string): void
  /** Uses and returns the next tag of a stem. */
  next(stem: TagStem): string
}

/**
 * Starts a count without a tag in use. The next tag is one above the highest number of its stem, so that the tag of a unit that is gone is not given to another;
 * with `fillsGaps`, as in numbering again, it is the first that is free.
 */
export function tagNumbers({ fillsGaps = false } = {}): TagNumbers {
  const used = new Set<string>()
  const highest = new Map<string, number>()
  const use = (tag: string): void => {
    used.add(tag)
  }
  const next = (stem: TagStem): string => {
    const key = `${stem.before}\u0001${stem.after ?? '\u0002'}`
    let number = highest.get(key) ?? (fillsGaps ? 0 : highestOf(used, stem))
    let tag: string
    do tag = written(stem, ++number)
    while (used.has(tag))
    highest.set(key, number)
    used.add(tag)
    return tag
  }
  return { isFree: (tag) => !used.has(tag), use, next }
}

// Without a number in the pattern, the first of a stem has none and the others -2, -3 …
function written({ before, after, digits }: TagStem, number: number): string {
  if (after === null) return number === 1 ? before : `${before}-${number}`
  return `${before}${String(number).padStart(digits, '0')}${after}`
}

function highestOf(used: ReadonlySet<string>, { before, after }: TagStem): number {
  if (after === null) return 0
  let highest = 0
  for (const tag of used) {
    if (!tag.startsWith(before) || !tag.endsWith(after)) continue
    const digits = tag.slice(before.length, tag.length - after.length)
    if (/^\d{1,6}$/.test(digits)) highest = Math.max(highest, Number(digits))
  }
  return highest
}
