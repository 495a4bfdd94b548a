import type { WireDiagram, WireEdits } from '../../../model/wiring/wiring'
import type { JsonRecord } from '../read-value'
import { edgeMarks, nodeMarks, writeWireGraph } from './wire-graph'

/** A generated device of a diagram, at the place where it is arranged. */
export interface GraphNode {
  id: string
  shape: string
  x: number
  y: number
  data: JsonRecord
}

/** A generated line with its computed figures. */
export interface GraphEdge {
  source: string
  target: string
  data: JsonRecord
}

export interface GeneratedGraph {
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
}

/**
 * Writes a whole diagram for other readers: generated devices and lines with their figures, and on them what somebody typed, marked as in the stored form. What has no generated line (its
 * device or source is gone) follows in the stored form, so that reading the graph back gives the same edits.
 * @param lost ids of the devices whose edits have no effect
 */
export function writeFullGraph(
  kind: WireDiagram,
  { nodes, edges }: GeneratedGraph,
  edits: WireEdits,
  lost: ReadonlySet<string>,
): JsonRecord {
  const marked = (id: string): boolean => Object.hasOwn(edits, id) && !lost.has(id)
  const inNodes = new Set(nodes.map(({ id }) => id))
  const inEdges = new Set(edges.map(({ target }) => target))
  const left = writeWireGraph(edits, kind, [])
  return {
    nodes: [
      ...nodes.map(({ id, shape, x, y, data }) => {
        const edit = marked(id) ? (edits[id] ?? {}) : {}
        return { id, shape, x: edit.x ?? x, y: edit.y ?? y, data: { ...data, ...nodeMarks(edit) } }
      }),
      ...left.nodes.filter(({ id }) => !inNodes.has(id) || !marked(id)),
    ],
    edges: [
      ...edges.map(({ source, target, data }) => ({
        ...{ id: `${source}>${target}`, source, target, kind },
        data: { ...data, ...(marked(target) && edgeMarks(edits[target] ?? {})) },
      })),
      ...left.edges.filter(({ target }) => !inEdges.has(target) || !marked(target)),
    ],
  }
}
