import i18next from 'i18next'
import { NOTHING_PICKED } from '../../../canvas/board/picked'
import type { Picked } from '../../../canvas/board/picked'
import { nodeRow } from '../../../model/diagram-rows'
import { kindAt } from '../../../model/diagram-tree'
import { isUnitKind } from '../../../model/codes'
import { removeFromDrawing } from '../../../model/edits/remove-from-drawing'
import { notify } from '../../../platform/notify'
import { projectState } from '../../../state/project'
import { setPicked } from '../local'
import { change } from './change'

/**
 * Removes everything that is picked in one step of undo: a pipe, a joint or a box with everything below it; an open place stays. Units stay in the
 * list. The outdoor unit is chosen elsewhere and stays.
 */
export function removePicked(systemId: string, picked: Picked): void {
  const system = projectState.current?.systems[systemId]
  if (!system) return
  const kinds = picked.nodes.map((id) => kindAt(system.diagram, nodeRow(system.diagram, id)))
  const units = kinds.filter(isUnitKind).length
  const branches = picked.edges.length + kinds.filter((kind) => kind !== 'outdoor' && !isUnitKind(kind)).length
  const isRemoved = change((project) => removeFromDrawing(project, systemId, picked))
  if (isRemoved) setPicked(NOTHING_PICKED)
  if (isRemoved && branches > 0) notify('info', i18next.t('piping:message.removed', { count: branches }))
  else if (isRemoved) notify('info', i18next.t('piping:message.unitRemoved', { count: units }))
  else if (kinds.includes('outdoor')) notify('info', i18next.t('piping:message.cannotRemove'))
}
