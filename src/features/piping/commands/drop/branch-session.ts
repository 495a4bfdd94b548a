import i18next from 'i18next'
import type { Place } from '../../../../drawing/view/spatial-index'
import type { Change } from '../../../../model/change/change'
import type { BranchClip, ClippedBranch } from '../../../../model/project/clip'
import { changedSystem } from '../../../../model/change/changed-system'
import { nodeRow } from '../../../../model/diagram/diagram-rows'
import { copyBranches } from '../../../../model/edits/clip/copy-branches'
import { moveBranch } from '../../../../model/edits/drawing/move-branch'
import { moveBranchToSystem } from '../../../../model/edits/systems/move-branch-to-system'
import { removeFromDrawing } from '../../../../model/edits/drawing/remove-from-drawing'
import type { Project, System } from '../../../../model/project/project'
import { nextSlice } from '../../../../schedule/next-slice'
import { engine } from '../../../../state/core/engine'
import { inspectContext } from '../../../../state/core/inspect-context'
import { forgetCut } from '../../../../workbench/clipboard/clipboard'
import type { Cut } from '../../../../workbench/clipboard/clipboard'
import { setPicked } from '../../../../workbench/open-system/local'
import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'
import { branchTargets } from './branch-targets'
import type { BranchTargets } from './branch-targets'
import { checkedChange } from '../../../../workbench/commands/checked-change'
import { branchGhost, wholeGhost } from './ghosts'
import { pasteOnPlaces } from './paste-on-places'
import type { Refusal } from '../../../../workbench/commands/refusal'
import type { Session, ShownAt } from './session'
import { mergeRules } from '../../../../state/core/pack'

/** Returns the session that moves a branch of the drawing; null where the node is none. `onDropped` is called after the move. */
export function moveSession(nodeId: string, open: OpenSystem, project: Project, onDropped?: () => void): Session | null {
  const { system, pack, sentence } = open
  const [branch] = copyBranches(project, system.id, [nodeId]).branches
  const topId = branch?.diagram.nodeId[0]
  if (!branch || topId === undefined) return null
  let without: System | null = null
  // The drawing without the branch is built on demand, after the branch is already carried.
  const asked = (): System =>
    (without ??=
      changedSystem(project, system.id, removeFromDrawing(project, system.id, { nodes: [topId], edges: [] }, mergeRules())) ?? system)
  return session(branch, asked, open, project, {
    ghost: branchGhost(open, nodeRow(system.diagram, topId)),
    put: async (placeId) => {
      const refusal = await checkedChange(system.id, (now) => moveBranch(now, system.id, topId, placeId, pack), sentence)
      return { refusal, picked: [topId] }
    },
    ...(onDropped && { onDropped }),
  })
}

/**
 * Returns the session that pastes copied branches onto open places; null for an empty clip. A branch cut from another system of the project is
 * removed there.
 */
export function pasteSession(clip: BranchClip, open: OpenSystem, project: Project, cut: Cut | null = null): Session | null {
  const { system, pack, sentence } = open
  const [branch] = clip.branches
  if (!branch || branch.diagram.nodeCount === 0) return null
  return session(branch, () => system, open, project, {
    ghost: wholeGhost(branch.diagram, pack),
    put: async (placeId, row, shownAt) => {
      if (!cut) {
        const { placeIds, ...pasted } = await pasteOnPlaces(clip, open, { placeId, row }, shownAt)
        return { ...pasted, picked: placeIds }
      }
      const moved = (now: Project): Change => moveBranchToSystem(now, cut, { systemId: system.id, placeId }, pack)
      return { refusal: await checkedChange(system.id, moved, sentence), picked: [placeId] }
    },
    ...(cut && { onDropped: forgetCut }),
  })
}

interface BranchWay {
  ghost: Session['ghost']
  /** Puts it on a place, given by id and row of the drawing; `picked` are the ids to pick afterwards. */
  put: (
    placeId: string,
    row: number,
    shownAt: ShownAt,
  ) => Promise<{ refusal: Refusal | null; picked: string[]; offerRest?: () => Promise<void> }>
  onDropped?: () => void
}

function session(branch: ClippedBranch, asked: () => System, open: OpenSystem, project: Project, way: BranchWay): Session {
  const { system, sentence, drawing } = open
  const context = inspectContext(project)
  let found: BranchTargets | null = null
  const idOf = (place: Place): string => (place.kind === 'node' ? (system.diagram.nodeId[place.row] ?? '') : '')
  const sentenceAt = async (place: Place): Promise<string> => {
    const item = found?.refused.get(place.row)
    if (place.kind === 'edge' || !item) return i18next.t(isInside(place) ? 'placing:ownBranch' : 'placing:notOpen')
    const [finding] = (await (await engine()).drop(asked(), context, idOf(place), item)).findings
    return finding ? sentence(finding) : i18next.t('placing:notOpen')
  }
  const isInside = (place: Place): boolean => way.ghost.drawing === drawing && way.ghost.nodes.includes(place.row)
  const units = branch.units.reduce((sum, unit) => sum + unit.count, 0)
  return {
    name: i18next.t('placing:branch', { count: units }),
    ghost: way.ghost,
    targets: async () => {
      await nextSlice()
      const without = asked()
      await nextSlice()
      return (found = await branchTargets(system.diagram, without, context, branch.diagram))
    },
    answer: async (place) => ({ accepts: false, sentence: await sentenceAt(place) }),
    drop: async (place, isSure, shownAt) => {
      if (!isSure) return { sentence: await sentenceAt(place) }
      const { refusal, picked, offerRest } = await way.put(idOf(place), place.row, shownAt)
      if (refusal) return refusal
      way.onDropped?.()
      setPicked({ nodes: picked, edges: [] })
      await offerRest?.()
      return null
    },
  }
}
