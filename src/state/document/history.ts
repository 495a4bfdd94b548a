import type { Change } from '../../model/change/change'
import { invert } from '../../model/change/invert'
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

/** Takes back a step that was not to be: it cannot be done again, and what could be done again before it can be again. False where it is not the last one any more. */
export function withdraw(step: Change): boolean {
  if (stacks.lastDone() !== step || !commitFromHistory(invert(step))) return false
  stacks.forgetLast()
  return true
}

/** Does again the last step that was taken back; false where there is none. */
export function redo(): boolean {
  const change = stacks.lastUndone()
  if (!change || !commitFromHistory(change)) return false
  stacks.doneAgain()
  return true
}
