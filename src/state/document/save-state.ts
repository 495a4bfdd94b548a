import type { DocumentState } from './document-state'
import type { StoredDocument } from './kind'
import type { DocumentPorts } from './ports'

type State = DocumentState<StoredDocument>

/** Reports that the browser's store is full or refused. Until it works again, closing the tab would lose unsaved work. */
export function reportStoreFailure(state: State, reason: unknown): void {
  state.storeProblem = (reason instanceof Error ? reason.message : String(reason)) || 'The store refused.'
  if (state.save.status === 'conflict') return
  state.save.status = 'storeFailed'
  state.save.message = state.storeProblem
}

/** Reports that the browser's store works again. */
export function reportStored(state: State): void {
  if (state.storeProblem === '') return
  state.storeProblem = ''
  if (state.save.status !== 'storeFailed') return
  state.save.status = 'pending'
  state.save.message = ''
}

/** Shows that the server cannot be reached, or why it refused a save; the status is more severe where the browser does not keep the work either. */
export function reportFailure({ save, storeProblem }: State, { isUnreachable, reasonOf }: DocumentPorts, error: unknown): void {
  const isOffline = isUnreachable(error)
  save.status = storeProblem !== '' ? 'storeFailed' : isOffline ? 'offline' : 'pending'
  save.message = storeProblem || (isOffline ? '' : reasonOf(error))
}
