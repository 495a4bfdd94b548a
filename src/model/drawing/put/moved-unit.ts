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

/** A drawn unit that is moved because its new model does not fit its position, and its accessories. */
export interface MovedUnit {
  row: number
  /** Id of the placeholder that it leaves: the unit's former id. */
  placeId: string
  node: DiagramNode
  beside: Beside | undefined
}

/** Returns the units of these rows with their new model and a new id, because the placeholder left behind keeps the old one. */
export function takeUp(diagram: Diagram, rows: readonly number[], unit: IndoorUnit): MovedUnit[] {
  const moving = rows.filter((row) => diagram.modelNames[diagram.nodeModel[row] ?? -1] !== unit.model)
  const beside = besideEach(diagram, moving)
  return moving.map((row) => {
    const old = nodeAt(diagram, row)
    // A capacity typed for the old model does not apply to the new one.
    const data = { ...omit(old.data, 'coolingKw'), model: unit.model }
    return { row, placeId: old.id, node: { ...old, ...unitKind(unit.type), id: newId(), data }, beside: beside.get(row) }
  })
}

/**
 * Places units of one line like added units, with their name, level, material and accessories. A unit that fits nowhere returns to where it
 * was; that it does not fit is then a finding.
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

// Uses its own placeholder, or one that another unit of its line has left; an unconnected unit returns to its position.
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
