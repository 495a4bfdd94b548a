import { transfer, wrap } from 'comlink'
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
  const remote = wrap<ProjectStorage>(worker)
  return {
    lastKnown: (projectId) => remote.lastKnown(projectId),
    leftBehind: (projectId) => remote.leftBehind(projectId),
    readTheirs: (answer) => remote.readTheirs(transfer(answer, [answer])),
    replayOnTheirs: (writer) => remote.replayOnTheirs(writer),
    takeMade: (bytes) => remote.takeMade(transfer(bytes, [bytes])),
    sharedWithTheirs: (writer) => remote.sharedWithTheirs(writer),
    acknowledgeLeft: (writer, number, savedRevision) => remote.acknowledgeLeft(writer, number, savedRevision),
    open: (key) => remote.open(key),
    follow: (opened) => remote.follow(opened),
    apply: (change) => remote.apply(change),
    settle: (positions) => remote.settle(transfer(positions, [positions.x.buffer, positions.y.buffer])),
    rename: (as) => remote.rename(as),
    keepPicture: (key) => remote.keepPicture(key),
    encode: (as) => remote.encode(as),
  }
}
