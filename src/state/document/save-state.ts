import { proxy } from 'valtio'
import { statePorts } from './ports'

export type SaveStatus = 'saved' | 'pending' | 'saving' | 'offline' | 'conflict' | 'readOnly' | 'storeFailed'

/** Whether the work is safe. `savedAt` is the moment of the last acknowledged save in ms; `message` says why where a reason came from elsewhere. */
export const saveState = proxy<{ status: SaveStatus; savedAt: number | null; message: string }>({
  status: 'saved',
  savedAt: null,
  message: '',
})

let storeProblem = ''

/** Tells that the browser keeps nothing: its store is full or refused. Until it works again a closed tab would lose what is not saved. */
export function reportStoreFailure(reason: unknown): void {
  storeProblem = (reason instanceof Error ? reason.message : String(reason)) || 'The store refused.'
  if (saveState.status === 'conflict') return
  saveState.status = 'storeFailed'
  saveState.message = storeProblem
}

/** Tells that the browser keeps the work again. */
export function reportStored(): void {
  if (storeProblem === '') return
  storeProblem = ''
  if (saveState.status !== 'storeFailed') return
  saveState.status = 'pending'
  saveState.message = ''
}

/** Shows that the server cannot be reached, or why it did not take a save; worse where the browser does not keep the work either. */
export function reportFailure(error: unknown): void {
  const { isUnreachable, reasonOf } = statePorts()
  const isOffline = isUnreachable(error)
  saveState.status = storeProblem !== '' ? 'storeFailed' : isOffline ? 'offline' : 'pending'
  saveState.message = storeProblem || (isOffline ? '' : reasonOf(error))
}
