import { wrap } from 'comlink'
import { handingOver } from './handing-over'
import { createProjectStorage } from './project-storage'
import type { ProjectStorage } from './project-storage'

let started: ProjectStorage | null = null

/** The storage of this page; its worker starts with the first question. Where there are no workers it runs on the page's own thread. */
export function projectStorage(): ProjectStorage {
  started ??= 'Worker' in globalThis ? browserStorage() : createProjectStorage()
  return started
}

function browserStorage(): ProjectStorage {
  const worker = new Worker(new URL('./storage.worker.ts', import.meta.url), { type: 'module', name: 'storage' })
  return handingOver(wrap<ProjectStorage>(worker))
}
