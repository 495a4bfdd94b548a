const NAME = 'branchline.journal.'

/** Journals of this page: the browser may still count the lock of one that has ended. */
const own = new Set<string>()

/**
 * Holds the name of a journal for as long as its page lives or until it is released. Resolves once it is held; where the browser has no locks (a page that did not come over
 * a secure line), at once.
 */
export async function holdWriter(writer: string): Promise<() => void> {
  own.add(writer)
  if (!hasLocks()) return () => undefined
  return new Promise((held) => {
    const released = new Promise<void>((release) => {
      const hold = (): Promise<void> => {
        held(release)
        return released
      }
      // A browser that refuses locks refuses its store as well, and that is told.
      navigator.locks.request(NAME + writer, hold).catch(() => held(() => undefined))
    })
  })
}

/** The journals of other pages that live, however busy these are. Null where the browser has no locks. */
export async function heldWriters(): Promise<Set<string> | null> {
  if (!hasLocks()) return null
  const { held = [] } = await navigator.locks.query()
  const writers = held.flatMap(({ name = '' }) => (name.startsWith(NAME) ? name.slice(NAME.length) : []))
  return new Set(writers.filter((writer) => !own.has(writer)))
}

function hasLocks(): boolean {
  return 'navigator' in globalThis && 'locks' in navigator
}
