import type { Diagram, EdgeRest, NodeData } from '../diagram/diagram'

/** The parts of a diagram that are no numeric columns. Shapes repeat, so each is listed once; rare fields are listed with their row. */
interface DrawingText {
  nodeId: string[]
  shapes: string[]
  shape: number[]
  models: string[]
  nodeRest: [number, NodeData][]
  edgeId: string[]
  edgeRest: [number, EdgeRest][]
}

type Lists = Pick<Diagram, 'nodeId' | 'nodeShape' | 'modelNames' | 'nodeRest' | 'edgeId' | 'edgeRest'>

export function drawingText(diagram: Diagram): string {
  const { nodeCount, edgeCount } = diagram
  const shapes: string[] = []
  const places = new Map<string, number>()
  const shape = new Array<number>(nodeCount)
  for (let row = 0; row < nodeCount; row++) {
    const name = diagram.nodeShape[row] ?? ''
    let place = places.get(name)
    if (place === undefined) {
      place = shapes.push(name) - 1
      places.set(name, place)
    }
    shape[row] = place
  }
  const text: DrawingText = {
    nodeId: diagram.nodeId,
    shapes,
    shape,
    models: diagram.modelNames,
    nodeRest: given(diagram.nodeRest),
    edgeId: diagram.edgeId,
    edgeRest: given(diagram.edgeRest),
  }
  if (text.nodeId.length !== nodeCount) text.nodeId = text.nodeId.slice(0, nodeCount)
  if (text.edgeId.length !== edgeCount) text.edgeId = text.edgeId.slice(0, edgeCount)
  return JSON.stringify(text)
}

export function readDrawingText(json: string, nodes: number, edges: number): Lists {
  const text = JSON.parse(json) as DrawingText
  return {
    nodeId: text.nodeId,
    nodeShape: text.shape.map((place) => text.shapes[place] ?? ''),
    modelNames: text.models,
    nodeRest: rows(text.nodeRest, nodes),
    edgeId: text.edgeId,
    edgeRest: rows(text.edgeRest, edges),
  }
}

function given<T>(rest: readonly (T | undefined)[]): [number, T][] {
  const listed: [number, T][] = []
  for (const [row, fields] of rest.entries()) if (fields !== undefined) listed.push([row, fields])
  return listed
}

function rows<T>(listed: readonly [number, T][], count: number): (T | undefined)[] {
  const all = new Array<T | undefined>(count).fill(undefined)
  for (const [row, fields] of listed) all[row] = fields
  return all
}
