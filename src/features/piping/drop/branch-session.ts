import i18next from 'i18next'
import type { Place } from '../../../canvas/drawing/spatial-index'
import type { BranchClip, ClippedBranch } from '../../../model/clip'
import { changedSystem } from '../../../model/changed-system'
import { nodeRow } from '../../../model/diagram-rows'
import { copyBranches } from '../../../model/edits/clip/copy-branches'
import { pasteBranch } from '../../../model/edits/clip/paste-branch'
import { moveBranch } from '../../../model/edits/move-branch'
import { moveBranchToSystem } from '../../../model/edits/move-branch-to-system'
import { removeFromDrawing } from '../../../model/edits/remove-from-drawing'
import type { Project, System } from '../../../model/project'
import { pause } from '../../../platform/pause'
import { engine } from '../../../state/engine'
import { inspectContext } from '../../../state/inspect-context'
import { forgetCut } from '../clipboard/clipboard'
import type { Cut } from '../clipboard/clipboard'
import { setPicked } from '../local'
import type { OpenSystem } from '../use-open-system'
import { branchTargets } from './branch-targets'
import type { BranchTargets } from './branch-targets'
import { checkedChange } from './checked-change'
import { branchGhost, wholeGhost } from './ghosts'
import type { Session } from './session'

/** A branch of the drawing in hand, to be hung elsewhere; null for what is no branch. `onDropped` hears when it has been. */
export function moveSession(nodeId: string, open: OpenSystem, project: Project, onDropped?: () => void): Session | null {
  const { system, pack } = open
  const [branch] = copyBranches(project, system.id, [nodeId]).branches
  const topId = branch?.diagram.nodeId[0]
  if (!branch || topId === undefined) return null
  let without: System | null = null
  // The drawing without the branch is made when it is asked for: the branch is in hand before that.
  const asked = (): System =>
    (without ??= changedSystem(project, system.id, removeFromDrawing(project, system.id, { nodes: [topId], edges: [] })) ?? system)
  return session(branch, asked, open, project, {
    ghost: branchGhost(open, nodeRow(system.diagram, topId)),
    describe: (now, placeId) => moveBranch(now, system.id, topId, placeId, pack),
    ...(onDropped && { onDropped }),
    picked: () => topId,
  })
}

/** Copied branches in hand, to be put on open places; null for an empty clip. A branch that was cut from another system of the project leaves it. */
export function pasteSession(clip: BranchClip, open: OpenSystem, project: Project, cut: Cut | null = null): Session | null {
  const { system, pack } = open
  const [branch] = clip.branches
  if (!branch || branch.diagram.nodeCount === 0) return null
  return session(branch, () => system, open, project, {
    ghost: wholeGhost(branch.diagram, pack),
    describe: (now, placeId) =>
      cut ? moveBranchToSystem(now, cut, { systemId: system.id, placeId }, pack) : pasteBranch(now, system.id, placeId, clip, pack),
    ...(cut && { onDropped: forgetCut }),
    picked: (placeId) => placeId,
  })
}

interface BranchWay {
  ghost: Session['ghost']
  describe: (project: Project, placeId: string) => ReturnType<typeof moveBranch>
  picked: (placeId: string) => string
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
      await pause()
      const without = asked()
      await pause()
      return (found = await branchTargets(system.diagram, without, context, branch.diagram))
    },
    answer: async (place) => ({ accepts: false, sentence: await sentenceAt(place) }),
    drop: async (place, isSure) => {
      if (!isSure) return { sentence: await sentenceAt(place) }
      const placeId = idOf(place)
      const refusal = await checkedChange(system.id, (now) => way.describe(now, placeId), sentence)
      if (refusal) return refusal
      way.onDropped?.()
      setPicked({ nodes: [way.picked(placeId)], edges: [] })
      return null
    },
  }
}
