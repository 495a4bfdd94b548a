import { writeProject } from '../../src/contract/project-wire'
import type { WireProject } from '../../src/contract/project-wire'
import { newIndoorUnit, newInformation, newProject, newSystem } from '../../src/model/defaults'
import { NODE_KINDS } from '../../src/model/codes'
import type { IndoorUnit } from '../../src/model/project'
import { nodeAt } from '../../src/model/diagram-rows'
import { patchNode } from '../../src/model/edit-rows'
import { largeSystem } from './large-system'

const INDOOR = NODE_KINDS.indexOf('indoor')
/** Every so manieth unit's place is still free, for units to be dropped on. */
const FREE = 16
const FLOORS = 40

export const LARGE_PROJECT = 'Tower of a hundred thousand'

/** A project of one system of about so many nodes, each unit in the list with its room and floor, as it is saved. */
export function largeProject(nodeCount: number): WireProject {
  const diagram = largeSystem(nodeCount)
  const indoorUnits: IndoorUnit[] = []
  let units = 0
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (diagram.nodeKind[row] !== INDOOR) continue
    const node = nodeAt(diagram, row)
    if (units++ % FREE === FREE / 2) {
      patchNode(diagram, row, { ...node, kind: 'placeholder', shape: 'plus', data: {} })
      continue
    }
    const id = `line${units}`
    const floor = String(1 + Math.floor((row / diagram.nodeCount) * FLOORS))
    indoorUnits.push(newIndoorUnit({ id, type: 'idu', name: `Room ${units}`, room: `Room ${units}`, floor, model: node.data.model ?? 'C4-056' }))
    patchNode(diagram, row, { ...node, data: { ...node.data, indoorUnitId: id } })
  }
  const system = newSystem({ id: 'tower', name: 'Tower', level: 1, outdoorModels: ['X4P-34C'], diagram, indoorUnits })
  const information = newInformation({ projectName: LARGE_PROJECT, projectNumber: 'BENCH-1' })
  return writeProject(newProject({ id: 'bench-tower', information, systems: { tower: system }, systemOrder: ['tower'] }))
}
