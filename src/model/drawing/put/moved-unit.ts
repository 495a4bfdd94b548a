import type { Diagram, DiagramNode } from '../../diagram/diagram'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { kindAt } from '../../diagram/diagram-tree'
import type { EquipmentPack } from '../../project/equipment'
import { newId } from '../../change/ids'
import { omit } from '../../change/omit'
import type { IndoorUnit, System } from '../../project/project'
import { unitKind } from '../draw'
import { besideEach, standBeside } from '../notes/beside'
import type { Beside } from '../notes/beside'
import type { PlannedUnit } from '../plans/plan'
import { placeUnit } from './place-unit'
import type { Recording } from '../record'
import { settleSibling } from '../plans/reservation'

/** A drawn unit that goes to another place because its new model does not fit where it stands, and what stands beside it. */
export interface MovedUnit {
  row: number
  /** The id of the place that it leaves: its own until now. */
  placeId: string
  node: DiagramNode
  beside: Beside | undefined
}

/** The units of these rows that another model takes the place of: as they will be, with an id of their own, because the place they leave keeps theirs. */
export function takeUp(diagram: Diagram, rows: readonly number[], unit: IndoorUnit): MovedUnit[] {
  const moving = rows.filter((row) => diagram.modelNames[diagram.nodeModel[row] ?? -1] !== unit.model)
  const beside = besideEach(diagram, moving)
  return moving.map((row) => {
    const old = nodeAt(diagram, row)
    // A capacity given for the old model says nothing of the new one.
    const data = { ...omit(old.data, 'coolingKw'), model: unit.model }
    return { row, placeId: old.id, node: { ...old, ...unitKind(unit.type), id: newId(), data }, beside: beside.get(row) }
  })
}

/**
 * Puts units of one line where units may be added; name, level and material stay with them, and so does what stands beside them. A unit that nothing takes stands where it
 * stood: that it does not fit is a finding then.
 */
export function putDown(
  recording: Recording,
  moved: readonly MovedUnit[],
  planned: Pick<PlannedUnit, 'demand' | 'floor'>,
  system: System,
  pack: EquipmentPack,
): void {
  const left = moved.map(({ placeId }) => placeId)
  for (const each of moved) {
    const isPlaced = placeUnit(recording, { ...planned, node: each.node, feed: {} }, system, pack)
    const row = isPlaced ? nodeRow(recording.diagram, each.node.id) : putBack(recording, each, left, pack)
    standBeside(recording, each.beside, row)
  }
}

// Its own place, or one that another unit of its line has left; a unit that stood on no pipe stands there again.
function putBack(recording: Recording, { node, placeId }: MovedUnit, left: readonly string[], pack: EquipmentPack): number {
  const { diagram } = recording
  const places = [placeId, ...left].map((id) => nodeRow(diagram, id))
  const place = places.find((row) => row >= 0 && kindAt(diagram, row) === 'placeholder')
  if (place === undefined) {
    recording.addNode({ ...node, id: placeId })
    return recording.diagram.nodeCount - 1
  }
  const { x, y } = nodeAt(diagram, place)
  recording.setNode(place, { ...node, id: placeId, x, y })
  settleSibling(recording, place, pack)
  return place
}
