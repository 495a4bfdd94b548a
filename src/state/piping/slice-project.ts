import type { Project } from '../../model/project/project'
import { nextSlice } from '../../schedule/next-slice'
import { slice } from '../../schedule/slice'
import { onCommitted, onReplaced } from './commit'
import { projectState } from './project'

/**
 * Runs long work on the open project in slices. An edit restarts it, so that the result always fits the present project. Returns null where the work was
 * cancelled, another project was opened, or `begin` has nothing to do.
 */
export async function sliceProject<T>(begin: (project: Project) => Generator<void, T> | null, signal: AbortSignal): Promise<T | null> {
  const project = projectState.current
  while (project && projectState.current === project && !signal.aborted) {
    const work = begin(project)
    if (!work) return null
    const restart = new AbortController()
    const abort = (): void => restart.abort()
    const stops = [onCommitted(abort), onReplaced(abort)]
    signal.addEventListener('abort', abort)
    try {
      const done = await slice(work, { signal: restart.signal })
      // What the caller does with the result, such as a large commit, gets a task of its own.
      await nextSlice()
      // An edit may have come between the last slice and this line.
      if (done !== null && !restart.signal.aborted) return done
    } finally {
      for (const stop of stops) stop()
      signal.removeEventListener('abort', abort)
    }
  }
  return null
}
