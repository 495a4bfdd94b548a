import type { DiagramEdge, DiagramNode, NodeData } from '../../src/model/diagram/diagram'
import { createDiagram } from '../../src/model/diagram/diagram-rows'
import type { System } from '../../src/model/project/project'

const PORTS = 16
/** Ports of every box that carry a unit already; the unit on port 1 is above the port capacity and needs port 2 free. */
const UNITS: Readonly<Record<number, string>> = { 1: 'DH-200', 4: 'C4-056', 9: 'DM-090' }

/** Returns a heat-recovery system with this many free placeholders on mode-select boxes of 16 ports, behind joints that fork; three ports of each box are taken. */
export function placeholderSystem(placeholders: number): System {
  const nodes: DiagramNode[] = []
  const edges: DiagramEdge[] = []
  const put = (kind: DiagramNode['kind'], data: NodeData, parent?: DiagramNode, sourcePort = 0): DiagramNode => {
    const node: DiagramNode = { id: `n${nodes.length}`, kind, shape: kind, x: 0, y: 0, data }
    nodes.push(node)
    if (parent) edges.push({ id: `e${edges.length}`, source: parent.id, target: node.id, sourcePort, kind: 'generic', lengthM: 3 })
    return node
  }
  const open = [put('outdoor', { models: ['X4R-20'], outdoorType: 'HR' })]
  let left = placeholders
  for (let next = 0; left > 0; next++) {
    // Joints fork like a building's risers, so that no node is behind more than a dozen of them.
    const line = put('joint', { branches: 3 }, open[next >> 1])
    open.push(line)
    const box = put('box', { jointType: 'MS', ports: PORTS }, line)
    for (let port = 1; port <= PORTS && left > 0; port++) {
      const model = UNITS[port]
      if (model !== undefined) put('indoor', { model }, box, port)
      else if (left-- > 0) put('placeholder', {}, box, port)
    }
  }
  return {
    id: 'places',
    name: 'Places',
    floor: 0,
    level: 1,
    active: true,
    outdoorModels: ['X4R-20'],
    indoorUnits: [],
    diagram: createDiagram(nodes, edges),
    extra: {},
  }
}
