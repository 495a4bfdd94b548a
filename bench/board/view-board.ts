import type { Diagram } from '../../src/model/diagram/diagram'
import { zoomAt } from '../../src/drawing/view/view'
import type { View } from '../../src/drawing/view/view'
import { extentOf, nearestNode, ZOOMED_IN } from './shown-board'
import type { ShownBoard } from './shown-board'

/** Functions that a library's board must provide. */
export interface LibraryBoard {
  /** Shows this part of the diagram. */
  show(view: View): void
  /** Adds a node of this id and an edge to it; places are the middle of the node. */
  add(node: PlainNode, edge: PlainEdge): Promise<void>
  close(): void
}

export interface PlainNode {
  id: string
  x: number
  y: number
  label: string
}

export interface PlainEdge {
  id: string
  source: string
  target: string
}

export function plainNodes(diagram: Diagram): PlainNode[] {
  return diagram.nodeId.map((id, row) => ({
    id,
    x: diagram.nodeX[row] ?? 0,
    y: diagram.nodeY[row] ?? 0,
    label: diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? '',
  }))
}

export function plainEdges(diagram: Diagram): PlainEdge[] {
  return diagram.edgeId.map((id, row) => ({
    id,
    source: diagram.nodeId[diagram.edgeSource[row] ?? 0] ?? '',
    target: diagram.nodeId[diagram.edgeTarget[row] ?? 0] ?? '',
  }))
}

/** Returns a view of the middle of the diagram at 80 %. */
export function middleView(place: HTMLElement, diagram: Diagram): View {
  return viewOf(place, diagram, ZOOMED_IN)
}

/** Pans, zooms and adds on a library's board as the bench requests. */
export function viewBoard(place: HTMLElement, diagram: Diagram, library: LibraryBoard): ShownBoard {
  const extent = extentOf(diagram)
  let view = middleView(place, diagram)
  let added = 0
  const show = (next: View): void => {
    view = next
    library.show(view)
  }
  return {
    panBy: (px, py) => show({ ...view, x: view.x - px, y: view.y - py }),
    zoomBy: (factor) => show(zoomAt(view, place.clientWidth / 2, place.clientHeight / 2, factor)),
    zoomIn: () => show(middleView(place, diagram)),
    fit: () => show(viewOf(place, diagram, Math.min(place.clientWidth / extent.width, place.clientHeight / extent.height))),
    addNode() {
      const x = (place.clientWidth / 2 - view.x) / view.scale
      const y = (place.clientHeight / 2 - view.y) / view.scale
      const id = `added${added++}`
      const source = diagram.nodeId[nearestNode(diagram, x, y)] ?? ''
      return library.add({ id, x: x + 30 * (added % 9), y: y + 60, label: 'C4-056' }, { id: `to-${id}`, source, target: id })
    },
    close: () => library.close(),
  }
}

function viewOf(place: HTMLElement, diagram: Diagram, scale: number): View {
  const { minX, minY, width, height } = extentOf(diagram)
  return { scale, x: place.clientWidth / 2 - (minX + width / 2) * scale, y: place.clientHeight / 2 - (minY + height / 2) * scale }
}
