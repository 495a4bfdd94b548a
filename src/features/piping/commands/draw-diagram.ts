import i18next from 'i18next'
import { NOTHING_PICKED } from '../../../canvas/board/picked'
import type { Pack } from '../../../contract/pack'
import { atOnce } from '../../../model/at-once'
import type { Change } from '../../../model/change'
import { countUnits } from '../../../model/count-units'
import { findingLostWork } from '../../../model/drawing/lost-work'
import type { LostWork } from '../../../model/drawing/lost-work'
import { generatingDiagram } from '../../../model/edits/generate-diagram'
import type { System } from '../../../model/project'
import { toldAhead } from '../../../model/redrawing/kept-change'
import { notify } from '../../../platform/notify'
import { projectState } from '../../../state/project'
import { undisturbed } from '../../../state/undisturbed'
import { confirmLostWork } from '../../../ui/confirm-lost-work'
import { beginDrawing } from '../drawing-state'
import { setPicked } from '../local'
import { LARGE_NODES } from '../use-unhurried'
import { change } from './change'

interface Drawn {
  described: Change
  lost: LostWork | null
}

/** Draws a system's piping from its list, after asking where that takes away what somebody has drawn or typed. Undo brings the old drawing back. */
export async function drawDiagram(systemId: string, pack: Pack): Promise<void> {
  const { current: project, readOnly } = projectState
  const system = project?.systems[systemId]
  if (!system) return
  if (readOnly) {
    notify('info', i18next.t('piping:message.readOnly'))
    return
  }
  const drawn = isLarge(system)
    ? await drawnInTurns(systemId, pack)
    : atOnce(weighed(system, pack, generatingDiagram(project, systemId, pack)))
  if (!drawn) return
  const { revision } = projectState
  if (drawn.lost && !(await confirmLostWork(drawn.lost))) return
  if (projectState.revision !== revision) {
    notify('info', i18next.t('placing:changedMeanwhile'))
    return
  }
  if (!change(() => drawn.described)) return
  setPicked(NOTHING_PICKED)
  notify('good', i18next.t('piping:message.generated'))
}

/** What is drawn, and what of the present drawing is not in it. */
function* weighed(system: System, pack: Pack, describing: Generator<void, Change>): Generator<void, Drawn> {
  const described = yield* describing
  const [op] = described.ops
  return { described, lost: op?.table === 'diagram' ? yield* findingLostWork(system, op.after, pack) : null }
}

// A hundred thousand nodes take longer than a second; what is on the screen stays until they are all there.
async function drawnInTurns(systemId: string, pack: Pack): Promise<Drawn | null> {
  const turns = beginDrawing()
  if (!turns) return null
  try {
    return await undisturbed<Drawn>((project) => {
      const system = project.systems[systemId]
      return system ? weighed(system, pack, toldAhead(project, generatingDiagram(project, systemId, pack))) : null
    }, turns.signal)
  } finally {
    turns.end()
  }
}

function isLarge({ diagram, indoorUnits }: System): boolean {
  return Math.max(diagram.nodeCount, countUnits(indoorUnits)) >= LARGE_NODES
}
