import i18next from 'i18next'
import type { Place } from '../../../canvas/drawing/spatial-index'
import type { BranchClip } from '../../../model/clip'
import { nodeRow } from '../../../model/diagram-rows'
import { kindAt } from '../../../model/diagram-tree'
import { pasteSystems } from '../../../model/edits/clip/paste-systems'
import { notify } from '../../../platform/notify'
import { currentProject } from '../../../state/project'
import { forgetCut, takeFromClipboard } from '../clipboard/clipboard'
import { beginMove, beginPaste } from '../drop/begin'
import { moveSession, pasteSession } from '../drop/branch-session'
import { dropNow } from '../drop/drop-now'
import type { OpenSystem } from '../use-open-system'
import { change } from './change'
import { openSystem } from './open-system'

/**
 * Pastes what was copied: systems at the end of the project, branches onto an open place. Without one the branch is in hand, to be put where it may go. A branch
 * that was cut moves.
 */
export async function pasteHere(open: OpenSystem, place: Place | null, shownAt: { px: number; py: number }): Promise<void> {
  try {
    const taken = await takeFromClipboard(open.pack)
    if (!taken) notify('info', i18next.t('placing:clip.empty'))
    else if (taken.clip.kind === 'systems') {
      const { clip } = taken
      const before = new Set(currentProject()?.systemOrder)
      if (!change((project) => pasteSystems(project, clip))) return
      const added = currentProject()?.systemOrder.find((id) => !before.has(id))
      if (added !== undefined) openSystem(added)
    } else {
      const cut = taken.cut?.systemId === open.system.id && nodeRow(open.system.diagram, taken.cut.nodeId) >= 0 ? taken.cut.nodeId : null
      if (cut !== null) forgetCut()
      await pasteBranches(open, taken.clip, cut, place, shownAt)
    }
  } catch (error) {
    notify('error', i18next.t('placing:clip.broken', { reason: error instanceof Error ? error.message : String(error) }))
  }
}

async function pasteBranches(
  open: OpenSystem,
  clip: BranchClip,
  cut: string | null,
  place: Place | null,
  shownAt: { px: number; py: number },
): Promise<void> {
  const isPlace = place?.kind === 'node' && kindAt(open.system.diagram, place.row) === 'placeholder'
  if (!isPlace) {
    if (cut === null) beginPaste(clip, open)
    else beginMove(cut, open)
    return
  }
  const project = currentProject()
  const session = project && (cut === null ? pasteSession(clip, open, project) : moveSession(cut, open, project))
  if (session) await dropNow(session, place, shownAt)
}
