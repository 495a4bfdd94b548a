import { commitFromHistory } from './commit'
import type { Writer } from './commit'
import type { DocumentTypes } from './kind'

/** Takes back the last step; returns false where there is none. */
export function undo<T extends DocumentTypes>(writer: Writer<T>): boolean {
  const change = writer.stacks.lastDone()
  if (!change || !commitFromHistory(writer, writer.table.invert(change))) return false
  writer.stacks.takenBack()
  return true
}

/**
 * Takes back a step that was not to be: it cannot be done again, and what could be done again before it can be again. Returns false where it is not the last step any
 * more.
 */
export function withdraw<T extends DocumentTypes>(writer: Writer<T>, step: T['change']): boolean {
  if (writer.stacks.lastDone() !== step || !commitFromHistory(writer, writer.table.invert(step))) return false
  writer.stacks.forgetLast()
  return true
}

/** Does again the last step that was taken back; returns false where there is none. */
export function redo<T extends DocumentTypes>(writer: Writer<T>): boolean {
  const change = writer.stacks.lastUndone()
  if (!change || !commitFromHistory(writer, change)) return false
  writer.stacks.doneAgain()
  return true
}
