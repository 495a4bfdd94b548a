import { Graph } from '@antv/x6'
import { UNIT } from '../shown-board'
import type { ShowBoard } from '../shown-board'
import { middleView, plainEdges, plainNodes, viewBoard } from '../view-board'
import type { PlainEdge, PlainNode } from '../view-board'

/** Settings: asynchronous with virtual rendering, no interaction. */
export const showX6: ShowBoard = async (place, diagram) => {
  const element = document.createElement('div')
  place.append(element)
  const graph = new Graph({
    container: element,
    width: place.clientWidth,
    height: place.clientHeight,
    background: { color: '#12171d' },
    async: true,
    virtual: true,
    interacting: false,
    scaling: { min: 0.0001, max: 16 },
  })
  const drawn = (): Promise<void> => new Promise((resolve) => graph.once('render:done', () => resolve()))
  const show = ({ x, y, scale }: { x: number; y: number; scale: number }): void => {
    graph.zoomTo(scale, { minScale: 0.0001 })
    graph.translate(x, y)
  }
  show(middleView(place, diagram))
  const done = drawn()
  graph.fromJSON({ nodes: plainNodes(diagram).map(nodeOf), edges: plainEdges(diagram).map(edgeOf) })
  await done
  return viewBoard(place, diagram, {
    show,
    async add(node, edge) {
      // Adding one cell announces no end of a rendering round; the edge's own view is mounted last.
      const ready = new Promise<void>((resolve) => {
        const onMounted = ({ view }: { view: { cell: { id: string } } }): void => {
          if (view.cell.id !== edge.id) return
          graph.off('view:mounted', onMounted)
          resolve()
        }
        graph.on('view:mounted', onMounted)
      })
      graph.addNode(nodeOf(node))
      graph.addEdge(edgeOf(edge))
      await ready
    },
    close: () => graph.dispose(),
  })
}

function nodeOf({ id, x, y, label }: PlainNode) {
  return {
    id,
    shape: 'rect',
    x: x - UNIT.width / 2,
    y: y - UNIT.height / 2,
    ...UNIT,
    attrs: { body: { fill: '#1d2732', stroke: '#d5dde6', rx: 4 }, label: { text: label, fill: '#eef2f6', fontSize: 11 } },
  }
}

function edgeOf({ id, source, target }: PlainEdge) {
  return { id, shape: 'edge', source, target, attrs: { line: { stroke: '#ffffff', targetMarker: null } } }
}
