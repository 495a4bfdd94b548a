import { setNodeHeight } from '../../../model/edits/drawing/set-node-height'
import { change } from '../../../workbench/commands/change'

/** Sets the level in m above the outdoor unit of one or many nodes. */
export function setLevel(systemId: string, nodeIds: readonly string[], heightM: number | null): void {
  change((project) => setNodeHeight(project, systemId, nodeIds, heightM))
}
