import { proxy } from 'valtio'
import type { Change } from '../../model/change/change'

/** Names of the steps that undo and redo would take; null where there is none. Names are keys under `commands.` of the translations. */
export const history = proxy<{ undoLabel: string | null; redoLabel: string | null }>({ undoLabel: null, redoLabel: null })

const done: Change[] = []
const undone: Change[] = []
/** What could be done again before the last step was remembered. */
let givenUp: Change[] = []

/** Changes that can be taken back and done again, without a limit. They are changes, never pictures of the project. */
export const stacks = {
  remember(change: Change): void {
    done.push(change)
    givenUp = undone.splice(0)
    name()
  },
  /** The last step is this one from now on, which goes on from it. */
  goOnWith(change: Change): void {
    done[done.length - 1] = change
  },
  /** The last step has come to nothing: it is as if it had never been remembered. */
  forgetLast(): void {
    done.pop()
    undone.splice(0, undone.length, ...givenUp)
    name()
  },
  lastDone: (): Change | undefined => done.at(-1),
  lastUndone: (): Change | undefined => undone.at(-1),
  /** The last step has been taken back. */
  takenBack(): void {
    const change = done.pop()
    if (change) undone.push(change)
    name()
  },
  /** The last step taken back has been done again. */
  doneAgain(): void {
    const change = undone.pop()
    if (change) done.push(change)
    name()
  },
  clear(): void {
    done.length = 0
    undone.length = 0
    givenUp = []
    name()
  },
}

function name(): void {
  history.undoLabel = done.at(-1)?.label ?? null
  history.redoLabel = undone.at(-1)?.label ?? null
}
