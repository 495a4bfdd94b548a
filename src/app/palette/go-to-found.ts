import type { NavigateFunction } from 'react-router-dom'
import type { System } from '../../model/project/project'
import { outdoorRow } from '../../model/diagram/diagram-tree'
import { NOTHING_PICKED } from '../../drawing/view/picked'
import type { Picked } from '../../drawing/view/picked'
import { pathOf } from '../../platform/areas'
import { results } from '../../state/core/results'
import { workplace } from '../../state/page/workplace'
import { currentProject } from '../../state/piping/project'
import { goToPlace } from '../../workbench/find/find-state'
import type { IndexEntry } from '../../workbench/find/project-index'
import { showFinding } from '../../workbench/findings/show-finding'
import { showInLists } from './show-in-lists'

/** Opens the step and the system of a thing that was found, and picks it there. What is not drawn yet is shown in its list. */
export function goToFound(entry: IndexEntry, navigate: NavigateFunction): void {
  const { kind, systemId, lineIds, findingAt } = entry
  const system = currentProject()?.systems[systemId]
  if (!system) {
    void showInLists(navigate, ({ showRooms }) => showRooms(entry.text))
    return
  }
  workplace.systemId = systemId
  const finding = results.bySystem[systemId]?.findings[findingAt]
  if (kind === 'finding' && finding) showFinding(systemId, findingAt, finding)
  else {
    const picked = kind === 'unit' || kind === 'room' || kind === 'model' ? drawnUnits(system, lineIds) : NOTHING_PICKED
    if (lineIds.length > 0 && picked.nodes.length === 0) {
      void showInLists(navigate, ({ showLine, showUnits }) => {
        showUnits()
        showLine(lineIds[0] ?? '')
      })
      return
    }
    goToPlace(systemId, picked)
  }
  void navigate(pathOf('piping'))
}

/** Returns the drawn units of some lines of the list; without lines the outdoor unit. */
function drawnUnits({ diagram }: System, lineIds: readonly string[]): Picked {
  if (lineIds.length === 0) {
    const top = diagram.nodeId[outdoorRow(diagram)]
    return top === undefined ? NOTHING_PICKED : { nodes: [top], edges: [] }
  }
  const wanted = new Set(lineIds)
  const nodes: string[] = []
  for (let row = 0; row < diagram.nodeCount; row++) {
    const line = diagram.nodeRest[row]?.indoorUnitId
    if (line !== undefined && wanted.has(line)) nodes.push(diagram.nodeId[row] ?? '')
  }
  return { nodes, edges: [] }
}
