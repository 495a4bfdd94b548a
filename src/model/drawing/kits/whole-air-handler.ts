import type { Diagram, NodeData } from '../../diagram/diagram'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { omit } from '../../change/omit'
import { makeRoomBelow } from '../places/make-room'
import type { Recording } from '../record'

/** The start of an air handler's layout with its record. */
export interface StandingLayout {
  startId: string
  data: NodeData
}

/** Returns the layouts that these nodes are part of. */
export function layoutsAt(diagram: Diagram, rows: readonly number[]): StandingLayout[] {
  const picked = new Set<string>()
  for (const row of rows) {
    const { airHandlerId } = diagram.nodeRest[row] ?? {}
    if (airHandlerId !== undefined) picked.add(airHandlerId)
  }
  const layouts: StandingLayout[] = []
  for (let row = 0; picked.size > 0 && row < diagram.nodeCount; row++) {
    const rest = diagram.nodeRest[row]
    if (rest?.airHandler?.added !== true || !picked.delete(rest.airHandlerId ?? '')) continue
    layouts.push({ startId: diagram.nodeId[row] ?? '', data: nodeAt(diagram, row).data })
  }
  return layouts
}

/** Returns the rows that a layout occupies: its start, and kits that are placed separately. */
export function placesOf(diagram: Diagram, { startId, data }: StandingLayout): number[] {
  const added = new Set(data.airHandler?.nodeIds)
  const own = (data.airHandler?.kitIds ?? []).filter((id) => !added.has(id))
  return [...new Set([startId, ...own])].map((id) => nodeRow(diagram, id)).filter((row) => row >= 0)
}

/** Restores the data of the layout's placeholder and moves the lower nodes up again, unless the gap has been filled since. */
export function closeUp(recording: Recording, { startId, data }: StandingLayout): void {
  const { diagram } = recording
  const row = nodeRow(diagram, startId)
  if (row < 0) return
  const node = nodeAt(diagram, row)
  const before = omit(data, 'model', 'coolingKw', 'branches', 'jointType', 'airHandlerId', 'airHandler', 'indoorUnitId')
  recording.setNode(row, { ...node, id: data.airHandler?.placeholderId ?? node.id, data: before })
  const height = data.airHandler?.addedHeight ?? 0
  for (let other = 0; other < diagram.nodeCount; other++) {
    const below = (diagram.nodeY[other] ?? 0) - node.y
    if (below > 0 && below <= height) return
  }
  makeRoomBelow(recording, node.y, -height)
}
