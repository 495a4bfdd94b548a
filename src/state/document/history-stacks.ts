import { proxy } from 'valtio'

interface Labelled {
  label: string
}

/** Changes for undo and redo, without a limit. They are changes, never snapshots of the document. */
export interface Stacks<C extends Labelled> {
  /** Names of the steps that undo and redo would take; null where there is none. Names are keys under `commands.` of the translations. */
  history: { undoLabel: string | null; redoLabel: string | null }
  remember: (change: C) => void
  /** Replaces the last step by one that continues it. */
  goOnWith: (change: C) => void
  /** Removes the last step and restores the redo steps from before it. */
  forgetLast: () => void
  lastDone: () => C | undefined
  lastUndone: () => C | undefined
  /** Moves the last step to the redo stack. */
  takenBack: () => void
  /** Moves the last undone step back to the undo stack. */
  doneAgain: () => void
  clear: () => void
}

export function createStacks<C extends Labelled>(): Stacks<C> {
  const history = proxy<Stacks<C>['history']>({ undoLabel: null, redoLabel: null })
  const done: C[] = []
  const undone: C[] = []
  /** Redo steps that were dropped when the last step was recorded. */
  let givenUp: C[] = []

  const name = (): void => {
    history.undoLabel = done.at(-1)?.label ?? null
    history.redoLabel = undone.at(-1)?.label ?? null
  }
  const move = (from: C[], to: C[]): void => {
    const change = from.pop()
    if (change) to.push(change)
    name()
  }
  return {
    history,
    remember(change) {
      done.push(change)
      givenUp = undone.splice(0)
      name()
    },
    goOnWith(change) {
      done[done.length - 1] = change
    },
    forgetLast() {
      done.pop()
      undone.splice(0, undone.length, ...givenUp)
      name()
    },
    lastDone: () => done.at(-1),
    lastUndone: () => undone.at(-1),
    takenBack: () => move(done, undone),
    doneAgain: () => move(undone, done),
    clear() {
      done.length = 0
      undone.length = 0
      givenUp = []
      name()
    },
  }
}
