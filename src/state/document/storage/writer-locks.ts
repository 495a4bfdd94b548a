const NAME = 'branchline.journal.'

/** Writers of this page: the browser may still list the lock of a journal that has ended. */
const own = new Set<string>()

/**
 * Holds the lock of a journal for as long as its page lives or until it is released. Resolves once the lock is held; at once in browsers without locks (a page
 * that was not served over https).
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
      // A browser that refuses locks refuses its store as well, which the save state shows.
      navigator.locks.request(NAME + writer, hold).catch(() => held(() => undefined))
    })
  })
}

/** Lists the journals of other open pages, however busy these are. Null in browsers without locks. */
export async function heldWriters(): Promise<Set<string> | null> {
  if (!hasLocks()) return null
  const { held = [] } = await navigator.locks.query()
  const writers = held.flatMap(({ name = '' }) => (name.startsWith(NAME) ? name.slice(NAME.length) : []))
  return new Set(writers.filter((writer) => !own.has(writer)))
}

function hasLocks(): boolean {
  return 'navigator' in globalThis && 'locks' in navigator
}
