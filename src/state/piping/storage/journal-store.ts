import type { KeptChange } from '../../../model/redrawing/kept-change'
import { journalStoreOf } from '../../document/storage/journal-store'
import type { IDBPDatabase, IDBPTransaction } from 'idb'
import type { Project } from '../../../model/project/project'
import { packProject } from '../../../model/packed/pack-project'
import type { JournalHead, JournalStore, JournalUpgrade } from '../../document/storage/journal-store'

interface FormerPicture {
  writer: string
  project: Project
  upTo: number
}

/** Packs the projects of the store's first version, which kept them as objects under `bases`: they may hold work that no server has. */
async function packFormerPictures(db: JournalStore<KeptChange>, transaction: JournalUpgrade<KeptChange>): Promise<void> {
  const pictures = db.createObjectStore('pictures')
  const bases = (
    transaction as unknown as IDBPTransaction<{ bases: { key: string; value: FormerPicture } }, ['bases'], 'versionchange'>
  ).objectStore('bases')
  const heads = transaction.objectStore('heads')
  for (const { writer, project, upTo } of await bases.getAll()) {
    const head = (await heads.get(writer)) as Omit<JournalHead, 'picture' | 'upTo'> | undefined
    if (!head) continue
    await pictures.put(new Blob([packProject(project)]), writer)
    await heads.put({ ...head, picture: writer, upTo })
  }
  ;(db as unknown as IDBPDatabase).deleteObjectStore('bases')
}

/**
 * The database of projects' journals. Version 2 packs snapshots. Version 3 keeps drawings as differences, which an older tab would skip in a replay. Version 4
 * stores long lists as texts and leaves unchanged models out. Version 5 has the writing page hold a lock of its name, without which an older tab would count as
 * closed. Version 6 writes many ops as text.
 */
export const journalStore = journalStoreOf<KeptChange>({
  name: 'branchline',
  version: 6,
  upgrade: async (db, transaction, from) => {
    if (from === 1) await packFormerPictures(db, transaction)
  },
})
