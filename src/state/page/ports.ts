import type { Pack } from '../../contract/pack'
import type { createEngine } from '../../engine/engine'
import type { FindKitLayout } from '../../model/drawing/kits/kit-layout'
import type { DocumentPorts, SaveAnswer } from '../document/ports'
import type { SaveBody } from '../document/storage/save-body'

/** Functions outside of state that state calls, given once when the application starts. */
export interface StatePorts extends Pick<DocumentPorts, 'route' | 'isUnreachable' | 'reasonOf' | 'isStepDue'> {
  /** Loads the server's answer with the project, unread; null where the server still has the revision `known`. */
  loadProject: (id: string, known?: number) => Promise<ArrayBuffer | null>
  /** Sends a written project; the text names the save it is based on. */
  saveProject: (written: SaveBody) => Promise<SaveAnswer>
  /** Shows the user that the status of the CAD project has changed, and opens the list of CAD projects. */
  leaveCadProject: (message: string) => Promise<void>
  loadPack: () => Promise<Pack>
  /** Starts the core; by default in a worker of the browser. */
  startCore?: () => Promise<Parameters<typeof createEngine>[0]>
  /** Finds the layout of air-handler kits; by default with a core that the page compiles for itself. */
  startKits?: () => Promise<FindKitLayout>
}

let ports: StatePorts | null = null

export function configureState(given: StatePorts): void {
  ports = given
}

/** Returns the ports; throws before `configureState` was called. */
export function statePorts(): StatePorts {
  if (!ports) throw new Error('configureState has not been called: call it before anything is opened.')
  return ports
}
