import type { Diagram } from './diagram'
import { outdoorRow } from './diagram-tree'

/** Returns whether a drawing hides the ratios above its outdoor unit. */
export function hidesSmartTitle(diagram: Diagram): boolean {
  return diagram.nodeRest[outdoorRow(diagram)]?.extra?.['hideSmartTitle'] === true
}
