import i18next from 'i18next'
import { removeSystems as describe } from '../../../model/edits/systems/remove-system'
import { notify } from '../../../platform/notify'
import { projectState } from '../../../state/piping/project'
import { workplace } from '../../../state/page/workplace'
import { openSystem } from '../open-system'
import { change } from '../change'

/** Removes systems in one step; if the open one is among them, its nearest remaining neighbour is opened. Undo restores all of them. */
export function removeSystems(systemIds: readonly string[]): void {
  const order = [...(projectState.current?.systemOrder ?? [])]
  const gone = new Set(systemIds)
  const count = order.filter((id) => gone.has(id)).length
  if (count === 0 || !change((project) => describe(project, systemIds))) return
  const open = workplace.systemId ?? order[0]
  if (open !== undefined && gone.has(open)) {
    const at = order.indexOf(open)
    const next = order.slice(at).find((id) => !gone.has(id)) ?? order.slice(0, at).findLast((id) => !gone.has(id))
    if (next === undefined) workplace.systemId = null
    else openSystem(next)
  }
  notify('info', i18next.t('systems:message.removed', { count }))
}
