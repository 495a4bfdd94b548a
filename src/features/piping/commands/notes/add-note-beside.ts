import { labelledExtent } from '../../../../canvas/drawing/labelled-extent'
import type { Place } from '../../../../canvas/drawing/spatial-index'
import type { OpenSystem } from '../../use-open-system'
import { addNoteAt } from './add-note-at'

/** From the drawing to the middle of a text block beside it, in board units. */
const ASIDE = 120

/** Puts a text block beside the drawing, as high as what is picked, for who has no pointer over the board. */
export function addNoteBeside({ system, drawing }: OpenSystem, beside: Place | undefined): void {
  const { minX, minY } = labelledExtent(drawing)
  const row = beside?.kind === 'edge' ? drawing.diagram.edgeTarget[beside.row] : beside?.row
  addNoteAt(system.id, { x: minX - ASIDE, y: row === undefined ? minY : (drawing.y[row] ?? minY) })
}
