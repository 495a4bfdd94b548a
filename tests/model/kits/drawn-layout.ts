import type { Diagram } from '../../../src/model/diagram/diagram'
import { edgeAt, nodeAt } from '../../../src/model/diagram/diagram-rows'
import type { ExpectedLayout } from '../../reference/kit-layout'

/** What is drawn of one air handler, in the words of the reference. */
export function drawnLayout(diagram: Diagram, airHandlerId: string): Omit<ExpectedLayout, 'connection'> {
  const parts = rowsOf(diagram.nodeCount, (row) => nodeAt(diagram, row)).filter((node) => node.data.airHandlerId === airHandlerId)
  const pipes = rowsOf(diagram.edgeCount, (row) => edgeAt(diagram, row)).filter((edge) => edge.airHandlerId === airHandlerId)
  const books = parts.find((part) => part.data.airHandler?.added)?.data.airHandler
  const kits = parts.filter((part) => part.kind === 'ahuKit')
  const joint = parts.find((part) => part.kind === 'joint')
  return {
    addHeight: books?.addedHeight ?? NaN,
    direction: joint?.data.airHandler?.direction ?? 'lr',
    nodes: sorted(parts.map(({ shape, x, y }) => ({ shape, x, y }))),
    pipes: pipes.map((pipe) => `${pipe.kind} ${pipe.gasLengthM ?? pipe.liquidLengthM ?? pipe.lengthM}`).sort(),
    kitNames: kits.map((kit) => kit.data.airHandler?.kitName ?? ''),
    kitIds: kits.map((kit) => kit.data.airHandler?.kitId ?? ''),
  }
}

export function sorted(nodes: ExpectedLayout['nodes']): ExpectedLayout['nodes'] {
  const key = ({ shape, y }: ExpectedLayout['nodes'][number]) => `${shape} ${String(1e6 + y)}`
  return [...nodes].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** Extent of each symbol on the board; joints and notes are smaller than the least of these. */
const SIZES: Readonly<Record<string, [number, number]>> = {
  ahukit: [56, 36],
  ahubox: [52, 34],
  plus: [40, 28],
  ahujoint: [10, 10],
  joint: [10, 10],
}

/** Pairs of nodes whose symbols lie on each other, at least one of them of this air handler. */
export function overlaps(diagram: Diagram, airHandlerId: string): string[] {
  const nodes = rowsOf(diagram.nodeCount, (row) => nodeAt(diagram, row))
  const found: string[] = []
  nodes.forEach((one, place) => {
    for (const other of nodes.slice(place + 1)) {
      if (one.data.airHandlerId !== airHandlerId && other.data.airHandlerId !== airHandlerId) continue
      const [width, height] = SIZES[one.shape] ?? [40, 28]
      const [otherWidth, otherHeight] = SIZES[other.shape] ?? [40, 28]
      if (Math.abs(one.x - other.x) * 2 < width + otherWidth && Math.abs(one.y - other.y) * 2 < height + otherHeight)
        found.push(`${one.shape} at ${one.x},${one.y} on ${other.shape} at ${other.x},${other.y}`)
    }
  })
  return found
}

function rowsOf<T>(count: number, at: (row: number) => T): T[] {
  return Array.from({ length: count }, (_, row) => at(row))
}
