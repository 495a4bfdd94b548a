import { proxy } from 'valtio'

/** Work that this browser had kept and that cannot be read: so many changes, the last of them kept at `keptAt` in ms. */
export interface UnreadableWork {
  changes: number
  keptAt: number
  /** Journals that still stand in the store. */
  writers: readonly string[]
}

/** What is lost of the open project, until the user has read it; null where it is nothing. */
export const unreadableWork = proxy<{ current: UnreadableWork | null }>({ current: null })
