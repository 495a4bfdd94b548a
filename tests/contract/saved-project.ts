import type { JsonRecord } from '../../src/contract/wire/read-value'

/** A saved project as another tool would write it, loose enough to be changed by a test. */
export interface SavedProject extends JsonRecord {
  page1: JsonRecord
  selection: { oduList: SavedSystem[] } & JsonRecord
}
export interface SavedSystem extends JsonRecord {
  inDoorList: JsonRecord[]
  pipingGraphData: { nodes: SavedNode[]; edges: SavedEdge[] }
}
export interface SavedNode extends JsonRecord {
  data: JsonRecord
}
export interface SavedEdge extends JsonRecord {
  data: JsonRecord
}

export function savedNode(id: string, shape: string, data: JsonRecord = {}): SavedNode {
  return { id, shape, x: 0, y: 0, data }
}

export function savedPipe(source: string, target: string, lengthM?: number, bends?: number, more: JsonRecord = {}): SavedEdge {
  const data: JsonRecord = {}
  if (lengthM !== undefined) data['ActualPipeLength'] = lengthM
  if (bends !== undefined) data['bendingcount'] = bends
  return { id: `${source}>${target}`, source, target, kind: 'generic', data, ...more }
}

export function savedSystem(nodes: SavedNode[], edges: SavedEdge[], more: JsonRecord = {}): SavedSystem {
  return { id: 'sys-1', deviceName: 'System 1', status: 1, inDoorList: [], pipingGraphData: { nodes, edges }, ...more }
}

export function savedProject(systems: SavedSystem[], more: JsonRecord = {}): SavedProject {
  return { id: 'p-1', projectName: 'Office tower', page1: { projectName: 'Office tower' }, selection: { oduList: systems }, ...more }
}

/** The worked system of the engineering reference: four indoor units under a 10 HP outdoor unit. */
export function workedProject(): SavedProject {
  const belowM = -15
  const nodes = [
    savedNode('odu', 'odu1', { models: ['X4P-10'], ODUType: 'HP' }),
    savedNode('j1', 'joint', { branches: 2, heightM: belowM }),
    savedNode('j2', 'joint', { branches: 2, heightM: belowM }),
    savedNode('j3', 'joint', { branches: 2, heightM: belowM }),
    savedNode('a', 'idu1', { type: 'idu', modelName: 'C4-056', heightM: belowM }),
    savedNode('b', 'idu1', { type: 'idu', modelName: 'C4-056', heightM: belowM }),
    savedNode('c', 'idu1', { type: 'idu', modelName: 'C4-071', heightM: belowM }),
    savedNode('d', 'idu1', { type: 'idu', modelName: 'DM-090', heightM: belowM }),
  ]
  const edges = [
    savedPipe('odu', 'j1', 30, 6),
    savedPipe('j1', 'a', 6, 0),
    savedPipe('j1', 'j2', 10, 2),
    savedPipe('j2', 'b', 5, 0),
    savedPipe('j2', 'j3', 8, 1),
    savedPipe('j3', 'c', 5, 0),
    savedPipe('j3', 'd', 8, 3),
  ]
  return savedProject([savedSystem(nodes, edges)], {
    page1: {
      projectName: 'Office tower',
      coolingIndoorDbt: 27,
      coolingIndoorWbt: 19,
      coolingOutdoorDbt: 38,
      heatingIndoorDbt: 20,
      heatingOutdoorWbt: 2,
    },
  })
}

/** A heat-recovery system: one box with four ports, one of them capped. */
export function boxProject(): SavedProject {
  const nodes = [
    savedNode('odu', 'odu1', { models: ['X4R-10'], ODUType: 'HR' }),
    savedNode('box', 'joint', { JointType: 'MS', bendingcount: 4, modelName: 'MS-04' }),
    savedNode('u1', 'idu1', { type: 'idu', modelName: 'C4-071' }),
    savedNode('u2', 'idu1', { type: 'idu', modelName: 'DM-056' }),
    savedNode('u3', 'idu1', { type: 'idu', modelName: 'WM-036' }),
    savedNode('cap', 'end cap', {}),
    savedNode('note', 'text-block', { label: 'north wing', fontSize: 12 }),
  ]
  const edges = [
    savedPipe('odu', 'box', 20, 2),
    ...['u1', 'u2', 'u3', 'cap'].map((id, place) => savedPipe('box', id, id === 'cap' ? undefined : 6, 1, { sourcePort: place + 1 })),
  ]
  return savedProject([savedSystem(nodes, edges)])
}
