import { createReadingThreads, type ReadingThreads } from './reading-threads'
import { createTurns } from './turns'

/** Rows longer than this are stored one at a time. */
const LARGE_ROW_BYTES = 512 * 1024
const STORING = { ofOne: 1, waiting: 64, waitingOfOne: 16, patienceMs: 120_000 }
/**
 * Bytes stored in a millisecond at most on the embedded database: the next large row waits that long, so that other statements run in
 * between.
 */
const BYTES_A_MS = 20_000
/** Large rows stored at once: the embedded database runs one statement at a time; a shared one has ten connections. */
const AT_ONCE = { embedded: 1, shared: 4 }

/** Reads and stores large projects, so that those of one account delay no other. */
export interface LargeProjects {
  read: ReadingThreads['read']
  /** Stores a row of `bytes` packed bytes for an account: small ones at once, large ones one at a time an account. */
  store<T>(accountId: string, bytes: number, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export function createLargeProjects(isShared: boolean): LargeProjects {
  const threads = createReadingThreads()
  const turns = createTurns({ ...STORING, atOnce: isShared ? AT_ONCE.shared : AT_ONCE.embedded })
  return {
    read: (accountId, task) => threads.read(accountId, task),
    close: () => threads.close(),
    async store(accountId, bytes, work) {
      if (bytes < LARGE_ROW_BYTES) return work()
      const giveBack = await turns.take(accountId)
      try {
        return await work()
      } finally {
        setTimeout(giveBack, isShared ? 0 : bytes / BYTES_A_MS).unref()
      }
    },
  }
}
