import type { Diagram, DiagramNode } from '../diagram'
import { nodeAt, nodeRow } from '../diagram-rows'
import type { EquipmentPack } from '../equipment'
import { newId } from '../ids'
import { omit } from '../omit'
import type { IndoorUnit, System } from '../project'
import { unitKind } from './draw'
import { besideEach, standBeside } from './notes/beside'
import type { Beside } from './notes/beside'
import type { PlannedUnit } from './plan'
import { placeUnit } from './place-unit'
import type { Recording } from './record'

/** A drawn unit that goes to another place because its new model does not fit where it stands, and what stands beside it. */
export interface MovedUnit {
  row: number
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
    return { row, node: { ...old, ...unitKind(unit.type), id: newId(), data }, beside: beside.get(row) }
  })
}

/** Puts a unit where one may be added; name, level and material stay with it, and so does what stands beside it. */
export function putDown(
  recording: Recording,
  { node, beside }: MovedUnit,
  planned: Pick<PlannedUnit, 'demand' | 'floor'>,
  system: System,
  pack: EquipmentPack,
): void {
  if (placeUnit(recording, { ...planned, node, feed: {} }, system, pack))
    standBeside(recording, beside, nodeRow(recording.diagram, node.id))
}
