import { touchedSystems } from '../../../model/change/invert'
import { takeApart } from '../../../model/packed/open-packed'
import type { Project } from '../../../model/project/project'
import { sameFrame, sameSystem } from '../../../model/project/same-design'
import { following } from './following'
import type { ReadJournal } from './left-behind'
import { openReplica } from './replica'

/**
 * How far the server has the work of this journal: number of the last change after which the journal's design is the one that the server holds. Null where it never was:
 * somebody else has saved. A save whose answer was lost, because the connection or the whole browser ended, is known again by this, whatever was changed after it.
 */
export async function sharedWithTheirs({ bytes, entries, acknowledged, upTo }: ReadJournal, theirs: Project): Promise<number | null> {
  if (!bytes) return null
  const { project, apply } = await openReplica(takeApart(bytes))
  const different = new Set<string>()
  const compare = (ids: Iterable<string>): void => {
    for (const id of ids) {
      if (sameSystem(project.systems[id], theirs.systems[id]) || !(id in project.systems || id in theirs.systems)) different.delete(id)
      else different.add(id)
    }
  }
  compare([...Object.keys(project.systems), ...Object.keys(theirs.systems)])
  const isShared = (): boolean => different.size === 0 && sameFrame(project, theirs)

  let shared = upTo >= acknowledged && isShared() ? upTo : null
  for (const { number, change } of following(entries, upTo)) {
    try {
      apply(change)
    } catch {
      // Opening tells of a change that does not fit; what follows it was never shown.
      return shared
    }
    compare(touchedSystems(change) ?? [])
    if (number >= acknowledged && isShared()) shared = number
  }
  return shared
}
