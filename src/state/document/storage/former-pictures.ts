import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'
import type { Project } from '../../../model/project/project'
import { packProject } from '../../../model/packed/pack-project'
import type { JournalHead, JournalSchema } from './journal-store'

interface FormerPicture {
  writer: string
  project: Project
  upTo: number
}

type Upgrade = IDBPTransaction<JournalSchema, StoreNames<JournalSchema>[], 'versionchange'>

/** The first version of the store kept projects as objects under `bases`; whatever they hold that no server has goes over into the packed form. */
export async function packFormerPictures(db: IDBPDatabase<JournalSchema>, transaction: Upgrade): Promise<void> {
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
