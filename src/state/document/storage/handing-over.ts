import { transfer } from 'comlink'
import type { DocumentTypes } from '../kind'
import type { DocumentStorage } from './document-storage'

/**
 * Wraps a storage that lives on another thread. Calls about the open document wait for a pending change before them, so that the order of calls stays.
 * `buffersOf` lists the buffers of settled values that are transferred to the other thread.
 */
export function handingOver<T extends DocumentTypes>(
  thread: DocumentStorage<T>,
  buffersOf: (settled: T['settled']) => ArrayBuffer[],
): DocumentStorage<T> {
  /** The call that later ones wait for; null where none is pending, and calls are sent at once. */
  let before: Promise<unknown> | null = null

  const after = <Given, Answer>(coming: Given | Promise<Given>, ask: (given: Given) => Promise<Answer>): Promise<Answer> => {
    if (!before && !(coming instanceof Promise)) return ask(coming)
    const ready = (before ?? Promise.resolve()).then(() => coming)
    const asked = ready.then(ask)
    const mine = ready.then(noted, noted)
    before = mine
    void mine.then(() => {
      if (before === mine) before = null
    })
    return asked
  }
  const inOrder = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => after(null, ask)

  return {
    lastKnown: (id) => thread.lastKnown(id),
    leftBehind: (id, but) => thread.leftBehind(id, but),
    readTheirs: (answer) => thread.readTheirs(transfer(answer, [answer])),
    replayOnTheirs: (writer) => thread.replayOnTheirs(writer),
    takeMade: (bytes) => thread.takeMade(transfer(bytes, [bytes])),
    sharedWithTheirs: (writer) => thread.sharedWithTheirs(writer),
    acknowledgeLeft: (writer, number, savedRevision) => thread.acknowledgeLeft(writer, number, savedRevision),
    open: (key) => thread.open(key),
    follow: (opened) => inOrder(() => thread.follow(opened)),
    apply: (coming) => after(coming, (change) => thread.apply(change)),
    settle: (settled) => inOrder(() => thread.settle(transfer(settled, buffersOf(settled)))),
    rename: (as) => {
      const now = structuredClone(as)
      return inOrder(() => thread.rename(now))
    },
    replace: (bytes) => inOrder(() => thread.replace(transfer(bytes, [bytes]))),
    keepPicture: (key) => inOrder(() => thread.keepPicture(key)),
    encode: (as) => {
      const now = structuredClone(as)
      return inOrder(() => thread.encode(now))
    },
  }
}

/** Wraps the storage on the worker's side: the bytes of an opened document are transferred instead of copied. */
export function handingBack<T extends DocumentTypes>(storage: DocumentStorage<T>): DocumentStorage<T> {
  return {
    ...storage,
    open: async (key) => {
      const answer = await storage.open(key)
      return transfer(answer, [answer.bytes])
    },
  }
}

const noted = (): void => undefined
