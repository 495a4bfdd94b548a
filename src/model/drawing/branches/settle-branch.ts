import { isUnitKind } from '../../project/codes'
import { edgeAt, nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { feedsOf, kindAt } from '../../diagram/diagram-tree'
import type { EquipmentPack } from '../../project/equipment'
import { takeMergedPorts } from '../plans/merged-ports'
import type { Recording } from '../record'
import { settleSibling } from '../plans/reservation'

/** Updates sibling ports, merged ports and the record of an air handler that starts there after a branch moved to another pipe. */
export function settleBranch(recording: Recording, topId: string, pack: EquipmentPack): void {
  const row = nodeRow(recording.diagram, topId)
  keepFeedInBooks(recording, row)
  const kind = kindAt(recording.diagram, row)
  if (isUnitKind(kind)) settleSibling(recording, row, pack)
  if (kind === 'joint') takeMergedPorts(recording, row, pack)
}

function keepFeedInBooks(recording: Recording, row: number): void {
  const { diagram } = recording
  const books = diagram.nodeRest[row]?.airHandler
  const [first] = feedsOf(diagram, row)
  if (books?.feedId === undefined || first === undefined) return
  const { id, source, target, sourcePort, kind } = edgeAt(diagram, first)
  const node = nodeAt(diagram, row)
  const airHandler = { ...books, feedId: id, feedBefore: { source, target, sourcePort, kind } }
  recording.setNode(row, { ...node, data: { ...node.data, airHandler } })
}
