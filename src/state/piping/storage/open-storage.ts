import { wrap } from 'comlink'
import { createDocumentStorage } from '../../document/storage/document-storage'
import type { DocumentStorage } from '../../document/storage/document-storage'
import { handingOver } from '../../document/storage/handing-over'
import type { PipingTypes, Positions } from '../types'
import { journalStore } from './journal-store'
import { storedPiping } from './stored-kind'

type ProjectStorage = DocumentStorage<PipingTypes>

let started: ProjectStorage | null = null

/** Returns the storage of this page; its worker starts with the first call. Without worker support it runs on the page's own thread. */
export function projectStorage(): ProjectStorage {
  started ??= 'Worker' in globalThis ? browserStorage() : createDocumentStorage(storedPiping, journalStore)
  return started
}

/** Returns the buffers of positions, which are transferred to the worker. */
export const buffersOf = ({ x, y }: Positions): ArrayBuffer[] => [x.buffer, y.buffer]

function browserStorage(): ProjectStorage {
  const worker = new Worker(new URL('./storage.worker.ts', import.meta.url), { type: 'module', name: 'storage' })
  return handingOver<PipingTypes>(wrap<ProjectStorage>(worker), buffersOf)
}
