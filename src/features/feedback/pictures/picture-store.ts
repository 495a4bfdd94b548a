import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** An image of an unsent feedback. */
export interface KeptPicture {
  id: string
  userId: string
  file: File
  at: number
}

interface PictureSchema extends DBSchema {
  pictures: { key: string; value: KeptPicture; indexes: { userId: string } }
}

let opened: Promise<IDBPDatabase<PictureSchema>> | null = null

const store = (): Promise<IDBPDatabase<PictureSchema>> =>
  (opened ??= openDB<PictureSchema>('branchline-feedback', 1, {
    upgrade(database) {
      database.createObjectStore('pictures', { keyPath: 'id' }).createIndex('userId', 'userId')
    },
  }).catch((error: unknown) => {
    opened = null
    throw error
  }))

/** Returns the images of one user in the order they were added. */
export async function keptPictures(userId: string): Promise<KeptPicture[]> {
  const found = await (await store()).getAllFromIndex('pictures', 'userId', userId)
  return found.sort((one, other) => one.at - other.at)
}

export async function keepPicture(picture: KeptPicture): Promise<void> {
  await (await store()).put('pictures', picture)
}

export async function forgetPicture(id: string): Promise<void> {
  await (await store()).delete('pictures', id)
}
