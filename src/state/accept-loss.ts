import { lostWork } from './lost-work'
import { reportStoreFailure } from './save-state'
import { dropJournals } from './storage/journal-writes'

/** The user has read what is lost: what cannot be read is not kept any longer. */
export function acceptLoss(): void {
  const writers = lostWork.current?.writers ?? []
  lostWork.current = null
  if (writers.length > 0) dropJournals(writers).catch(reportStoreFailure)
}
