import { unreadableWork } from './unreadable-work'
import { reportStoreFailure } from './save-state'
import { dropJournals } from './storage/journal-writes'

/** The user has read what is lost: what cannot be read is not kept any longer. */
export function acceptLoss(): void {
  const writers = unreadableWork.current?.writers ?? []
  unreadableWork.current = null
  if (writers.length > 0) dropJournals(writers).catch(reportStoreFailure)
}
