import { commitFromHistory } from './commit'
import type { Writer } from './commit'
import type { DocumentTypes } from './kind'

/** Undoes the last step; returns false where there is none. */
export function undo<T extends DocumentTypes>(writer: Writer<T>): boolean {
  const change = writer.stacks.lastDone()
  if (!change || !commitFromHistory(writer, writer.table.invert(change))) return false
  writer.stacks.takenBack()
  return true
}

/**
 * Removes a step without a trace: it cannot be redone, and the redo steps from before it are restored. Returns false where it is not the last step any more.
 */
export function withdraw<T extends DocumentTypes>(writer: Writer<T>, step: T['change']): boolean {
  if (writer.stacks.lastDone() !== step || !commitFromHistory(writer, writer.table.invert(step))) return false
  writer.stacks.forgetLast()
  return true
}

/** Redoes the last step that was undone; returns false where there is none. */
export function redo<T extends DocumentTypes>(writer: Writer<T>): boolean {
  const change = writer.stacks.lastUndone()
  if (!change || !commitFromHistory(writer, change)) return false
  writer.stacks.doneAgain()
  return true
}
