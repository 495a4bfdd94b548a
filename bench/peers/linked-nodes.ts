import type { Diagram } from '../../src/model/diagram/diagram'
import { edgeAt, nodeAt } from '../../src/model/diagram/diagram-rows'
import { unitEquipment } from '../../tests/reference/equipment'
import type { UnitEquipment } from '../../tests/reference/equipment'
import { readGraph } from '../../tests/reference/graph'
import type { PackTables } from '../../tests/reference/pack-tables'

export interface LinkedPipe {
  id: string
  lengthM: number
  liquidM: number
  bends: number
  upper: LinkedNode
  lower: LinkedNode
}

/** A node of the drawing as most programs keep it: an object with its parent pipe and its children. */
export interface LinkedNode {
  id: string
  kind: 'outdoor' | 'indoor' | 'joint'
  branches: number
  heightM: number
  unit: UnitEquipment | null
  feed: LinkedPipe | null
  outlets: LinkedPipe[]
}

/** Returns the same diagram as linked objects with the units' numbers, looked up once. */
export function linkedNodes(diagram: Diagram, pack: PackTables): LinkedNode[] {
  const units = new Map(readGraph(diagram).places.map((place) => [place.id, place]))
  const nodes = Array.from({ length: diagram.nodeCount }, (_, row): LinkedNode => {
    const { id, kind, data } = nodeAt(diagram, row)
    const place = units.get(id)
    if (kind !== 'outdoor' && kind !== 'indoor' && kind !== 'joint') throw new Error('The bench system has joints, headers and units only')
    const unit = kind === 'indoor' && place ? unitEquipment(place, pack) : null
    return { id, kind, branches: data.branches ?? 0, heightM: data.heightM ?? 0, unit, feed: null, outlets: [] }
  })
  const byId = new Map(nodes.map((node) => [node.id, node]))
  for (let row = 0; row < diagram.edgeCount; row++) {
    const edge = edgeAt(diagram, row)
    const upper = byId.get(edge.source)
    const lower = byId.get(edge.target)
    if (!upper || !lower) throw new Error('The bench system is whole')
    const common = edge.lengthM ?? pack.limits.defaultPipeM
    const liquidM = edge.liquidLengthM ?? common
    lower.feed = { id: edge.id, lengthM: Math.max(edge.gasLengthM ?? common, liquidM), liquidM, bends: edge.bends ?? 0, upper, lower }
    upper.outlets.push(lower.feed)
  }
  return nodes
}
