import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import { newId } from '../../../model/change/ids'

/**
 * One journal: the changes that one tab has made to one document since it opened it. Changes are numbered by the tab's revision; those above `acknowledged` are
 * not on the server. The field names are part of the stored format.
 */
export interface JournalHead {
  writer: string
  /** Id of the document; the first documents were projects. */
  projectId: string
  /** Key of the packed snapshot that the changes build on; the snapshot may not be stored yet. */
  picture: string
  /** Changes up to this number are included in the snapshot. */
  upTo: number
  /** Number of the server's save that the journal builds on. */
  savedRevision: number
  acknowledged: number
  last: number
  touchedAt: number
}

export interface JournalEntry<K> {
  writer: string
  number: number
  change: K
}

export interface JournalSchema<K> extends DBSchema {
  heads: { key: string; value: JournalHead; indexes: { projectId: string } }
  /**
   * Packed snapshots. A blob is read and written ten times as fast as bytes, which the store copies, compresses and copies again; earlier snapshots are bytes.
   */
  pictures: { key: string; value: Blob | ArrayBuffer }
  changes: { key: [string, number]; value: JournalEntry<K> }
}

export type JournalStore<K> = IDBPDatabase<JournalSchema<K>>
export type JournalUpgrade<K> = IDBPTransaction<JournalSchema<K>, StoreNames<JournalSchema<K>>[], 'versionchange'>

/** Opens the browser's store of journals. Rejects where the browser refuses access. */
export type OpenJournalStore<K> = () => Promise<JournalStore<K>>

/** The database that holds the journals of one kind of document. */
export interface JournalDatabase<K> {
  name: string
  /** Raised where a tab with an older version of the application would misread the stored data. */
  version: number
  /** Migrates the stores of an earlier version. */
  upgrade?: (db: JournalStore<K>, transaction: JournalUpgrade<K>, from: number) => Promise<void>
}

/** Returns a function that opens the database of a kind of document once and shares the connection. */
export function journalStoreOf<K>({ name, version, upgrade }: JournalDatabase<K>): OpenJournalStore<K> {
  let opened: Promise<JournalStore<K>> | null = null
  return () => {
    opened ??= openDB<JournalSchema<K>>(name, version, {
      upgrade(db, from, _to, transaction) {
        if (from > 0) {
          upgrade?.(db, transaction, from).catch(() => transaction.abort())
          return
        }
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
}

/** Returns the key range of all changes of a journal. */
export function changesOf(writer: string): IDBKeyRange {
  return IDBKeyRange.bound([writer, -Infinity], [writer, Infinity])
}

/** Makes a key for a snapshot that includes the time at which it was made. */
export function pictureKey(): string {
  return `${Date.now()} ${newId()}`
}
