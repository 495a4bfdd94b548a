import type { Pack } from '../../contract/pack'
import type { Diagram } from '../../model/diagram/diagram'
import { outdoorRow } from '../../model/diagram/diagram-tree'

/** Returns the length of a pipe that gives none, in m: the outdoor unit's own value, else the pack's. */
export function defaultLengthM(diagram: Diagram, pack: Pack): number {
  return diagram.nodeRest[outdoorRow(diagram)]?.defaultPipingLengthM ?? pack.limits.defaultPipeM
}
