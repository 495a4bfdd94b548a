import i18next from 'i18next'
import { placingSelection, type SelectedParts } from '../../../model/edits/systems/place-selection'
import type { Room } from '../../../model/project/rooms/room'
import { toldAhead } from '../../../model/redrawing/kept-change'
import { notify } from '../../../platform/notify'
import { drawInSlices } from '../../../state/core/drawing-state'
import { packState } from '../../../state/core/pack'
import { projectState } from '../../../state/piping/project'
import { change, mayChange } from '../change'
import { openSystem } from '../open-system'

/**
 * Puts selected systems into the project with their units and finished drawings, in place of what served these rooms, as one step of undo. Returns false where
 * the project may only be read, the drawing was cancelled (`stopDrawing`), or another project was opened meanwhile.
 */
export async function applySelection(selected: readonly SelectedParts[], rooms: readonly Room[]): Promise<boolean> {
  const { pack } = packState
  if (!pack || !mayChange()) return false
  const described = await drawInSlices((project, onProgress) =>
    toldAhead(project, placingSelection(project, selected, rooms, pack, onProgress)),
  )
  if (!described || !change(() => described)) return false
  const first = projectState.current?.systemOrder.at(-selected.length)
  if (first !== undefined) openSystem(first)
  notify('good', i18next.t('automatic:applied', { count: selected.length }))
  return true
}
