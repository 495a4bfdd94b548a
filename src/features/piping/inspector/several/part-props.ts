import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'
import type { PickedPart } from './picked-parts'

/** What a part of the panel of several things is shown. */
export interface PartProps {
  open: OpenSystem
  part: PickedPart
}
