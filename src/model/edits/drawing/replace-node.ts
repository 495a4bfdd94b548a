import type { Change, Op } from '../../change/change'
import { isUnitKind } from '../../project/codes'
import type { NodeData } from '../../diagram/diagram'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { kindAt } from '../../diagram/diagram-tree'
import { exchangeKit } from '../../drawing/kits/exchange-kit'
import { emptyPlaces } from '../../drawing/places/empty-places'
import { replaceFitting } from '../../drawing/branches/replace-fitting'
import { listInstead } from '../../drawing/listed-unit'
import { nodeOfItem } from '../../drawing/put/placed-item'
import type { PlacedItem } from '../../drawing/put/placed-item'
import { putItem } from '../../drawing/put/put-item'
import { withRearMark } from '../../drawing/rear-mounted'
import { record } from '../../drawing/record'
import { settleSibling } from '../../drawing/plans/reservation'
import type { EquipmentPack } from '../../project/equipment'
import type { Project, System } from '../../project/project'
import { hasRearMounted } from '../../project/unit-part'
import { systemOf } from '../../change/system-ops'
import { editIndoorUnit } from '../list/edit-indoor-unit'
import { placeNewUnit } from './place-new-unit'

const LABEL = 'replaceNode'

/**
 * Replaces a node; id, position, feed, level, label and a unit's rear-mounted component stay. A unit's list line changes its model with it; a unit of a
 * line of several gets a new line. The children of a joint, header or box stay as far as there are outlets; the others are removed from the drawing. A
 * unit that replaces a fitting, or the reverse, removes everything below first. One kit of an air handler changes the selection of its line. The outdoor
 * unit is chosen elsewhere.
 */
export function replaceNode(project: Project, systemId: string, nodeId: string, item: PlacedItem, pack: EquipmentPack): Change {
  const system = systemOf(project, systemId)
  const row = nodeRow(system.diagram, nodeId)
  const kind = kindAt(system.diagram, row)
  if (row < 0 || ['outdoor', 'none', 'ahuBox', 'endCap'].includes(kind)) return { label: LABEL, ops: [] }
  if (kind === 'placeholder') return { ...placeNewUnit(project, systemId, nodeId, item, pack), label: LABEL }
  const part = system.diagram.nodeRest[row]?.airHandler
  if (part?.kitIndex !== undefined && item.kind === 'ahuKit') {
    const airHandler = exchangeKit(system, row, item.model ?? '')
    const lineId = system.diagram.nodeRest[row]?.indoorUnitId
    if (airHandler && lineId !== undefined) return { ...editIndoorUnit(project, systemId, lineId, { airHandler }, pack), label: LABEL }
  }
  const isUnit = isUnitKind(item.kind)
  if (part === undefined && isUnit && isUnitKind(kind)) return replaceUnit(system, row, item, pack)
  const recording = record(system)
  if (part === undefined && !isUnit && !isUnitKind(kind)) replaceFitting(recording, row, item, pack)
  else {
    emptyPlaces(recording, [row], pack)
    const place = nodeRow(recording.diagram, nodeId)
    if (!isUnit) putItem(recording, place, item, pack)
    else {
      const listed = listInstead(system, undefined, item, pack)
      const isPut = putItem(recording, place, listed.item, pack)
      return { label: LABEL, ops: isPut ? [...listed.ops, ...recording.ops] : [] }
    }
  }
  return { label: LABEL, ops: recording.ops }
}

function replaceUnit(system: System, row: number, item: PlacedItem, pack: EquipmentPack): Change {
  const recording = record(system)
  const old = nodeAt(recording.diagram, row)
  const { label, heightM, materialType, indoorUnitId, extra } = old.data
  const listed = listInstead(system, indoorUnitId, item, pack)
  const { kind, shape, data } = nodeOfItem(listed.item, pack)
  const kept = {
    ...(label !== undefined && { label }),
    ...(heightM !== undefined && { heightM }),
    ...(materialType !== undefined && { materialType }),
    ...rearMounted(extra),
  }
  recording.setNode(row, { ...old, kind, shape, data: markedAsListed({ ...kept, ...data }, listed.ops) })
  settleSibling(recording, row, pack)
  return { label: LABEL, ops: [...listed.ops, ...recording.ops] }
}

/** Takes away the mark of a component behind the unit where the list line had one that does not fit its new model. */
function markedAsListed(data: NodeData, ops: readonly Op[]): NodeData {
  const lost = ops.some(
    (op) =>
      op.table === 'indoorUnit' &&
      op.after?.id === data.indoorUnitId &&
      hasRearMounted(op.before?.parts) &&
      !hasRearMounted(op.after?.parts),
  )
  return lost ? withRearMark(data, false) : data
}

/** Returns the rear-mounted component among a unit's extra fields, which fits every unit of the packs. Other extra fields belong to the old model. */
function rearMounted(extra: NodeData['extra']): Pick<NodeData, 'extra'> {
  const kept = Object.entries(extra ?? {}).filter(([name]) => name === 'isRearMountedComponents' || name === 'rearMountedComponentsUrl')
  return kept.length > 0 ? { extra: Object.fromEntries(kept) } : {}
}
