import type { Diagram, DiagramEdge, DiagramNode } from '../../src/model/diagram/diagram'
import { edgeAt, nodeAt } from '../../src/model/diagram/diagram-rows'
import { unitDemand } from '../../src/model/project/equipment'
import type { System } from '../../src/model/project/project'
import { pack } from './arbitrary'

const UNITS = ['indoor', 'freshAir', 'hydro', 'ahuKit']
const isHeader = (node: DiagramNode) => node.kind === 'joint' && !node.data.jointType && (node.data.branches ?? 0) >= 3

interface Drawn extends DiagramNode {
  above: Drawn[]
  feed: DiagramEdge | undefined
  below: Drawn[]
}

/** What is wrong with a drawing, in words; a walk over plain objects that shares nothing with the code that draws. */
export function complaintsOf(system: System): string[] {
  const complaints: string[] = []
  const root = treeOf(system.diagram, complaints)
  if (!root) return complaints
  const reached: Drawn[] = []
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    reached.push(node)
    waiting.push(...node.below)
    if (reached.length > system.diagram.nodeCount) return [...complaints, 'the drawing runs in a circle']
  }
  if (reached.length !== system.diagram.nodeCount) complaints.push(`${system.diagram.nodeCount - reached.length} nodes hang on nothing`)
  const needsBox = root.data.outdoorType === 'HR'
  for (const node of reached) complaints.push(...complaintsAt(node, needsBox))
  return complaints
}

/** How many units draw each line of the list; the kits of an air handler are one. */
export function drawnCounts(system: System): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let row = 0; row < system.diagram.nodeCount; row++) {
    const { kind, data } = nodeAt(system.diagram, row)
    const isFurtherKit = (data.airHandler?.kitIndex ?? 1) > 1
    if (UNITS.includes(kind) && !isFurtherKit) counts[data.indoorUnitId ?? ''] = (counts[data.indoorUnitId ?? ''] ?? 0) + 1
  }
  return counts
}

function treeOf(diagram: Diagram, complaints: string[]): Drawn | undefined {
  const nodes = new Map<string, Drawn>()
  for (let row = 0; row < diagram.nodeCount; row++) {
    const node = nodeAt(diagram, row)
    if (nodes.has(node.id)) complaints.push(`two nodes are called ${node.id}`)
    nodes.set(node.id, { ...node, above: [], below: [], feed: undefined })
  }
  for (let row = 0; row < diagram.edgeCount; row++) {
    const edge = edgeAt(diagram, row)
    const source = nodes.get(edge.source)
    const target = nodes.get(edge.target)
    if (!source || !target) {
      complaints.push(`pipe ${edge.id} has a missing end`)
      continue
    }
    // A box behind kits has a gas and a liquid pipe from each of them; it is reached once.
    if (target.kind !== 'ahuBox' || target.above.length === 0) source.below.push(target)
    target.above.push(source)
    target.feed = edge
  }
  const roots = [...nodes.values()].filter((node) => node.kind === 'outdoor')
  if (nodes.size > 0 && roots.length !== 1) complaints.push(`${roots.length} outdoor units`)
  for (const node of nodes.values())
    if (node.kind !== 'outdoor' && node.kind !== 'ahuBox' && node.above.length !== 1)
      complaints.push(`${node.kind} has ${node.above.length} feeds`)
  complaints.push(...airHandlerComplaints([...nodes.values()]))
  return roots[0]
}

/** Every air handler has one start with its books, kits numbered from 1, and a box that each of them feeds with gas and liquid, or none. */
function airHandlerComplaints(nodes: readonly Drawn[]): string[] {
  const handlers = new Map<string, Drawn[]>()
  for (const node of nodes) {
    const id = node.data.airHandlerId
    if (id !== undefined) handlers.set(id, [...(handlers.get(id) ?? []), node])
  }
  return [...handlers.values()].flatMap((parts) => {
    const complaints: string[] = []
    const kits = parts.filter((part) => part.kind === 'ahuKit').map((part) => part.data.airHandler?.kitIndex ?? 0)
    if (kits.sort((a, b) => a - b).some((index, place) => index !== place + 1)) complaints.push(`kits are numbered ${kits.join()}`)
    const starts = parts.filter((part) => part.data.airHandler?.added)
    if (starts.length !== 1) complaints.push(`${starts.length} starts of an air handler`)
    const listed = starts[0]?.data.airHandler?.kitIds ?? []
    if (listed.length !== kits.length) complaints.push(`${kits.length} kits where the books list ${listed.length}`)
    const boxes = parts.filter((part) => part.kind === 'ahuBox')
    if (boxes.length > 1) complaints.push(`${boxes.length} boxes of one air handler`)
    for (const box of boxes) {
      const feeders = new Set(box.above)
      if (feeders.size !== kits.length || box.above.length !== 2 * kits.length || [...feeders].some((each) => each.kind !== 'ahuKit'))
        complaints.push(`${box.above.length} pipes from ${kits.length} kits`)
    }
    return complaints
  })
}

function complaintsAt(node: Drawn, needsBox: boolean): string[] {
  const complaints: string[] = []
  const upstream: Drawn[] = []
  for (let above = node.above[0]; above && upstream.length < 1e4; above = above.above[0]) upstream.push(above)
  const box = upstream.find((above) => above.kind === 'box')
  const isUnit = UNITS.includes(node.kind)
  if (isUnit && node.below.some((below) => node.kind !== 'ahuKit' || below.kind !== 'ahuBox')) complaints.push('something hangs on a unit')
  if (node.kind === 'joint' || node.kind === 'box') {
    if (upstream.some(isHeader)) complaints.push(`a ${node.kind} follows a header`)
  }
  if (node.kind === 'joint' && node.below.length > (node.data.branches ?? 0))
    complaints.push(`${node.below.length} pipes leave a joint of ${node.data.branches}`)
  if (node.kind === 'joint' && !node.data.jointType && node.below.length < 2) complaints.push('a joint is wasted')
  if (isHeader(node)) complaints.push(...headerComplaints(node))
  if (node.kind === 'box') complaints.push(...boxComplaints(node))
  if (node.kind === 'box' && box) complaints.push('a box follows a box')
  if (needsBox && node.kind === 'hydro' && box) complaints.push('a hydro unit follows a box')
  if (needsBox && isUnit && node.kind !== 'hydro' && !box) complaints.push(`${node.kind} without a box`)
  return complaints
}

const loadOf = (node: Drawn): number =>
  (UNITS.includes(node.kind) ? (unitDemand(pack, node.data.model ?? '')?.loadKw ?? 0) : 0) +
  node.below.reduce((sum, each) => sum + loadOf(each), 0)

function headerComplaints(header: Drawn): string[] {
  const loads = header.below.map(loadOf)
  const sum = loads.reduce((total, load) => total + load, 0)
  const fits = pack.headers.items.some(
    (each) => each.branches >= (header.data.branches ?? 0) && each.maxKw >= sum && each.maxBranchKw >= Math.max(...loads),
  )
  return fits ? [] : [`no header carries ${loads.join(' + ')} kW`]
}

function boxComplaints(box: Drawn): string[] {
  const complaints: string[] = []
  const taken = new Set<number>()
  const take = (port: number) => {
    if (taken.has(port) || port < 1 || port > (box.data.ports ?? 0)) complaints.push(`port ${port} is taken twice or does not exist`)
    taken.add(port)
  }
  const equipment = pack.msBoxes.items.find((each) => each.id === box.data.model)
  if (!equipment || equipment.ports !== box.data.ports) complaints.push(`no box is called ${box.data.model} with ${box.data.ports} ports`)
  if (equipment && loadOf(box) > equipment.totalCapacityKw + 1e-9) complaints.push(`${loadOf(box)} kW on ${equipment.id}`)
  for (const child of box.below) {
    const port = child.feed?.sourcePort ?? 0
    const merged = pack.msBoxes.mergeJoints.find((joint) => joint.id === child.data.jointType)
    const load = loadOf(child)
    for (let each = port; each < port + (merged?.portsMerged ?? 1); each++) take(each)
    if (merged && load > merged.maxDownstreamKw) complaints.push(`${load} kW on ${merged.id}`)
    if (merged || load <= 16) continue
    const sibling = box.below.find((other) => other.feed?.sourcePort === port + 1)
    if (port % 2 === 0 || load > 32 || sibling?.data.reservedFor !== child.id)
      complaints.push(`${load} kW on port ${port} has no port beside it`)
  }
  return complaints
}
