import type { DocumentState } from './document-state'
import type { StoredDocument } from './kind'

type State = DocumentState<StoredDocument>

/** Notes that the open document is being left: pending work must not show it any more. */
export function noteLeaving(state: State): void {
  state.leavings++
}

/** Returns a function that tells whether the open document is still the same one. It must be called last before another state of the document is shown. */
export function unlessLeft(state: State): () => boolean {
  const then = state.leavings
  return () => state.leavings === then
}

/**
 * Notes that a document is to be opened, and cancels the opening of any other. The returned function tells whether it is still wanted; it must be called last
 * before the document is shown.
 */
export function beginOpening(state: State): () => boolean {
  const mine = ++state.openings
  return () => state.openings === mine
}

/** Cancels the document that is being opened. */
export function dropOpening(state: State): void {
  state.openings++
}
