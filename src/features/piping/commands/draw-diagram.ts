import i18next from 'i18next'
import { NOTHING_PICKED } from '../../../drawing/view/picked'
import { atOnce } from '../../../model/change/at-once'
import type { Change } from '../../../model/change/change'
import { findingLostWork } from '../../../model/drawing/lost-work'
import type { LostWork } from '../../../model/drawing/lost-work'
import { generatingDiagram } from '../../../model/edits/drawing/generate-diagram'
import { isLarge } from '../../../model/diagram/is-large'
import type { System } from '../../../model/project/project'
import { toldAhead } from '../../../model/redrawing/kept-change'
import { notify } from '../../../platform/notify'
import { drawInSlices } from '../../../state/core/drawing-state'
import { projectState } from '../../../state/piping/project'
import { confirmLostWork } from '../../../ui/feedback/confirm-lost-work'
import { setPicked } from '../../../workbench/open-system/local'
import { change } from '../../../workbench/commands/change'
import type { DesignPack } from '../../../state/core/pack'

interface Drawn {
  described: Change
  lost: LostWork | null
}

/** Draws a system's piping from its list, after a confirmation where that would discard drawn or entered work. Undo restores the old drawing. */
export async function drawDiagram(systemId: string, pack: DesignPack): Promise<void> {
  const { current: project, readOnly } = projectState
  const system = project?.systems[systemId]
  if (!system) return
  if (readOnly) {
    notify('info', i18next.t('ui:readOnly'))
    return
  }
  const drawn = isLarge(system)
    ? await drawInSlices((now) => {
        const there = now.systems[systemId]
        return there ? weighed(there, pack, toldAhead(now, generatingDiagram(now, systemId, pack))) : null
      })
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

/** Returns the new drawing, and the work of the present one that it would discard. */
function* weighed(system: System, pack: DesignPack, describing: Generator<void, Change>): Generator<void, Drawn> {
  const described = yield* describing
  const [op] = described.ops
  return { described, lost: op?.table === 'diagram' ? yield* findingLostWork(system, op.after, pack) : null }
}
