import type { DocumentState } from './document-state'
import type { StoredDocument } from './kind'

type State = DocumentState<StoredDocument>

/** Notes that the open document is being left: nothing that is on its way may show it any more. */
export function noteLeaving(state: State): void {
  state.leavings++
}

/** Returns a function that tells whether the document that is open now has not been left. Ask it last before another state of it is put in its place. */
export function unlessLeft(state: State): () => boolean {
  const then = state.leavings
  return () => state.leavings === then
}

/** Notes that a document is to be opened, and no other that is on its way. The returned function tells whether it is still wanted; ask it last before showing it. */
export function beginOpening(state: State): () => boolean {
  const mine = ++state.openings
  return () => state.openings === mine
}

/** Gives up the document that is being opened. */
export function dropOpening(state: State): void {
  state.openings++
}
