import type { DiagramEdge, DiagramNode } from '../../diagram/diagram'
import { edgeAt, nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { feedsOf } from '../../diagram/diagram-tree'
import { newId } from '../../change/ids'
import { omit } from '../../change/omit'
import { freshNode } from '../draw'
import { feedKinds } from '../plans/fan-out'
import type { Recording } from '../record'
import { COLUMN } from '../plans/spacing'

/** Inserts a fitting into all pipes from the node above; the node is fed by the first of these outlets, placeholders by the others. */
export function splitPipe(recording: Recording, row: number, fitting: DiagramNode, outlets: readonly number[]): void {
  const { diagram } = recording
  const feeds = feedsOf(diagram, row)
  const { id: target, x, y } = nodeAt(diagram, row)
  const [first = 0, ...others] = outlets
  recording.addNode(fitting)
  for (const feed of feeds) {
    const edge = edgeAt(diagram, feed)
    recording.setEdge(feed, { ...halved(edge), target: fitting.id })
    recording.addEdge({ ...omit(halved(edge), 'bends', 'extra'), id: newId(), source: fitting.id, target, sourcePort: first })
  }
  const kinds = feedKinds(diagram, nodeRow(diagram, fitting.id))
  others.forEach((sourcePort, place) => {
    const open = { ...freshNode('placeholder', 'plus', {}), x: x + (place + 1) * COLUMN, y }
    recording.addNode(open)
    for (const kind of kinds) recording.addEdge({ id: newId(), source: fitting.id, target: open.id, sourcePort, kind })
  })
}

// Halving a double is exact, so the two pipes add up to the length of the original.
function halved(edge: DiagramEdge): DiagramEdge {
  return {
    ...edge,
    ...(edge.lengthM !== undefined && { lengthM: edge.lengthM / 2 }),
    ...(edge.gasLengthM !== undefined && { gasLengthM: edge.gasLengthM / 2 }),
    ...(edge.liquidLengthM !== undefined && { liquidLengthM: edge.liquidLengthM / 2 }),
  }
}
