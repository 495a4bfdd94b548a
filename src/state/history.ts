import { invert } from '../model/invert'
import { commitFromHistory } from './commit'
import { stacks } from './history-stacks'

export { history } from './history-stacks'

/** Takes back the last step; false where there is none. */
export function undo(): boolean {
  const change = stacks.lastDone()
  if (!change || !commitFromHistory(invert(change))) return false
  stacks.takenBack()
  return true
}

/** Does again the last step that was taken back; false where there is none. */
export function redo(): boolean {
  const change = stacks.lastUndone()
  if (!change || !commitFromHistory(change)) return false
  stacks.doneAgain()
  return true
}
