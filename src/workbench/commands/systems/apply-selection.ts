import i18next from 'i18next'
import { placingSelection, type SelectedParts } from '../../../model/edits/systems/place-selection'
import type { Room } from '../../../model/project/room'
import { notify } from '../../../platform/notify'
import { packState } from '../../../state/core/pack'
import { projectState } from '../../../state/piping/project'
import { sliceProject } from '../../../state/piping/slice-project'
import { change, mayChange } from '../change'
import { openSystem } from '../open-system'

const NEVER = new AbortController().signal

/** Ways to watch systems being put into the project and to end it. */
interface ApplyWatch {
  signal?: AbortSignal
  /** Called with the part of the systems that is drawn, 0 to 1; begins anew where an edit comes between. */
  onProgress?: (done: number) => void
}

/**
 * Puts selected systems into the project with their units and finished drawings, in place of what served these rooms, as one step of undo. Returns false where
 * the project may only be read, another one was opened meanwhile, or the signal was given: then nothing has changed.
 */
export async function applySelection(
  selected: readonly SelectedParts[],
  rooms: readonly Room[],
  { signal = NEVER, onProgress }: ApplyWatch = {},
): Promise<boolean> {
  const { pack } = packState
  if (!pack || !mayChange()) return false
  const described = await sliceProject((project) => placingSelection(project, selected, rooms, pack, onProgress), signal)
  if (!described || signal.aborted || !change(() => described)) return false
  const first = projectState.current?.systemOrder.at(-selected.length)
  if (first !== undefined) openSystem(first)
  notify('good', i18next.t('automatic:applied', { count: selected.length }))
  return true
}
