import i18next from 'i18next'
import { NOTHING_PICKED } from '../../../drawing/view/picked'
import { generatingAllDiagrams, type AllGenerated } from '../../../model/edits/drawing/generate-all-diagrams'
import type { Project } from '../../../model/project/project'
import { keepingChange } from '../../../model/redrawing/kept-change'
import { notify } from '../../../platform/notify'
import { drawInSlices } from '../../../state/core/drawing-state'
import { packState, type DesignPack } from '../../../state/core/pack'
import { projectState } from '../../../state/piping/project'
import { confirmLostWork } from '../../../ui/feedback/confirm-lost-work'
import { setPicked } from '../../open-system/local'
import { change, mayChange } from '../change'

/**
 * Draws the piping of every system from its list, as one step of undo, after a confirmation where that would discard drawn or entered work. `stopDrawing` cancels it:
 * all diagrams stay as they are.
 */
export async function drawAllDiagrams(): Promise<void> {
  const { pack } = packState
  if (!pack || !mayChange()) return
  await i18next.loadNamespaces('placing')
  const drawn = await drawInSlices((project, onProgress) => told(project, pack, onProgress))
  if (!drawn) return
  const { described, lost } = drawn
  if (described.ops.length === 0) {
    notify('info', i18next.t('placing:all.none'))
    return
  }
  const { revision } = projectState
  const words = { title: i18next.t('placing:all.title'), text: i18next.t('placing:all.text') }
  if (lost && !(await confirmLostWork(lost, words))) return
  if (projectState.revision !== revision) {
    notify('info', i18next.t('placing:changedMeanwhile'))
    return
  }
  if (!change(() => described)) return
  setPicked(NOTHING_PICKED)
  notify('good', i18next.t('placing:all.drawn', { count: described.ops.length }))
}

/** Draws all, and converts the change for the journal ahead, so that the commit does neither. */
function* told(project: Project, pack: DesignPack, onProgress: (share: number) => void): Generator<void, AllGenerated> {
  const drawn = yield* generatingAllDiagrams(project, pack, onProgress)
  yield* keepingChange(drawn.described, project)
  return drawn
}
