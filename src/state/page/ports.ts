import type { Pack } from '../../contract/pack'
import type { createEngine } from '../../engine/engine'
import type { FindKitLayout } from '../../model/drawing/kits/kit-layout'
import type { DocumentPorts, SaveAnswer } from '../document/ports'
import type { SaveBody } from '../document/storage/save-body'

/** What state needs from the world, given once when the application starts. */
export interface StatePorts extends Pick<DocumentPorts, 'route' | 'isUnreachable' | 'reasonOf' | 'isStepDue'> {
  /** Loads the server's answer with the project, as it came; null where the server still has the revision `known`. */
  loadProject: (id: string, known?: number) => Promise<ArrayBuffer | null>
  /** Sends a project as it was written; the text names the save it is based on. */
  saveProject: (written: SaveBody) => Promise<SaveAnswer>
  /** Tells the user that the status of the CAD project has changed, and leads to the list of them. */
  leaveCadProject: (message: string) => Promise<void>
  loadPack: () => Promise<Pack>
  /** Without it the worker of the browser is started. */
  startCore?: () => Promise<Parameters<typeof createEngine>[0]>
  /** Without it the page compiles a core of its own for the layout of air-handler kits. */
  startKits?: () => Promise<FindKitLayout>
}

let ports: StatePorts | null = null

export function configureState(given: StatePorts): void {
  ports = given
}

/** Returns the ports given; asking before `configureState` is a mistake of the start-up order. */
export function statePorts(): StatePorts {
  if (!ports) throw new Error('configureState has not been called: call it before anything is opened.')
  return ports
}
