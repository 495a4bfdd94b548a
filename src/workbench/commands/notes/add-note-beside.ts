import { labelledExtent } from '../../../drawing/view/labelled-extent'
import type { Place } from '../../../drawing/view/spatial-index'
import type { OpenSystem } from '../../open-system/use-open-system'
import { addNoteAt } from './add-note-at'

/** Distance from the drawing to the middle of a text block beside it, in board units. */
const ASIDE = 120

/** Adds a text block beside the drawing at the height of the picked row, for users without a pointer over the board. */
export function addNoteBeside({ system, drawing }: OpenSystem, beside: Place | undefined): void {
  const { minX, minY } = labelledExtent(drawing)
  const row = beside?.kind === 'edge' ? drawing.diagram.edgeTarget[beside.row] : beside?.row
  addNoteAt(system.id, { x: minX - ASIDE, y: row === undefined ? minY : (drawing.y[row] ?? minY) })
}
