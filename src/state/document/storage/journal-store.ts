import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { KeptChange } from '../../../model/redrawing/kept-change'
import { newId } from '../../../model/change/ids'
import { packFormerPictures } from './former-pictures'

/**
 * One journal: what one tab has written of one project since it opened it. Changes carry the revision of the tab as their number; those above
 * `acknowledged` are not on the server.
 */
export interface JournalHead {
  writer: string
  projectId: string
  /** Key of the packed project that the changes build on; it may still be on its way into the store. */
  picture: string
  /** Changes up to this number are in the picture already. */
  upTo: number
  /** Number of the server's save that the journal builds on. */
  savedRevision: number
  acknowledged: number
  last: number
  touchedAt: number
}

export interface JournalEntry {
  writer: string
  number: number
  change: KeptChange
}

export interface JournalSchema extends DBSchema {
  heads: { key: string; value: JournalHead; indexes: { projectId: string } }
  /** Packed projects. A blob comes and goes ten times as fast as bytes, which the store copies, compresses and copies again; earlier pictures are bytes. */
  pictures: { key: string; value: Blob | ArrayBuffer }
  changes: { key: [string, number]; value: JournalEntry }
}

export type JournalStore = IDBPDatabase<JournalSchema>

/**
 * 2: pictures are packed. 3: drawings are kept by what differs, which a tab with an older version would leave out when it replays them. 4: long lists are texts, and models
 * that stay are not told. 5: who writes a journal holds a lock of its name; without it a tab with an older version would be taken for dead.
 */
const VERSION = 5

let opened: Promise<JournalStore> | null = null

/** The browser's own store for journals. Rejects where the browser refuses one. */
export function journalStore(): Promise<JournalStore> {
  opened ??= openDB<JournalSchema>('branchline', VERSION, {
    upgrade(db, from, _to, transaction) {
      if (from === 1) {
        packFormerPictures(db, transaction).catch(() => transaction.abort())
      }
      if (from > 0) return
      db.createObjectStore('heads', { keyPath: 'writer' }).createIndex('projectId', 'projectId')
      db.createObjectStore('pictures')
      db.createObjectStore('changes', { keyPath: ['writer', 'number'] })
    },
    // A tab with an older version of the app must not keep a newer one from opening the store.
    blocking() {
      void opened?.then((store) => store.close())
      opened = null
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

/** A key for a picture that tells when it was made. */
export function pictureKey(): string {
  return `${Date.now()} ${newId()}`
}
