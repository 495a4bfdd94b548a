import { Position, ReactFlow } from '@xyflow/react'
import type { Edge, Node, ReactFlowInstance } from '@xyflow/react'
import '@xyflow/react/dist/style.css'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { UNIT } from '../shown-board'
import type { ShowBoard } from '../shown-board'
import { middleView, plainEdges, plainNodes, viewBoard } from '../view-board'
import type { PlainEdge, PlainNode } from '../view-board'

interface Part {
  nodes: Node[]
  edges: Edge[]
}

/** Settings: only the visible part is rendered, sizes are given so that nothing is measured, nothing can be dragged, picked or focused. */
export const showReactFlow: ShowBoard = async (place, diagram) => {
  const { x, y, scale } = middleView(place, diagram)
  const start: Part = { nodes: plainNodes(diagram).map(nodeOf), edges: plainEdges(diagram).map(edgeOf) }
  let put: (change: (before: Part) => Part) => void = () => undefined
  const root = createRoot(place)
  const flow = await new Promise<ReactFlowInstance>((resolve) => {
    function Flow() {
      const [part, setPart] = useState(start)
      put = setPart
      return (
        <ReactFlow
          nodes={part.nodes}
          edges={part.edges}
          defaultViewport={{ x, y, zoom: scale }}
          minZoom={0.0001}
          colorMode="dark"
          onlyRenderVisibleElements
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          onInit={resolve}
        />
      )
    }
    root.render(<Flow />)
  })
  return viewBoard(place, diagram, {
    show: (view) => void flow.setViewport({ x: view.x, y: view.y, zoom: view.scale }),
    add(node, edge) {
      flushSync(() => put((before) => ({ nodes: [...before.nodes, nodeOf(node)], edges: [...before.edges, edgeOf(edge)] })))
      return Promise.resolve()
    },
    close: () => root.unmount(),
  })
}

function nodeOf({ id, x, y, label }: PlainNode): Node {
  return {
    id,
    position: { x: x - UNIT.width / 2, y: y - UNIT.height / 2 },
    data: { label },
    ...UNIT,
    measured: UNIT,
    handles: [
      { type: 'target', position: Position.Top, x: UNIT.width / 2, y: 0 },
      { type: 'source', position: Position.Bottom, x: UNIT.width / 2, y: UNIT.height },
    ],
    style: { ...UNIT, padding: 0, fontSize: 11 },
  }
}

function edgeOf(edge: PlainEdge): Edge {
  return { ...edge, type: 'straight', style: { stroke: '#ffffff' } }
}
