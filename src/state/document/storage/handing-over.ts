import { transfer } from 'comlink'
import type { Remote } from 'comlink'
import type { KeptChange } from '../../../model/redrawing/kept-change'
import type { ProjectStorage } from './project-storage'

/** The storage on another thread. What is asked of the open project after a change that is still on its way waits until that is there: the order of what is asked stays. */
export function handingOver(thread: Remote<ProjectStorage>): ProjectStorage {
  /** What something is on its way behind; null where nothing is, and what is asked is sent at once. */
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
    lastKnown: (projectId) => thread.lastKnown(projectId),
    leftBehind: (projectId, but) => thread.leftBehind(projectId, but),
    readTheirs: (answer) => thread.readTheirs(transfer(answer, [answer])),
    replayOnTheirs: (writer) => thread.replayOnTheirs(writer),
    takeMade: (bytes) => thread.takeMade(transfer(bytes, [bytes])),
    sharedWithTheirs: (writer) => thread.sharedWithTheirs(writer),
    acknowledgeLeft: (writer, number, savedRevision) => thread.acknowledgeLeft(writer, number, savedRevision),
    open: (key) => thread.open(key),
    follow: (opened) => inOrder(() => thread.follow(opened)),
    apply: (coming: KeptChange | Promise<KeptChange>) => after(coming, (change) => thread.apply(change)),
    settle: (positions) => inOrder(() => thread.settle(transfer(positions, [positions.x.buffer, positions.y.buffer]))),
    rename: (as) => {
      const now = structuredClone(as)
      return inOrder(() => thread.rename(now))
    },
    keepPicture: (key) => inOrder(() => thread.keepPicture(key)),
    encode: (as) => {
      const now = structuredClone(as)
      return inOrder(() => thread.encode(now))
    },
  }
}

const noted = (): void => undefined
