import type { Op } from '../change'
import type { Diagram, DiagramEdge, DiagramNode } from '../diagram'
import { copyDiagram, edgeAt, nodeAt } from '../diagram-rows'
import { insertEdge, insertNode, patchEdge, patchNode, removeEdge, removeNode } from '../edit-rows'
import type { System } from '../project'

/** A copy of a system's diagram that can be edited step by step, and the ops that do the same to the diagram itself. */
export interface Recording {
  diagram: Diagram
  ops: Op[]
  addNode(node: DiagramNode): void
  addEdge(edge: DiagramEdge): void
  setNode(row: number, node: DiagramNode): void
  setEdge(row: number, edge: DiagramEdge): void
  dropNode(row: number): void
  dropEdge(row: number): void
}

/** Starts recording; the system itself is not touched. */
export function record(system: System): Recording {
  const { id: systemId } = system
  const diagram = copyDiagram(system.diagram)
  const ops: Op[] = []
  return {
    diagram,
    ops,
    addNode(after) {
      const at = diagram.nodeCount
      ops.push({ table: 'node', systemId, before: null, after, at })
      insertNode(diagram, at, after)
    },
    addEdge(after) {
      const at = diagram.edgeCount
      ops.push({ table: 'edge', systemId, before: null, after, at })
      insertEdge(diagram, at, after)
    },
    setNode(at, after) {
      ops.push({ table: 'node', systemId, before: nodeAt(diagram, at), after, at })
      patchNode(diagram, at, after)
    },
    setEdge(at, after) {
      ops.push({ table: 'edge', systemId, before: edgeAt(diagram, at), after, at })
      patchEdge(diagram, at, after)
    },
    dropNode(at) {
      ops.push({ table: 'node', systemId, before: nodeAt(diagram, at), after: null, at })
      removeNode(diagram, at)
    },
    dropEdge(at) {
      ops.push({ table: 'edge', systemId, before: edgeAt(diagram, at), after: null, at })
      removeEdge(diagram, at)
    },
  }
}
