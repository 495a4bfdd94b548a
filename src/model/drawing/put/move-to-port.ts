import { edgeAt } from '../../diagram/diagram-rows'
import { feedsOf, kindAt, parentOf, treeOf } from '../../diagram/diagram-tree'
import type { EquipmentPack } from '../../project/equipment'
import { drawnPorts } from '../../pack-rules/drawing-view'
import { portsInUse } from '../../pack-rules/ports'
import { isOpenPlace, onPort, portsTaken, viewOf } from '../plans/box-port'
import type { Recording } from '../record'

/**
 * Moves a child of a box to another port, with as many ports as it takes. Placeholders there move to the ports that became free, as far as they
 * suffice; the others are removed. Does nothing where the node is not on a box
 * or the box has no such ports.
 */
export function moveToPort(recording: Recording, row: number, port: number, pack: EquipmentPack): void {
  const { diagram } = recording
  const tree = treeOf(diagram)
  const box = parentOf(diagram, tree, row)
  const ports = portsTaken(diagram, row, pack)
  if (kindAt(diagram, box) !== 'box' || port < 1 || port + ports - 1 > drawnPorts(diagram, box, pack)) return
  const from = diagram.edgeSourcePort[tree.feed[row] ?? -1] ?? 0
  const inTheWay: number[] = []
  for (let each = port; each < port + ports; each++) {
    const other = onPort(diagram, tree, box, each)
    if (other >= 0 && other !== row && isOpenPlace(diagram, other)) inTheWay.push(other)
  }
  setPort(recording, row, port)
  const { taken } = portsInUse(viewOf(diagram, pack), box)
  const isFree = (each: number): boolean => !taken.has(each) && onPort(diagram, treeOf(diagram), box, each) < 0
  const free: number[] = []
  for (let each = from; each < from + ports; each++) {
    const isLeft = each < port || each >= port + ports
    if (isLeft && each >= 1 && each <= drawnPorts(diagram, box, pack) && isFree(each)) free.push(each)
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
