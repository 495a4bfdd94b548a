import { takeApart } from '../../../model/packed/open-packed'
import type { KeptChange } from '../../../model/redrawing/kept-change'
import { openReplica } from './replica'
import type { Replica } from './replica'

/** A project with kept changes put upon it, as many as fit; `problem` says what ended it early, else it is empty. */
export interface Replayed {
  replica: Replica
  applied: number
  problem: string
}

/** Puts kept changes upon a packed project that is not open yet, as far as they fit. */
export async function replay(bytes: ArrayBuffer, changes: readonly KeptChange[]): Promise<Replayed> {
  const replica = await openReplica(takeApart(bytes))
  let applied = 0
  try {
    for (const change of changes) {
      replica.apply(change)
      applied++
    }
    return { replica, applied, problem: '' }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    // Half of the change that does not fit may have been applied.
    return { ...(await replay(bytes, changes.slice(0, applied))), problem }
  }
}
