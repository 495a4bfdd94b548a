import type { Op } from '../change/change'
import type { Diagram, DiagramEdge, DiagramNode } from '../diagram/diagram'
import { edgeAt, nodeAt } from '../diagram/diagram-rows'
import { insertEdge, insertNode, patchEdge, patchNode, removeEdge, removeNode } from '../change/edit-rows'
import { withoutRows } from '../change/filter-rows'
import type { System } from '../project/project'
import { MOST_LISTED_ROWS } from '../change/system-ops'
import { setValues, valuesAt } from '../change/value-columns'
import type { ColumnValues, NodeValueColumn } from '../change/value-columns'
import { BorrowedDiagram } from './borrowed-diagram'

const NODE_VALUES = ['nodeX', 'nodeY', 'nodeHeightM'] as const satisfies readonly NodeValueColumn[]

/** A copy of a system's diagram that is edited step by step, and the ops that apply the same edits to the original. */
export interface Recording {
  /** The current drawing; a new object after `dropRows`. */
  readonly diagram: Diagram
  /** The ops so far: single steps, or one replacement of the whole drawing where they are many. */
  readonly ops: Op[]
  addNode(node: DiagramNode): void
  addEdge(edge: DiagramEdge): void
  setNode(row: number, node: DiagramNode): void
  setEdge(row: number, edge: DiagramEdge): void
  /** Works like `setNode` for a last step: the drawing is written only if it is read afterwards. */
  endWithNode(row: number, node: DiagramNode): void
  /** Sets the y of nodes on the board. */
  setNodeY(rows: Int32Array, y: Float64Array): void
  /** Sets the positions of nodes on the board. */
  setNodePlaces(rows: readonly number[], places: readonly { x: number; y: number }[]): void
  /** Removes rows; a kept edge keeps the id of a removed end. */
  dropRows(nodeRows: readonly number[], edgeRows: readonly number[]): void
}

/** Starts recording; the system is not changed. `ahead`: spare capacity in rows; columns grow beyond it. */
export function record(system: System, ahead = MOST_LISTED_ROWS): Recording {
  const { id: systemId } = system
  const steps: Op[] = []
  const borrowed = new BorrowedDiagram(system.diagram, ahead)
  /** The drawing without the removed rows, set once steps are no longer listed. */
  let thinned: Diagram | null = null
  let late: (() => void) | null = null
  const settle = (): void => {
    const write = late
    late = null
    write?.()
  }
  const toWrite = (): Diagram => {
    settle()
    return thinned ?? borrowed.own()
  }
  const read = (): Diagram => {
    settle()
    return thinned ?? borrowed.diagram
  }
  const setNode = (at: number, after: DiagramNode): void => {
    if (thinned) patchNode(thinned, at, after)
    else borrowed.setNode(at, after)
  }
  const setNodeValues = (rows: Int32Array, values: ColumnValues<NodeValueColumn>): void => {
    if (!thinned) for (const name of NODE_VALUES) if (values[name]) borrowed.ownNodes(name)
    setValues(read(), rows, values)
  }
  return {
    get diagram() {
      return read()
    },
    get ops() {
      if (!thinned && steps.length <= MOST_LISTED_ROWS) return steps
      const whole: Op = { table: 'diagram', systemId, before: system.diagram, after: toWrite() }
      return [whole]
    },
    addNode(after) {
      const diagram = toWrite()
      const at = diagram.nodeCount
      steps.push({ table: 'node', systemId, before: null, after, at })
      insertNode(diagram, at, after)
    },
    addEdge(after) {
      const diagram = toWrite()
      const at = diagram.edgeCount
      steps.push({ table: 'edge', systemId, before: null, after, at })
      insertEdge(diagram, at, after)
    },
    setNode(at, after) {
      steps.push({ table: 'node', systemId, before: nodeAt(read(), at), after, at })
      setNode(at, after)
    },
    endWithNode(at, after) {
      steps.push({ table: 'node', systemId, before: nodeAt(read(), at), after, at })
      late = () => setNode(at, after)
    },
    setEdge(at, after) {
      const diagram = toWrite()
      steps.push({ table: 'edge', systemId, before: edgeAt(diagram, at), after, at })
      patchEdge(diagram, at, after)
    },
    setNodeY(rows, y) {
      const after = { nodeY: y }
      steps.push({ table: 'nodeValues', systemId, rows, before: valuesAt(read(), rows, after), after })
      setNodeValues(rows, after)
    },
    setNodePlaces(list, places) {
      const rows = Int32Array.from(list)
      const after = { nodeX: Float64Array.from(places, ({ x }) => x), nodeY: Float64Array.from(places, ({ y }) => y) }
      steps.push({ table: 'nodeValues', systemId, rows, before: valuesAt(read(), rows, after), after })
      setNodeValues(rows, after)
    },
    dropRows(nodeRows, edgeRows) {
      const nodes = downwards(nodeRows)
      const edges = downwards(edgeRows)
      if (thinned || steps.length + nodes.length + edges.length > MOST_LISTED_ROWS) {
        thinned = withoutRows(read(), nodes, edges)
        return
      }
      const diagram = toWrite()
      for (const at of edges) {
        steps.push({ table: 'edge', systemId, before: edgeAt(diagram, at), after: null, at })
        removeEdge(diagram, at)
      }
      for (const at of nodes) {
        steps.push({ table: 'node', systemId, before: nodeAt(diagram, at), after: null, at })
        removeNode(diagram, at)
      }
    },
  }
}

// Sorts rows descending, so that removing one does not shift the remaining ones.
function downwards(rows: readonly number[]): number[] {
  return [...new Set(rows)].sort((a, b) => b - a)
}
