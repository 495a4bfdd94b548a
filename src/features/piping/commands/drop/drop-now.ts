import i18next from 'i18next'
import { ACCEPTS } from '../../../../board/placing/placing'
import type { Place } from '../../../../drawing/view/spatial-index'
import { notify } from '../../../../platform/notify'
import { projectState } from '../../../../state/piping/project'
import { showRefusal } from '../../../../workbench/commands/refusal'
import type { Session } from './session'

/** Drops an item on a given place; shows a refusal at the point. */
export async function dropNow(session: Session, place: Place, shownAt: { px: number; py: number }): Promise<boolean> {
  if (projectState.readOnly) {
    notify('info', i18next.t('ui:readOnly'))
    return false
  }
  const targets = await session.targets()
  const refusal = await session.drop(place, place.kind === 'node' && targets.nodes[place.row] === ACCEPTS, shownAt)
  if (refusal) showRefusal(refusal, shownAt)
  return refusal === null
}
