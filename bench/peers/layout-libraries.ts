import { Graph, layout } from '@dagrejs/dagre'
import { flextree } from 'd3-flextree'
import { hierarchy, tree } from 'd3-hierarchy'
import { symbolHeight, symbolWidth } from '../../assembly/common/layout/layout-drawing'
import type { Diagram } from '../../src/model/diagram/diagram'

const COLUMN = 140
const ROW = 150
const GAP = 24

/** A diagram as layout libraries take it: objects with a size and their children. */
interface Branch {
  size: [number, number]
  children: Branch[]
}

function branchesOf(diagram: Diagram): Branch {
  const branches = Array.from({ length: diagram.nodeCount }, (_, row): Branch => {
    const kind = diagram.nodeKind[row] ?? 0
    const outlets = diagram.nodeOutlets[row] ?? 0
    return { size: [symbolWidth(kind, outlets) + GAP, symbolHeight(kind, outlets) + GAP], children: [] }
  })
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    const child = branches[diagram.edgeTarget[edge] ?? -1]
    if (child) branches[diagram.edgeSource[edge] ?? -1]?.children.push(child)
  }
  const [root] = branches
  if (!root) throw new Error('The bench system is empty')
  return root
}

/** Runs the tidy tree of d3-hierarchy, with all nodes of one size. The hierarchy is built outside the measured time. */
export function d3Tree(diagram: Diagram): () => number {
  const root = hierarchy(branchesOf(diagram), (branch) => branch.children)
  const arrange = tree<Branch>().nodeSize([COLUMN, ROW])
  return () => arrange(root).x
}

/** Runs the tidy tree of d3-flextree, with every node of its own size. */
export function flexTree(diagram: Diagram): () => number {
  const arrange = flextree<Branch>({ children: (branch) => branch.children, nodeSize: (node) => node.data.size })
  const root = arrange.hierarchy(branchesOf(diagram))
  return () => arrange(root).x
}

/** Runs the layered layout of dagre, which accepts any graph. The graph is built outside the measured time. */
export function dagreLayers(diagram: Diagram): () => void {
  const graph = new Graph()
  graph.setGraph({ nodesep: GAP, ranksep: ROW })
  graph.setDefaultEdgeLabel(() => ({}))
  for (let row = 0; row < diagram.nodeCount; row++) {
    const kind = diagram.nodeKind[row] ?? 0
    const outlets = diagram.nodeOutlets[row] ?? 0
    graph.setNode(String(row), { width: symbolWidth(kind, outlets), height: symbolHeight(kind, outlets) })
  }
  for (let edge = 0; edge < diagram.edgeCount; edge++) graph.setEdge(String(diagram.edgeSource[edge]), String(diagram.edgeTarget[edge]))
  return () => {
    layout(graph)
  }
}
