import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { Change } from '../model/change'
import type { Project } from '../model/project'

/**
 * One journal: what one tab has written of one project since it opened it. Changes carry the revision of the tab as their number; those above
 * `acknowledged` are not on the server.
 */
export interface JournalHead {
  writer: string
  projectId: string
  /** Number of the server's save that the journal builds on. */
  savedRevision: number
  acknowledged: number
  last: number
  touchedAt: number
}

export interface JournalBase {
  writer: string
  project: Project
  /** Changes up to this number are in the picture already. */
  upTo: number
}

interface JournalSchema extends DBSchema {
  heads: { key: string; value: JournalHead; indexes: { projectId: string } }
  bases: { key: string; value: JournalBase }
  changes: { key: [string, number]; value: { writer: string; number: number; change: Change } }
}

export type JournalStore = IDBPDatabase<JournalSchema>

let opened: Promise<JournalStore> | null = null

/** The browser's own store for journals. Rejects where the browser refuses one. */
export function journalStore(): Promise<JournalStore> {
  opened ??= openDB<JournalSchema>('branchline', 1, {
    upgrade(db) {
      db.createObjectStore('heads', { keyPath: 'writer' }).createIndex('projectId', 'projectId')
      db.createObjectStore('bases', { keyPath: 'writer' })
      db.createObjectStore('changes', { keyPath: ['writer', 'number'] })
    },
    terminated() {
      opened = null
    },
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/** Every change of one journal. */
export function changesOf(writer: string): IDBKeyRange {
  return IDBKeyRange.bound([writer, -Infinity], [writer, Infinity])
}
