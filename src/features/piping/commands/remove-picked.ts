import i18next from 'i18next'
import { NOTHING_PICKED } from '../../../canvas/board/picked'
import type { Picked } from '../../../canvas/board/picked'
import type { Diagram } from '../../../model/diagram'
import { edgeRow, nodeRow } from '../../../model/diagram-rows'
import { kindAt } from '../../../model/diagram-tree'
import { isUnitKind } from '../../../model/codes'
import { removeFromDrawing } from '../../../model/edits/remove-from-drawing'
import { notify } from '../../../platform/notify'
import { projectState } from '../../../state/project'
import { setPicked } from '../local'
import { change } from './change'

/** What more than so many places leave behind is not picked. */
const MOST_FOLLOWED = 20

/**
 * Removes everything that is picked in one step of undo: a pipe, a joint or a box with everything below it, an open place with its pipe. Units stay
 * in the list. The outdoor unit is chosen elsewhere and stays.
 */
export function removePicked(systemId: string, picked: Picked): void {
  const system = projectState.current?.systems[systemId]
  if (!system) return
  const kinds = picked.nodes.map((id) => kindAt(system.diagram, nodeRow(system.diagram, id)))
  const units = kinds.filter(isUnitKind).length
  const branches = picked.edges.length + kinds.filter((kind) => kind !== 'outdoor' && !isUnitKind(kind)).length
  const tops = topsOf(system.diagram, picked)
  const isRemoved = change((project) => removeFromDrawing(project, systemId, picked))
  const left = projectState.current?.systems[systemId]?.diagram
  if (isRemoved) setPicked(left ? placesLeft(left, tops) : NOTHING_PICKED)
  if (isRemoved && branches > 0) notify('info', i18next.t('piping:message.removed', { count: branches }))
  else if (isRemoved) notify('info', i18next.t('piping:message.unitRemoved', { count: units }))
  else if (kinds.includes('outdoor')) notify('info', i18next.t('piping:message.cannotRemove'))
}

/** A node that is removed, or the end of a pipe that is: its pipe, and where that comes from. */
interface Top {
  pipe: string
  from: string
}

function topsOf(diagram: Diagram, { nodes, edges }: Picked): Top[] {
  if (nodes.length + edges.length > MOST_FOLLOWED) return []
  const pipes = [...nodes.map((id) => diagram.edgeTarget.indexOf(nodeRow(diagram, id))), ...edges.map((id) => edgeRow(diagram, id))]
  return pipes.flatMap((edge) => {
    const pipe = diagram.edgeId[edge]
    const from = diagram.nodeId[diagram.edgeSource[edge] ?? -1]
    return pipe === undefined || from === undefined ? [] : [{ pipe, from }]
  })
}

/** What stands there now, so that whoever goes on by keyboard need not begin at the outdoor unit: the open places, else what they hung from. */
function placesLeft(diagram: Diagram, tops: readonly Top[]): Picked {
  const ends = tops.map(({ pipe }) => diagram.nodeId[diagram.edgeTarget[edgeRow(diagram, pipe)] ?? -1])
  const from = tops.map((top) => top.from).filter((id) => nodeRow(diagram, id) >= 0)
  const places = ends.filter((id) => id !== undefined)
  const nodes = [...new Set(places.length > 0 ? places : from.slice(0, 1))]
  return { nodes, edges: [] }
}
