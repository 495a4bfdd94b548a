import i18next from 'i18next'
import { atOnce } from '../../../model/change/at-once'
import type { Change } from '../../../model/change/change'
import type { LostWork } from '../../../model/drawing/lost-work'
import { choosingOutdoorUnit, lostByOutdoorUnit } from '../../../model/edits/list/choose-outdoor-unit'
import { isLarge } from '../../../model/diagram/is-large'
import type { System } from '../../../model/project/project'
import { toldAhead } from '../../../model/redrawing/kept-change'
import { notify } from '../../../platform/notify'
import { drawInSlices } from '../../../state/core/drawing-state'
import { packState, type DesignPack } from '../../../state/core/pack'
import { currentProject, projectState } from '../../../state/piping/project'
import { confirmLostWork } from '../../../ui/feedback/confirm-lost-work'
import { change } from '../../../workbench/commands/change'

interface Choice {
  described: Change
  lost: LostWork | null
}

/**
 * Chooses outdoor modules or one listed combination; the drawing follows in the same step. Asks for confirmation where that would discard drawn or
 * entered work.
 */
export async function chooseOutdoorUnit(systemId: string, models: readonly string[]): Promise<void> {
  const project = currentProject()
  const { pack } = packState
  const system = project?.systems[systemId]
  if (!system || !pack || projectState.readOnly) return
  const choice = isLarge(system)
    ? await drawInSlices((now) => {
        const there = now.systems[systemId]
        return there ? weighed(there, pack, toldAhead(now, choosingOutdoorUnit(now, systemId, models, pack))) : null
      })
    : atOnce(weighed(system, pack, choosingOutdoorUnit(project, systemId, models, pack)))
  if (!choice) return
  const { revision } = projectState
  if (choice.lost && !(await confirmLostWork(choice.lost))) return
  if (projectState.revision === revision) {
    change(() => choice.described)
    return
  }
  await i18next.loadNamespaces('placing')
  notify('info', i18next.t('placing:changedMeanwhile'))
}

/** Returns the change, and the work of the present drawing that it would discard. */
function* weighed(system: System, pack: DesignPack, describing: Generator<void, Change>): Generator<void, Choice> {
  const described = yield* describing
  return { described, lost: yield* lostByOutdoorUnit(system, described, pack) }
}
