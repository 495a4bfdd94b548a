import { randomNumbers } from './random-numbers'
import {
  savedNode,
  savedPipe,
  savedProject,
  savedSystem,
  type SavedEdge,
  type SavedNode,
  type SavedProject,
} from '../contract/saved-project'

const UNITS = ['C4-028', 'C4-036', 'C4-056', 'C4-071', 'DM-090', 'WM-022', 'DH-160', 'C1-015']
/** One header of so many units is as long as a chain of Y joints gets before the next header. */
const HEADER = 6

/**
 * A saved project of many heat-pump systems, each of `nodes` nodes: Y joints in a line with a unit or a header of units each, pipes of 0.6 to 6.5 m with up
 * to three bends. The same project for the same arguments.
 */
export function savedBuilding(systems: number, nodes: number, seed = 20_251_121): SavedProject {
  const random = randomNumbers(seed)
  return savedProject(
    Array.from({ length: systems }, (_, place) => {
      const { graph, list } = graphOf(`s${place + 1}`, nodes, random)
      return savedSystem(graph.nodes, graph.edges, { id: `sys-${place + 1}`, deviceName: `System ${place + 1}`, inDoorList: list })
    }),
    { page1: { projectName: 'Tower', coolingIndoorWbt: 19, coolingOutdoorDbt: 38, heatingOutdoorWbt: 2, elevation: 120 } },
  )
}

function graphOf(system: string, count: number, random: () => number) {
  const nodes: SavedNode[] = []
  const edges: SavedEdge[] = []
  const list: SavedNode['data'][] = []
  const add = (parent: string | null, shape: string, data: SavedNode['data']): string => {
    const id = `${system}-${nodes.length + 1}`
    nodes.push({ ...savedNode(id, shape, data), x: 40 * nodes.length, y: 80 * edges.length })
    if (parent !== null) edges.push(savedPipe(parent, id, tenths(random, 6, 65), Math.floor(random() * 4)))
    return id
  }
  const addUnit = (parent: string): void => {
    const modelName = UNITS[Math.floor(random() * UNITS.length)] ?? 'C4-056'
    const item = `${system}-item-${list.length + 1}`
    list.push({ id: item, type: 'idu', modelName, name: `Unit ${list.length + 1}`, count: 1, rqdCoolCapa: tenths(random, 10, 80) })
    add(parent, 'idu1', { type: 'idu', modelName, heightM: tenths(random, -60, 60), indoorUnitId: item })
  }
  const root = add(null, 'odu1', { models: ['X4P-96C'], ODUType: 'HP', heightM: 0 })
  let parent = root
  while (count - nodes.length >= 4) {
    const isHeader = count - nodes.length <= HEADER + 1
    parent = add(parent, 'joint', { branches: isHeader ? HEADER : 2 })
    if (!isHeader) addUnit(parent)
    else while (nodes.length < count) addUnit(parent)
  }
  while (nodes.length < count) addUnit(parent)
  return { graph: { nodes, edges }, list }
}

function tenths(random: () => number, from: number, to: number): number {
  return Math.round(from + random() * (to - from)) / 10
}
