import i18next from 'i18next'
import { NOTHING_PICKED } from '../../drawing/view/picked'
import type { Picked } from '../../drawing/view/picked'
import type { Diagram } from '../../model/diagram/diagram'
import { edgeRow, edgeRows, nodeRow, nodeRows } from '../../model/diagram/diagram-rows'
import { kindAt } from '../../model/diagram/diagram-tree'
import { lastPlace, removeFromDrawing } from '../../model/edits/drawing/remove-from-drawing'
import { removedThings } from '../../model/edits/drawing/removed-things'
import type { RemovedSort } from '../../model/edits/drawing/removed-things'
import { notify } from '../../platform/notify'
import { projectState } from '../../state/piping/project'
import { setPicked } from '../open-system/local'
import { change } from './change'
import { mergeRules } from '../../state/core/pack'

/** After removing more rows than this, the remaining places are not picked. */
const MOST_FOLLOWED = 20

const MESSAGES: Record<RemovedSort, string> = {
  unit: 'piping:message.unitRemoved',
  fitting: 'piping:message.fittingRemoved',
  place: 'piping:message.placeRemoved',
  cap: 'piping:message.capRemoved',
  note: 'piping:message.noteRemoved',
  accessory: 'piping:message.accessoryRemoved',
  pipe: 'piping:message.removed',
  things: 'piping:message.thingsRemoved',
}

/**
 * Removes all picked rows in one step of undo: a pipe, a joint or a box with everything below it, an open place with its pipe. Units stay in the
 * list. The outdoor unit and the last place below it cannot be removed here.
 */
export function removePicked(systemId: string, picked: Picked): void {
  const system = projectState.current?.systems[systemId]
  if (!system) return
  const said = whatIsSaid(system.diagram, picked)
  const tops = topsOf(system.diagram, picked)
  const isRemoved = change((project) => removeFromDrawing(project, systemId, picked, mergeRules()))
  const left = projectState.current?.systems[systemId]?.diagram
  if (isRemoved) setPicked(left ? placesLeft(left, tops) : NOTHING_PICKED)
  if (isRemoved) notify('info', said.removed)
  else if (said.kept !== null && !projectState.readOnly) notify('info', said.kept)
}

/** Returns the message about the removed rows, and the reason where nothing could be removed. */
function whatIsSaid(diagram: Diagram, picked: Picked): { removed: string; kept: string | null } {
  const ends = Array.from(edgeRows(diagram, picked.edges), (edge) => diagram.edgeTarget[edge] ?? -1)
  const rows = [...nodeRows(diagram, picked.nodes), ...ends]
  const isLast = lastPlace(diagram, rows) >= 0
  const { sort, count } = removedThings(diagram, picked)
  const hasOutdoor = rows.some((row) => kindAt(diagram, row) === 'outdoor')
  return {
    removed: i18next.t(MESSAGES[sort], { count: isLast ? count - 1 : count }),
    kept: isLast ? i18next.t('piping:message.lastPlace') : hasOutdoor ? i18next.t('piping:message.cannotRemove') : null,
  }
}

/** A removed node, or the lower end of a removed pipe, with its pipe and that pipe's source. */
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

/** Returns the rows to pick afterwards, so that keyboard users need not start at the outdoor unit: the open places, else their parents. */
function placesLeft(diagram: Diagram, tops: readonly Top[]): Picked {
  const ends = tops.map(({ pipe }) => diagram.nodeId[diagram.edgeTarget[edgeRow(diagram, pipe)] ?? -1])
  const from = tops.map((top) => top.from).filter((id) => nodeRow(diagram, id) >= 0)
  const places = ends.filter((id) => id !== undefined)
  const nodes = [...new Set(places.length > 0 ? places : from.slice(0, 1))]
  return { nodes, edges: [] }
}
