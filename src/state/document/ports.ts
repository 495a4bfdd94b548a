import type { Pack } from '../../contract/pack'
import type { createEngine } from '../../engine/engine'
import type { SaveBody } from './storage/save-body'

/** What the server said to a save. A save that never arrived, or that the server could not store, rejects instead. */
export type SaveAnswer =
  | { outcome: 'saved'; revision: number; savedAt: number }
  /** The specification's fake success: nothing was stored, on purpose. */
  | { outcome: 'skipped' }
  | { outcome: 'conflict'; revision: number; updatedAt: string; updatedBy: string }
  /** The project is no CAD project any more, was deleted, or the account has lost CAD: it cannot be saved from here. */
  | { outcome: 'cadChanged'; message: string }
  /** The server does not take the project as it is; `message` says why. */
  | { outcome: 'refused'; message: string }

/** What state needs from the world, given once by whoever starts the application. */
export interface StatePorts {
  /** The server's answer with the project, as it came; null where the server still has the revision `known`. */
  loadProject: (id: string, known?: number) => Promise<ArrayBuffer | null>
  /** Sends a project as it was written; the text names the save it is based on. */
  saveProject: (written: SaveBody) => Promise<SaveAnswer>
  /** The user is told that the status of the CAD project has changed, and led to the list of them. */
  leaveCadProject: (message: string) => Promise<void>
  loadPack: () => Promise<Pack>
  /** Without it the worker of the browser is started. */
  startCore?: () => Promise<Parameters<typeof createEngine>[0]>
  /** The route shown, such as `/navbar/mssp/piping`. */
  route: () => string
  /** Did a call fail because the server could not be reached? */
  isUnreachable: (error: unknown) => boolean
  /** Why a call failed, in the user's language. */
  reasonOf: (error: unknown) => string
  /** Must the user do something at the sign-in first, so that trying again by itself cannot help? */
  isStepDue: (error: unknown) => boolean
}

let ports: StatePorts | null = null

export function configureState(given: StatePorts): void {
  ports = given
}

/** The ports given; asking before `configureState` is a mistake of the start-up order. */
export function statePorts(): StatePorts {
  if (!ports) throw new Error('configureState has not been called')
  return ports
}
