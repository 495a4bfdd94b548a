import i18next from 'i18next'
import type { BranchClip } from '../../../../model/project/clip'
import { nodeRow } from '../../../../model/diagram/diagram-rows'
import { lastUnitId, openingsNear } from '../../../../model/edits/clip/openings'
import type { Opening } from '../../../../model/edits/clip/openings'
import { moveInOpening, pasteInOpening } from '../../../../model/edits/clip/paste-in-opening'
import type { Pasting } from '../../../../model/edits/clip/paste-branches'
import type { Finding } from '../../../../model/finding/finding'
import type { Project } from '../../../../model/project/project'
import { notify } from '../../../../platform/notify'
import { nextSlice } from '../../../../schedule/next-slice'
import { addedErrors, brokenRules } from '../../../../state/core/new-errors'
import { currentProject } from '../../../../state/piping/project'
import { forgetCut } from '../../../../workbench/clipboard/clipboard'
import type { Cut } from '../../../../workbench/clipboard/clipboard'
import { mayChange } from '../../../../workbench/commands/change'
import { checkedChange } from '../../../../workbench/commands/checked-change'
import { showRefusal } from '../../../../workbench/commands/refusal'
import type { Offer } from '../../../../workbench/commands/refusal'
import type { ShownAt } from './session'
import { setPicked } from '../../../../workbench/open-system/local'
import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'

/** Once this much time has passed, further ways are tried only while none is found: every try is a check of the whole system. */
const ENOUGH_MS = 1_000

interface Wanted {
  clip: BranchClip
  /** The branch that moves, where it is no copy. */
  cut: Cut | null
  /** The node by which the branches should stand; the last unit of their floor where none is given. */
  nearId?: string | undefined
}

interface Found {
  opening: Opening
  added: number
}

/**
 * Offers to make open places where branches have none: by a fitting that grows, or by a joint in a pipe. Only what the core allows is offered, of each kind
 * the way with the fewest new errors. Where it allows nothing, the rule that forbids it is said.
 */
export async function offerOpenings(open: OpenSystem, wanted: Wanted, sentence: string, shownAt: ShownAt): Promise<void> {
  const project = currentProject()
  const system = project?.systems[open.system.id]
  if (!project || !system || !mayChange()) return
  const { branches } = wanted.clip
  const near = wanted.nearId ?? lastUnitId(system, branches[0]?.units[0]?.floor ?? '')
  const found = new Map<string, Found>()
  let refusing: Finding | undefined
  const until = performance.now() + ENOUGH_MS
  for (const opening of openingsNear(system, near, branches, open.pack)) {
    const known = found.get(kindOf(opening))
    if (known?.added === 0 || (found.size > 0 && performance.now() > until)) continue
    await nextSlice()
    const { change } = put(project, open, wanted, opening)
    if (change.ops.length === 0) continue
    const added = await addedErrors(system.id, change)
    const [broken] = brokenRules(added)
    if (broken) refusing ??= broken
    else if (!known || added.length < known.added) found.set(kindOf(opening), { opening, added: added.length })
  }
  const ways = [...found.values()].sort((one, other) => one.added - other.added)
  if (ways.length > 0) showRefusal({ sentence, offers: ways.map(({ opening }) => offer(open, wanted, opening, shownAt)) }, shownAt)
  else if (refusing) showRefusal({ sentence: open.sentence(refusing) }, shownAt)
  else notify('info', sentence)
}

/** A joint in the pipe above and one in a pipe further up are the same kind of offer. */
function kindOf({ code }: Opening): string {
  return code === 'growJoint' ? 'growHeader' : code
}

function put(project: Project, open: OpenSystem, { clip, cut }: Wanted, opening: Opening): Pasting {
  const { system, pack } = open
  return cut ? moveInOpening(project, system.id, cut, opening, pack) : pasteInOpening(project, system.id, clip, opening, pack)
}

function offer(open: OpenSystem, wanted: Wanted, opening: Opening, shownAt: ShownAt): Offer {
  const take = async (): Promise<void> => {
    let placeIds: string[] = []
    const describe = (now: Project): Pasting['change'] => {
      const pasting = put(now, open, wanted, opening)
      placeIds = pasting.placeIds
      return pasting.change
    }
    const refusal = await checkedChange(open.system.id, describe, open.sentence)
    if (refusal) showRefusal(refusal, shownAt)
    else {
      if (wanted.cut) forgetCut()
      setPicked({ nodes: placeIds, edges: [] })
    }
  }
  const run = (): void => {
    take().catch((error: unknown) => {
      notify('error', i18next.t('placing:failed', { reason: error instanceof Error ? error.message : String(error) }))
    })
  }
  return { label: labelOf(open, opening), run }
}

function labelOf({ names, system }: OpenSystem, { code, nodeId, from, to, box }: Opening): string {
  const place = names.node(nodeRow(system.diagram, nodeId))
  return i18next.t(`placing:opening.${code}`, { place, from, to, box: box?.model ?? '' })
}
