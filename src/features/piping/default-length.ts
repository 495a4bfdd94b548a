import type { Diagram } from '../../model/diagram'
import { outdoorRow } from '../../model/diagram-tree'

/** Length of a pipe for which none is typed and the outdoor unit gives none, in m. */
const PIPE_LENGTH_M = 3

/** What a pipe without a length counts as, in m. */
export function defaultLengthM(diagram: Diagram): number {
  return diagram.nodeRest[outdoorRow(diagram)]?.defaultPipingLengthM ?? PIPE_LENGTH_M
}
