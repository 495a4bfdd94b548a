import i18next from 'i18next'
import { ACCEPTS } from '../../../board/placing/placing'
import { noteBlock } from '../../../drawing/labels/note-block'
import { storedPlace } from '../../../drawing/labels/stored-place'
import type { Place } from '../../../drawing/view/spatial-index'
import type { BranchClip } from '../../../model/project/clip'
import { nodeRow } from '../../../model/diagram/diagram-rows'
import { kindAt } from '../../../model/diagram/diagram-tree'
import { pasteSystems } from '../../../model/edits/clip/paste-systems'
import { notify } from '../../../platform/notify'
import { currentProject } from '../../../state/piping/project'
import { forgetCut, takeFromClipboard } from '../../../workbench/clipboard/clipboard'
import type { Cut } from '../../../workbench/clipboard/clipboard'
import { beginMove, beginPaste } from './drop/begin'
import { moveSession, pasteSession } from './drop/branch-session'
import { dropNow } from './drop/drop-now'
import { offerOpenings } from './drop/offer-openings'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { change } from '../../../workbench/commands/change'
import { local } from '../../../workbench/open-system/local'
import { putNotes } from '../../../workbench/commands/notes/put-notes'
import { openSystem } from '../../../workbench/commands/open-system'

/**
 * Pastes the clipboard: systems at the end of the project, text blocks at a point of the board, branches onto an open place. Without one, the
 * branch is carried until it is dropped; where no place accepts it, ways to make one are offered. A cut branch moves.
 */
export async function pasteHere(
  open: OpenSystem,
  place: Place | null,
  shownAt: { px: number; py: number },
  at?: { x: number; y: number },
): Promise<void> {
  try {
    const taken = await takeFromClipboard(open.pack)
    if (!taken) notify('info', i18next.t('placing:clip.empty'))
    else if (taken.clip.kind === 'systems') {
      const { clip } = taken
      const before = new Set(currentProject()?.systemOrder)
      if (!change((project) => pasteSystems(project, clip))) return
      const added = currentProject()?.systemOrder.find((id) => !before.has(id))
      if (added !== undefined) openSystem(added)
    } else if (taken.clip.kind === 'notes') {
      const first = noteBlock(taken.clip.notes[0]?.text ?? '')
      putNotes(open.system.id, taken.clip, at ? storedPlace(first, at) : standOf(open, place))
    } else {
      const cut = standingCut(taken.cut)
      if (taken.cut && !cut) notify('info', i18next.t('placing:clip.cutCopied'))
      await pasteBranches(open, taken.clip, cut, place, shownAt)
    }
  } catch (error) {
    notify('error', i18next.t('placing:clip.broken', { reason: error instanceof Error ? error.message : String(error) }))
  }
}

/** Returns the position of a place, for users without a pointer over the board. */
function standOf({ system: { diagram } }: OpenSystem, place: Place | null): { x: number; y: number } {
  const row = place?.kind === 'node' ? place.row : 0
  return { x: diagram.nodeX[row] ?? 0, y: diagram.nodeY[row] ?? 0 }
}

/** Returns the cut if its branch is still in the open project; a branch of another project is copied instead. */
function standingCut(cut: Cut | null): Cut | null {
  const from = cut && cut.projectId === currentProject()?.id ? currentProject()?.systems[cut.systemId] : undefined
  return cut && from && nodeRow(from.diagram, cut.nodeId) >= 0 ? cut : null
}

/** Returns the node of a picked place, or the one below a picked pipe. */
function nearId({ system: { diagram } }: OpenSystem, place: Place | null): string | undefined {
  return place === null ? undefined : diagram.nodeId[place.kind === 'node' ? place.row : (diagram.edgeTarget[place.row] ?? -1)]
}

async function pasteBranches(
  open: OpenSystem,
  clip: BranchClip,
  cut: Cut | null,
  place: Place | null,
  shownAt: { px: number; py: number },
): Promise<void> {
  const isPlace = place?.kind === 'node' && kindAt(open.system.diagram, place.row) === 'placeholder'
  const isOwn = cut?.systemId === open.system.id
  const project = currentProject()
  const session = project && (isOwn ? moveSession(cut.nodeId, open, project, forgetCut) : pasteSession(clip, open, project, cut))
  if (!isPlace) {
    const targets = await session?.targets()
    if (session && targets && !targets.nodes.includes(ACCEPTS)) {
      await offerOpenings(open, { clip, cut, nearId: nearId(open, place) }, i18next.t('placing:clip.noPlace'), shownAt)
      return
    }
    const isInHand = isOwn ? beginMove(cut.nodeId, open, forgetCut) : beginPaste(clip, open, cut)
    // A carried item is dropped on the board.
    if (isInHand) local.view = 'board'
    return
  }
  if (session) await dropNow(session, place, shownAt)
}
