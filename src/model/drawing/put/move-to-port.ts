import { edgeAt } from '../../diagram/diagram-rows'
import { feedsOf, kindAt, parentOf, treeOf } from '../../diagram/diagram-tree'
import { isOpenPlace, onPort, portsTaken } from '../plans/box-port'
import type { Recording } from '../record'

/**
 * Hangs what stands on a box on another of its ports, as many as it takes. Open places there change to the ports that became free, as far as these go
 * round; the others go. Nothing happens where the node hangs on no box
 * or the box has no such ports.
 */
export function moveToPort(recording: Recording, row: number, port: number): void {
  const { diagram } = recording
  const tree = treeOf(diagram)
  const box = parentOf(diagram, tree, row)
  const ports = portsTaken(diagram, row)
  if (kindAt(diagram, box) !== 'box' || port < 1 || port + ports - 1 > (diagram.nodeOutlets[box] ?? 0)) return
  const from = diagram.edgeSourcePort[tree.feed[row] ?? -1] ?? 0
  const inTheWay: number[] = []
  for (let each = port; each < port + ports; each++) {
    const other = onPort(diagram, tree, box, each)
    if (other >= 0 && other !== row && isOpenPlace(diagram, other)) inTheWay.push(other)
  }
  setPort(recording, row, port)
  const free: number[] = []
  for (let each = from; each < from + ports; each++) {
    const isLeft = each < port || each >= port + ports
    if (isLeft && each >= 1 && each <= (diagram.nodeOutlets[box] ?? 0) && onPort(diagram, treeOf(diagram), box, each) < 0) free.push(each)
  }
  const gone = inTheWay.filter((other) => {
    const to = free.shift()
    if (to !== undefined) setPort(recording, other, to)
    return to === undefined
  })
  recording.dropRows(
    gone,
    gone.flatMap((other) => feedsOf(diagram, other)),
  )
}

function setPort(recording: Recording, row: number, sourcePort: number): void {
  for (const feed of feedsOf(recording.diagram, row)) recording.setEdge(feed, { ...edgeAt(recording.diagram, feed), sourcePort })
}
