import { writeProject } from '../../src/contract/project/project-wire'
import type { WireProject } from '../../src/contract/project/project-wire'
import { NODE_KINDS } from '../../src/model/project/codes'
import { newIndoorUnit, newInformation, newProject, newSystem } from '../../src/model/project/defaults'
import { nodeAt } from '../../src/model/diagram/diagram-rows'
import { patchNode } from '../../src/model/change/edit-rows'
import type { IndoorUnit, Project, System } from '../../src/model/project/project'
import { largeSystem } from './large-system'

const INDOOR = NODE_KINDS.indexOf('indoor')
/** One of this many units' places is free, so that a unit can be dropped on it. */
const ONE_FREE_IN = 16
const FLOORS = 40

export const LARGE_PROJECT = 'Tower of the bench'

/** Returns a project of one system of about this many nodes, each unit in the list with its room and floor. */
export function largeProject(nodeCount: number): { project: Project; system: System } {
  const diagram = largeSystem(nodeCount)
  const indoorUnits: IndoorUnit[] = []
  let units = 0
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (diagram.nodeKind[row] !== INDOOR) continue
    const node = nodeAt(diagram, row)
    if (units++ % ONE_FREE_IN === ONE_FREE_IN / 2) {
      patchNode(diagram, row, { ...node, kind: 'placeholder', shape: 'plus', data: {} })
      continue
    }
    const id = `line${units}`
    const name = `Room ${units}`
    const floor = String(1 + Math.floor((row / diagram.nodeCount) * FLOORS))
    indoorUnits.push(newIndoorUnit({ id, type: 'idu', name, room: name, floor, model: node.data.model ?? 'C4-056' }))
    patchNode(diagram, row, { ...node, data: { ...node.data, indoorUnitId: id } })
  }
  const system = newSystem({ id: 'tower', name: 'Tower', level: 1, outdoorModels: ['X4P-34C'], diagram, indoorUnits })
  const information = newInformation({ projectName: LARGE_PROJECT, projectNumber: 'BENCH-1' })
  return { system, project: newProject({ id: 'bench-tower', information, systems: { tower: system }, systemOrder: ['tower'] }) }
}

export function savedLargeProject(project: Project): WireProject {
  return writeProject(project)
}
