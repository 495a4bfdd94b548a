import { transfer } from 'comlink'
import type { Remote } from 'comlink'
import { newId } from '../../model/ids'
import type { KeptChange } from '../../model/redrawing/kept-change'
import { pause } from '../../platform/pause'
import { hollow, isLarge, piecesOf } from './pieces'
import type { ProjectStorage, StorageThread } from './project-storage'

/** So long the page copies for another thread at a time. */
const TURN_MS = 6

/**
 * The storage on another thread. A change with long lists goes there once, in pieces and in turns, and whatever is asked of the open project after it waits until it is
 * there: the order of what is asked stays. `begin` is awaited before the first piece.
 */
export function handingOver(thread: Remote<StorageThread>, begin: () => Promise<void>): ProjectStorage {
  const handed = new WeakMap<KeptChange, Promise<string>>()
  /** What something is on its way behind; null where nothing is, and what is asked is sent at once. */
  let before: Promise<unknown> | null = null

  const handOver = async (change: KeptChange): Promise<string> => {
    await begin()
    const id = newId()
    const asked: Promise<void>[] = [thread.beginChange(id, hollow(change))]
    let since = performance.now()
    for (const piece of piecesOf(change)) {
      asked.push(thread.fillChange(id, piece))
      if (performance.now() - since < TURN_MS) continue
      await pause()
      since = performance.now()
    }
    await Promise.all(asked)
    return id
  }
  const there = async (coming: KeptChange | Promise<KeptChange>): Promise<KeptChange | string> => {
    const change = await coming
    if (!isLarge(change)) return change
    const known = handed.get(change)
    if (known) return known
    const fresh = handOver(change)
    handed.set(change, fresh)
    // What went wrong half-way may go well the next time.
    fresh.catch(() => handed.delete(change))
    return fresh
  }
  const inOrder = <T>(
    changes: readonly (KeptChange | Promise<KeptChange>)[],
    ask: (changes: (KeptChange | string)[]) => Promise<T>,
  ): Promise<T> => {
    const small = changes.filter((change): change is KeptChange => !(change instanceof Promise) && !isLarge(change))
    if (!before && small.length === changes.length) return ask(small)
    const ready = (before ?? Promise.resolve()).then(() => Promise.all(changes.map(there)))
    const asked = ready.then(ask)
    const mine = ready.then(noted, noted)
    before = mine
    void mine.then(() => {
      if (before === mine) before = null
    })
    return asked
  }

  return {
    lastKnown: (projectId) => thread.lastKnown(projectId),
    leftBehind: (projectId) => thread.leftBehind(projectId),
    readTheirs: (answer) => thread.readTheirs(transfer(answer, [answer])),
    replayOnTheirs: (writer) => thread.replayOnTheirs(writer),
    takeMade: (bytes) => thread.takeMade(transfer(bytes, [bytes])),
    sharedWithTheirs: (writer) => thread.sharedWithTheirs(writer),
    acknowledgeLeft: (writer, number, savedRevision) => thread.acknowledgeLeft(writer, number, savedRevision),
    open: (key) => thread.open(key),
    follow: (opened) => inOrder([], () => thread.follow(opened)),
    apply: (coming) => inOrder([coming], ([change = '']) => thread.apply(change)),
    settle: (positions) => inOrder([], () => thread.settle(transfer(positions, [positions.x.buffer, positions.y.buffer]))),
    rename: (as) => {
      const now = structuredClone(as)
      return inOrder([], () => thread.rename(now))
    },
    keepPicture: (key) => inOrder([], () => thread.keepPicture(key)),
    keepChanges: (entries, head) =>
      inOrder(
        entries.map(({ change }) => change),
        (changes) =>
          thread.keepChanges(
            entries.map((entry, place) => ({ ...entry, change: changes[place] ?? entry.change })),
            head,
          ),
      ),
    encode: (as) => {
      const now = structuredClone(as)
      return inOrder([], () => thread.encode(now))
    },
  }
}

const noted = (): void => undefined
