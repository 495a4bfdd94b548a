import i18next from 'i18next'
import type { InspectContext } from '../../../../engine/encode/encode-design'
import { changedSystem } from '../../../../model/change/changed-system'
import type { BranchClip } from '../../../../model/project/clip'
import { pasteBranches } from '../../../../model/edits/clip/paste-branches'
import type { Project } from '../../../../model/project/project'
import { nextSlice } from '../../../../schedule/next-slice'
import { inspectContext } from '../../../../state/core/inspect-context'
import { currentProject } from '../../../../state/piping/project'
import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'
import { askedItems, branchTargets } from './branch-targets'
import { offerOpenings } from './offer-openings'
import { checkedChange } from '../../../../workbench/commands/checked-change'
import type { Refusal } from '../../../../workbench/commands/refusal'
import type { Drawing } from '../../../../drawing/drawing/drawing'
import type { ShownAt } from './session'
import { acceptingRows } from '../../../../board/placing/accepting-rows'
import type { DropTargets } from '../../../../board/placing/placing'

/**
 * Returns the ids of the places that accept a further branch, best first: those on the same joint or box as the first place, then others, each in
 * reading order from that place on and cyclically.
 */
function placesInTurn(drawing: Drawing, first: number, targets: DropTargets): string[] {
  const { diagram, feed, x, y } = drawing
  const parent = (row: number): number => diagram.edgeSource[feed[row] ?? -1] ?? -1
  const isAfter = (row: number): boolean => ((y[row] ?? 0) - (y[first] ?? 0) || (x[row] ?? 0) - (x[first] ?? 0) || row - first) > 0
  const turn = (row: number): number => (parent(row) === parent(first) ? 0 : 2) + (isAfter(row) ? 0 : 1)
  return Array.from(acceptingRows(drawing, targets))
    .filter((row) => row !== first)
    .sort((a, b) => turn(a) - turn(b))
    .map((row) => diagram.nodeId[row] ?? '')
}

/** Maximum number of branches checked one by one, since each check covers the whole system. */
const MOST_IN_TURN = 32

/** The place for the first branch, given by id, because its row may have changed by the time of the drop. */
export interface ChosenPlace {
  placeId: string
  /** Row in the drawing on the board. */
  row: number
}

/** The refusal of a paste, or the places that accepted the branches. */
export interface Pasted {
  refusal: Refusal | null
  placeIds: string[]
  /** Offers places for the branches that found none. */
  offerRest?: () => Promise<void>
}

/**
 * Puts copied branches on open places: the first on the chosen one, each further one where the core's mask accepts it; says how many found no
 * place, and offers ways to make places for them. If the rules refuse them together, the branches are checked again one by one, because one may use up what another needs.
 */
export async function pasteOnPlaces(clip: BranchClip, open: OpenSystem, chosen: ChosenPlace, shownAt: ShownAt): Promise<Pasted> {
  const { system, pack, sentence } = open
  const project = currentProject()
  if (!project) return { refusal: { sentence: i18next.t('placing:nothingThere') }, placeIds: [] }
  const context = inspectContext(project)
  let placeIds: string[] = []
  const paste = (wishes: readonly string[][]): Promise<Refusal | null> =>
    checkedChange(
      system.id,
      (now) => {
        const pasting = pasteBranches(now, system.id, clip, wishes, pack)
        placeIds = pasting.placeIds
        return pasting.change
      },
      sentence,
    )
  let refusal = await paste(await wishesAtOnce(clip, open, chosen, context))
  const isWorthAsking = clip.branches.length > 1 && clip.branches.length <= MOST_IN_TURN
  if (refusal && isWorthAsking) refusal = await paste(await wishesInTurn(clip, open, chosen, project, context))
  if (refusal) return { refusal, placeIds: [] }
  const pasted = placeIds.filter((id) => id !== '')
  const left = clip.branches.length - pasted.length
  if (left > 0) {
    const rest = { ...clip, branches: clip.branches.filter((_, at) => placeIds[at] === '') }
    const said = i18next.t('placing:clip.leftOver', { pasted: pasted.length, left })
    return {
      refusal,
      placeIds: pasted,
      offerRest: () => offerOpenings(open, { clip: rest, cut: null, nearId: chosen.placeId }, said, shownAt),
    }
  }
  return { refusal, placeIds: pasted }
}

/** Returns the preferred places of each branch in the present system; equal branches share an answer. */
async function wishesAtOnce(clip: BranchClip, open: OpenSystem, chosen: ChosenPlace, context: InspectContext): Promise<string[][]> {
  const { system, drawing } = open
  const wishes = [[chosen.placeId]]
  const known = new Map<string, string[]>()
  for (const { diagram } of clip.branches.slice(1)) {
    const key = JSON.stringify(askedItems(diagram))
    const places = known.get(key) ?? placesInTurn(drawing, chosen.row, await branchTargets(system.diagram, system, context, diagram))
    known.set(key, places)
    wishes.push(places)
  }
  return wishes
}

/** Returns the preferred places of each branch after those before it are placed. */
async function wishesInTurn(
  clip: BranchClip,
  open: OpenSystem,
  chosen: ChosenPlace,
  project: Project,
  context: InspectContext,
): Promise<string[][]> {
  const { system, drawing, pack } = open
  const wishes = [[chosen.placeId]]
  for (const [at, { diagram }] of clip.branches.entries()) {
    if (at === 0) continue
    await nextSlice()
    const before = pasteBranches(project, system.id, { ...clip, branches: clip.branches.slice(0, at) }, wishes, pack)
    const there = changedSystem(project, system.id, before.change)
    wishes.push(there ? placesInTurn(drawing, chosen.row, await branchTargets(system.diagram, there, context, diagram)) : [])
  }
  return wishes
}
