import { subscribe } from 'valtio'
import type { SystemResult } from '../../engine/decode/system-result'
import { projectState } from '../document/project'
import { results } from './results'

const touchedAt = new Map<string, number>()

/** Notes that the present revision of the project concerns a system: answers on earlier ones are overtaken. */
export function noteTouched(systemId: string): void {
  touchedAt.set(systemId, projectState.revision)
}

/** Whether the system was changed after what this answer is of. */
export function isOvertaken({ systemId, revision }: SystemResult): boolean {
  return revision < (touchedAt.get(systemId) ?? 0)
}

/** What the core says of a system as it stands now; null where it has not said it. */
export function presentResult(systemId: string): SystemResult | null {
  const result = results.bySystem[systemId]
  return result && !isOvertaken(result) ? result : null
}

/** Whether the core is still to say something of a system as it stands now. */
export function isAwaited(systemId: string): boolean {
  return results.computing && projectState.current?.systems[systemId]?.active === true && !presentResult(systemId)
}

/** Waits until the core has said of a system as it stands what it will: an answer, or that it failed. */
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
