import type { Diagram } from '../../model/diagram'
import { edgeText } from './edge-text'
import { nodeText } from './node-text'
import { placesToWrite } from './placeholder-places'
import type { JsonRecord } from './read-value'

/**
 * JSON text of `pipingGraphData`, byte for byte what `JSON.stringify` makes of `writeGraph`, from the columns of the diagram: a project has hundreds of thousands of
 * rows, and an object for each is most of what a save costs.
 */
export function graphText(diagram: Diagram, extra: JsonRecord | undefined): string {
  const around = JSON.stringify(extra ?? {})
  const places = placesToWrite(diagram)
  // A node is named by each of its pipes.
  const ids: string[] = []
  for (let row = 0; row < diagram.nodeCount; row++) ids.push(JSON.stringify(diagram.nodeId[row] ?? ''))
  const models = diagram.modelNames.map((name) => JSON.stringify(name))
  const nodes: string[] = []
  for (let row = 0; row < diagram.nodeCount; row++) nodes.push(nodeText(diagram, row, ids[row] ?? '""', models, places.get(row)))
  const edges: string[] = []
  for (let row = 0; row < diagram.edgeCount; row++) edges.push(edgeText(diagram, row, ids))
  return `${around === '{}' ? '{' : `${around.slice(0, -1)},`}"nodes":[${nodes.join(',')}],"edges":[${edges.join(',')}]}`
}
