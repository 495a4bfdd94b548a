import type { Change } from '../change/change'
import { nodeAt } from '../diagram/diagram-rows'
import { insertBoxAbove, mergePortsAbove } from '../drawing/put/insert-fitting'
import { moveToPort } from '../drawing/put/move-to-port'
import { record } from '../drawing/record'
import { removeStanding } from '../drawing/put/remove-standing'
import { releaseReservations, settleSibling } from '../drawing/plans/reservation'
import { exchangeFitting } from '../drawing/put/exchange-fitting'
import { isUnitKind } from '../project/codes'
import type { Diagram } from '../diagram/diagram'
import { kindAt } from '../diagram/diagram-tree'
import type { EquipmentPack } from '../project/equipment'
import type { Finding } from '../finding/finding'
import { placeOfFinding } from '../finding/place-of-finding'
import type { Project, System } from '../project/project'
import type { Repair } from '../finding/repair'
import type { Recording } from '../drawing/record'
import { systemOf } from '../change/system-ops'
import { chooseOutdoorUnit } from './list/choose-outdoor-unit'
import { editIndoorUnits } from './list/edit-indoor-unit'
import { moveByRepair } from './move-by-repair'

/**
 * Applies the repair of a finding, where that is an edit of the drawing (`EDIT_REPAIRS`); without ops where it is advice, where there is no repair, or
 * where its node is not drawn any more.
 */
export function applyRepair(project: Project, systemId: string, finding: Finding, pack: EquipmentPack): Change {
  const label = 'applyRepair'
  const { repair } = finding
  const system = systemOf(project, systemId)
  if (!repair) return { label, ops: [] }
  if (repair.code === 'useOutdoor') return { ...chooseOutdoorUnit(project, systemId, [text(repair, 'model')], pack), label }
  if (repair.code === 'useModel' || repair.code === 'useSmallerModel') return { ...useModel(project, system, finding, pack), label }
  if (['moveToPlace', 'insertJoint', 'moveToSystem'].includes(repair.code))
    return { ...moveByRepair(project, systemId, repair, pack), label }
  const recording = record(system)
  if (repair.code === 'removeNode') removeStanding(recording, finding, pack)
  else {
    const row = placeOfFinding(system.diagram, exchanged(repair) ?? finding)
    if (row >= 0 && isDrawn(system.diagram, row)) repairAt(recording, row, repair, pack)
  }
  return { label, ops: recording.ops }
}

// The whole list line gets the model, because its units were chosen together.
function useModel(project: Project, system: System, finding: Finding, pack: EquipmentPack): Pick<Change, 'ops'> {
  const row = placeOfFinding(system.diagram, finding)
  const line = system.indoorUnits.find(({ id }) => id === system.diagram.nodeRest[row]?.indoorUnitId)
  const model = text(finding.repair ?? { code: 'useModel', values: {} }, 'model')
  if (!line || model === '') return { ops: [] }
  const name = line.name === line.model ? { name: model } : {}
  return editIndoorUnits(project, system.id, [line.id], { model, ...name }, pack)
}

function repairAt(recording: Recording, row: number, repair: Repair, pack: EquipmentPack): void {
  const { diagram } = recording
  switch (repair.code) {
    case 'moveToPort': {
      const id = diagram.nodeId[row] ?? ''
      const isUnit = isUnitKind(kindAt(diagram, row))
      releaseReservations(recording, new Set([id]))
      moveToPort(recording, row, whole(repair, 'port'), pack)
      if (isUnit) settleSibling(recording, recording.diagram.nodeId.indexOf(id), pack)
      return
    }
    case 'mergePorts':
      mergePortsAbove(recording, row, text(repair, 'jointType'), whole(repair, 'port'), pack)
      return
    case 'insertBox':
      insertBoxAbove(recording, row, { model: text(repair, 'model'), ports: whole(repair, 'ports') }, pack)
      return
    case 'takeMaterial': {
      const node = nodeAt(diagram, row)
      if (node.kind === 'joint') recording.setNode(row, { ...node, data: { ...node.data, materialType: text(repair, 'materialType') } })
      return
    }
    case 'useFitting':
      exchangeFitting(recording, row, repair.values)
      return
    default:
  }
}

// The finding is at a child of a fitting that is too small; `nodeId` names the fitting to replace.
function exchanged({ values }: Repair): { nodeId: string } | undefined {
  return typeof values['nodeId'] === 'string' ? { nodeId: values['nodeId'] } : undefined
}

// Placeholders are not repaired.
function isDrawn(diagram: Diagram, row: number): boolean {
  return !['placeholder', 'endCap', 'outdoor', 'none'].includes(kindAt(diagram, row))
}

function text({ values }: Repair, name: string): string {
  return String(values[name] ?? '')
}

function whole({ values }: Repair, name: string): number {
  return Math.trunc(Number(values[name] ?? 0)) || 0
}
