import { edgeAt, nodeAt } from '../../diagram/diagram-rows'
import { outletsOf, treeOf } from '../../diagram/diagram-tree'
import type { NodeData } from '../../diagram/diagram'
import type { Recording } from '../record'

/** Enlarges a joint, header or box: another model, more branches or ports. The children of a header get numbered outlets. */
export function exchangeFitting(recording: Recording, row: number, values: Record<string, number | string>): void {
  const { diagram } = recording
  const node = nodeAt(diagram, row)
  if (node.kind !== 'joint' && node.kind !== 'box') return
  const data: NodeData = { ...node.data }
  const { model, branches, ports } = values
  if (typeof model === 'string' && node.kind === 'box') data.model = model
  if (typeof branches === 'number' && node.kind === 'joint' && branches > (data.branches ?? 0)) data.branches = branches
  if (typeof ports === 'number' && node.kind === 'box' && ports > (data.ports ?? 0)) data.ports = ports
  recording.setNode(row, { ...node, data })
  if (node.kind === 'joint' && !data.jointType && (data.branches ?? 0) >= 3) numberOutlets(recording, row)
}

function numberOutlets(recording: Recording, row: number): void {
  const { diagram } = recording
  const edges = Array.from(outletsOf(treeOf(diagram), row))
  const taken = new Map<number, number>()
  for (const edge of edges) {
    const target = diagram.edgeTarget[edge] ?? -1
    const port = diagram.edgeSourcePort[edge] ?? 0
    if (port > 0 && !taken.has(port)) taken.set(port, target)
  }
  const portOf = new Map([...taken].map(([port, target]) => [target, port]))
  for (const edge of edges) {
    const target = diagram.edgeTarget[edge] ?? -1
    let port = portOf.get(target) ?? 1
    while (taken.has(port) && taken.get(port) !== target) port++
    taken.set(port, target)
    portOf.set(target, port)
    if (diagram.edgeSourcePort[edge] !== port) recording.setEdge(edge, { ...edgeAt(diagram, edge), sourcePort: port })
  }
}
