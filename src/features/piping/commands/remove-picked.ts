import i18next from 'i18next'
import { NOTHING_PICKED } from '../../../canvas/picked'
import type { Picked } from '../../../canvas/picked'
import { edgeRow, nodeRow } from '../../../model/diagram-rows'
import { kindAt, treeOf } from '../../../model/diagram-tree'
import type { Diagram } from '../../../model/diagram'
import { removePipe } from '../../../model/edits/remove-pipe'
import { removeUnitNode } from '../../../model/edits/remove-unit-node'
import { notify } from '../../../platform/notify'
import { projectState } from '../../../state/project'
import { setPicked } from '../local'
import { change } from './change'

/**
 * Removes what is picked: a pipe, a joint or a box with everything below it; a unit leaves an open place. Units stay in the list. The
 * outdoor unit is chosen elsewhere and stays.
 */
export function removePicked(systemId: string, picked: Picked): void {
  const system = projectState.current?.systems[systemId]
  if (!system) return
  const { units, pipes, hasOutdoor } = sortOut(system.diagram, picked)
  let removedUnits = 0
  let removedPipes = 0
  for (const unit of units) if (change((project) => removeUnitNode(project, systemId, unit))) removedUnits += 1
  for (const pipe of pipes) {
    // An earlier pipe may have taken this one along.
    if (edgeRow(system.diagram, pipe) >= 0 && change((project) => removePipe(project, systemId, pipe))) removedPipes += 1
  }
  if (removedUnits + removedPipes > 0) setPicked(NOTHING_PICKED)
  if (removedPipes > 0) notify('info', i18next.t('piping:message.removed', { count: removedPipes }))
  else if (removedUnits > 0) notify('info', i18next.t('piping:message.unitRemoved', { count: removedUnits }))
  else if (hasOutdoor) notify('info', i18next.t('piping:message.cannotRemove'))
}

function sortOut(diagram: Diagram, picked: Picked): { units: string[]; pipes: string[]; hasOutdoor: boolean } {
  const tree = treeOf(diagram)
  const units: string[] = []
  const pipes = new Set(picked.edges)
  let hasOutdoor = false
  for (const id of picked.nodes) {
    const row = nodeRow(diagram, id)
    if (row < 0) continue
    const kind = kindAt(diagram, row)
    if (kind === 'outdoor') hasOutdoor = true
    else if (kind === 'indoor' || kind === 'freshAir' || kind === 'hydro' || kind === 'ahuKit') units.push(id)
    else {
      const feed = diagram.edgeId[tree.feed[row] ?? -1]
      if (feed !== undefined) pipes.add(feed)
    }
  }
  return { units, pipes: Array.from(pipes), hasOutdoor }
}
