import type { Project } from '../model/project/project'
import { inTurns } from '../platform/in-turns'
import { onCommitted, onReplaced } from './document/commit'
import { projectState } from './document/project'

/**
 * Long work on the open project, in turns that leave the page alive. An edit in between makes it begin anew, so that its outcome is always that of one state of the
 * project, the present one. Null where it was called off, where another project has come, or where `begin` has nothing to do.
 */
export async function undisturbed<T>(begin: (project: Project) => Generator<void, T> | null, signal: AbortSignal): Promise<T | null> {
  const project = projectState.current
  while (project && projectState.current === project && !signal.aborted) {
    const work = begin(project)
    if (!work) return null
    const disturbed = new AbortController()
    const disturb = (): void => disturbed.abort()
    const stops = [onCommitted(disturb), onReplaced(disturb)]
    signal.addEventListener('abort', disturb)
    try {
      const done = await inTurns(work, disturbed.signal)
      // The last turn ends before this is heard of: an edit may have come even then.
      if (done !== null && !disturbed.signal.aborted) return done
    } finally {
      for (const stop of stops) stop()
      signal.removeEventListener('abort', disturb)
    }
  }
  return null
}
