import { useEffect, useRef, useState } from 'react'
import { PICTURE_LIMITS } from '../../../contract/feedback-constants'
import { newId } from '../../../model/change/ids'
import { logFailure } from '../../../platform/log'
import { WorkerFailure } from '../../../platform/worker-failure'
import { shrinkPicture } from './shrink-picture'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** An image of an unsent feedback. */
interface KeptPicture {
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
async function keptPictures(userId: string): Promise<KeptPicture[]> {
  const found = await (await store()).getAllFromIndex('pictures', 'userId', userId)
  return found.sort((one, other) => one.at - other.at)
}

async function keepPicture(picture: KeptPicture): Promise<void> {
  await (await store()).put('pictures', picture)
}

async function forgetPicture(id: string): Promise<void> {
  await (await store()).delete('pictures', id)
}

/** An image of the draft. */
export interface DraftPicture {
  id: string
  name: string
  /** Null while it is being shrunk. */
  file: File | null
}

/** Reason why a file was refused. */
export interface RefusedPicture {
  name: string
  why: 'notAPicture' | 'notShrunk' | 'tooMany' | 'tooLarge'
}

/** Larger files are refused: they are hardly images, and reading one would exhaust the browser's memory. */
const MOST_READ_BYTES = 64 * 1024 * 1024

export interface Pictures {
  pictures: readonly DraftPicture[]
  refused: readonly RefusedPicture[]
  add: (files: readonly File[]) => void
  remove: (id: string) => void
  /** Removes all images and returns a function that restores them. */
  clear: () => () => void
}

/** Keeps the images of a user's draft. They survive a reload in the browser's store; where it refuses, they live as long as the page. */
export function usePictures(userId: string): Pictures {
  const [pictures, setPictures] = useState<readonly DraftPicture[]>([])
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([])
  const isHere = useRef(true)
  /** Images that were removed while they were still being shrunk. */
  const dropped = useRef(new Set<string>())

  useEffect(() => {
    isHere.current = true
    keptPictures(userId).then(
      (kept) => {
        if (isHere.current) setPictures(kept.map(({ id, file }) => ({ id, name: file.name, file })))
      },
      (error: unknown) => logFailure('Kept pictures could not be read', error),
    )
    return () => {
      isHere.current = false
    }
  }, [userId])

  const keep = (id: string, file: File): void => {
    keepPicture({ id, userId, file, at: Date.now() }).catch((error: unknown) => logFailure('A picture could not be kept', error))
  }
  const forget = (id: string): void => {
    forgetPicture(id).catch((error: unknown) => logFailure('A picture could not be forgotten', error))
  }
  const refuse = (name: string, why: RefusedPicture['why']): void => setRefused((others) => [...others, { name, why }])

  const take = async (id: string, source: File): Promise<void> => {
    try {
      const file = await shrinkPicture(source)
      if (dropped.current.delete(id)) return
      keep(id, file)
      setPictures((all) => all.map((picture) => (picture.id === id ? { id, name: file.name, file } : picture)))
    } catch (error) {
      if (dropped.current.delete(id)) return
      logFailure('A file could not be read as a picture', error)
      setPictures((all) => all.filter((picture) => picture.id !== id))
      refuse(source.name, error instanceof WorkerFailure ? 'notShrunk' : 'notAPicture')
    }
  }

  return {
    pictures,
    refused,
    add(files) {
      setRefused([])
      const room = PICTURE_LIMITS.count - pictures.length
      const fitting = files.filter(({ size }) => size <= MOST_READ_BYTES)
      for (const { name, size } of files) if (size > MOST_READ_BYTES) refuse(name, 'tooLarge')
      for (const { name } of fitting.slice(room)) refuse(name, 'tooMany')
      const taken = fitting.slice(0, room).map((file) => ({ id: newId(), file }))
      setPictures((all) => [...all, ...taken.map(({ id, file }) => ({ id, name: file.name, file: null }))])
      // Images are shrunk one by one, because several unpacked photographs side by side take a gigabyte.
      void taken.reduce((before, { id, file }) => before.then(() => take(id, file)), Promise.resolve())
    },
    remove(id) {
      if (pictures.some((picture) => picture.id === id && picture.file === null)) dropped.current.add(id)
      forget(id)
      setPictures((all) => all.filter((picture) => picture.id !== id))
      setRefused([])
    },
    clear() {
      const before = pictures
      for (const { id } of before) forget(id)
      setPictures([])
      setRefused([])
      return () => {
        for (const { id, file } of before) if (file) keep(id, file)
        setPictures(before.filter(({ file }) => file !== null))
      }
    },
  }
}
