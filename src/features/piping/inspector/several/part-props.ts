import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'
import type { PickedPart } from './picked-parts'

/** Properties that each part of the panel of several things gets. */
export interface PartProps {
  open: OpenSystem
  part: PickedPart
}
