import { dia, shapes } from '@joint/core'
import { visibleBox } from '../../../src/drawing/view/view'
import type { View } from '../../../src/drawing/view/view'
import { UNIT } from '../shown-board'
import type { ShowBoard } from '../shown-board'
import { middleView, plainEdges, plainNodes, viewBoard } from '../view-board'
import type { PlainEdge, PlainNode } from '../view-board'

/** Settings: asynchronous, views only for the visible part and disposed outside it, no sorting, no interaction. */
export const showJointJs: ShowBoard = async (place, diagram) => {
  const element = document.createElement('div')
  place.append(element)
  const graph = new dia.Graph({}, { cellNamespace: shapes })
  let view: View = middleView(place, diagram)
  let window = visibleBox(view, place.clientWidth, place.clientHeight)
  const isVisible = (cell: dia.Cell): boolean => {
    const { x, y, width, height } = cell.getBBox()
    return x <= window.maxX && x + width >= window.minX && y <= window.maxY && y + height >= window.minY
  }
  const paper = new dia.Paper({
    el: element,
    model: graph,
    width: place.clientWidth,
    height: place.clientHeight,
    background: { color: '#12171d' },
    async: true,
    frozen: true,
    autoFreeze: true,
    viewManagement: { lazyInitialize: true, disposeHidden: true },
    cellVisibility: isVisible,
    sorting: dia.Paper.sorting.NONE,
    interactive: false,
    cellViewNamespace: shapes,
  })
  const show = (next: View): void => {
    view = next
    window = visibleBox(view, place.clientWidth, place.clientHeight)
    paper.scale(view.scale, view.scale)
    paper.translate(view.x, view.y)
    paper.updateCellsVisibility()
  }
  const drawn = (): Promise<void> => new Promise((resolve) => paper.once('render:idle', () => resolve()))
  graph.resetCells([...plainNodes(diagram).map(nodeOf), ...plainEdges(diagram).map(edgeOf)])
  const done = drawn()
  show(view)
  paper.unfreeze()
  await done
  return viewBoard(place, diagram, {
    show,
    async add(node, edge) {
      const ready = drawn()
      graph.addCells([nodeOf(node), edgeOf(edge)])
      paper.wakeUp()
      await ready
    },
    close: () => paper.remove(),
  })
}

function nodeOf({ id, x, y, label }: PlainNode): dia.Cell {
  return new shapes.standard.Rectangle({
    id,
    position: { x: x - UNIT.width / 2, y: y - UNIT.height / 2 },
    size: UNIT,
    attrs: { body: { fill: '#1d2732', stroke: '#d5dde6', rx: 4 }, label: { text: label, fill: '#eef2f6', fontSize: 11 } },
  })
}

function edgeOf({ id, source, target }: PlainEdge): dia.Cell {
  return new shapes.standard.Link({
    id,
    source: { id: source },
    target: { id: target },
    attrs: { line: { stroke: '#ffffff', targetMarker: null } },
  })
}
