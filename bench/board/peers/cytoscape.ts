import cytoscape from 'cytoscape'
import { UNIT } from '../shown-board'
import type { ShowBoard } from '../shown-board'
import { middleView, plainEdges, plainNodes, viewBoard } from '../view-board'
import type { PlainEdge, PlainNode } from '../view-board'

/** Settings: a canvas, an image of the whole while the view moves and no labels or edges then, straight haystack edges, pixel ratio 1. */
export const showCytoscape: ShowBoard = async (place, diagram) => {
  const { x, y, scale } = middleView(place, diagram)
  const cy = cytoscape({
    container: place,
    elements: [...plainNodes(diagram).map(nodeOf), ...plainEdges(diagram).map(edgeOf)],
    layout: { name: 'preset' },
    zoom: scale,
    pan: { x, y },
    minZoom: 0.0001,
    textureOnViewport: true,
    hideEdgesOnViewport: true,
    hideLabelsOnViewport: true,
    motionBlur: false,
    pixelRatio: 1,
    autoungrabify: true,
    autounselectify: true,
    style: [
      {
        selector: 'node',
        style: {
          ...UNIT,
          shape: 'rectangle',
          'background-color': '#1d2732',
          'border-color': '#d5dde6',
          'border-width': 1.5,
          label: 'data(label)',
          color: '#eef2f6',
          'font-size': 11,
          'min-zoomed-font-size': 6,
        },
      },
      { selector: 'edge', style: { 'curve-style': 'haystack', 'line-color': '#ffffff', width: 2 } },
    ],
  })
  const drawn = (): Promise<void> => new Promise((resolve) => cy.one('render', () => resolve()))
  await drawn()
  return viewBoard(place, diagram, {
    show: (view) => void cy.viewport({ zoom: view.scale, pan: { x: view.x, y: view.y } }),
    async add(node, edge) {
      const ready = drawn()
      cy.add([nodeOf(node), edgeOf(edge)])
      await ready
    },
    close: () => cy.destroy(),
  })
}

function nodeOf({ id, x, y, label }: PlainNode): cytoscape.ElementDefinition {
  return { group: 'nodes', data: { id, label }, position: { x, y } }
}

function edgeOf(edge: PlainEdge): cytoscape.ElementDefinition {
  return { group: 'edges', data: { ...edge } }
}
