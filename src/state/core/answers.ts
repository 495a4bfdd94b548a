import { subscribe } from 'valtio'
import type { SystemResult } from '../../engine/decode/system-result'
import { projectState } from '../piping/project'
import { results } from './results'

const touchedAt = new Map<string, number>()

/** Notes that the present revision of the project concerns a system, which makes answers for earlier revisions stale. */
export function noteTouched(systemId: string): void {
  touchedAt.set(systemId, projectState.revision)
}

/** Tells whether the system was changed after the revision that an answer is for. */
export function isOvertaken({ systemId, revision }: SystemResult): boolean {
  return revision < (touchedAt.get(systemId) ?? 0)
}

/** Returns the core's answer for the present revision of a system; null until it has come. */
export function presentResult(systemId: string): SystemResult | null {
  const result = results.bySystem[systemId]
  return result && !isOvertaken(result) ? result : null
}

/** Tells whether the core's answer for the present revision of a system is still to come. */
export function isAwaited(systemId: string): boolean {
  return results.computing && projectState.current?.systems[systemId]?.active === true && !presentResult(systemId)
}

/** Waits until the core has answered for the present revision of a system, or has failed. */
export async function answered(systemId: string): Promise<void> {
  while (isAwaited(systemId)) {
    await new Promise<void>((resolve) => {
      const stop = subscribe(results, () => {
        stop()
        resolve()
      })
    })
  }
}
