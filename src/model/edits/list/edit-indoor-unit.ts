import type { Change, Op } from '../../change/change'
import { followList } from '../../drawing/hrv/follow-list'
import { followHrvUnits } from '../../drawing/hrv/hrv-follow-list'
import { markRear } from '../../drawing/rear-mounted'
import { withFittingParts } from '../../drawing/with-fitting-parts'
import type { EquipmentPack } from '../../project/equipment'
import type { IndoorUnit, Project } from '../../project/project'
import { hasRearMounted } from '../../project/unit-part'
import { omit } from '../../change/omit'
import { headOf, systemOf } from '../../change/system-ops'
import { inSequence } from '../in-sequence'
import { toServedRooms } from '../rooms/to-served-rooms'

const LABEL = 'editIndoorUnit'

export type IndoorUnitPatch = Partial<Omit<IndoorUnit, 'id'>>

/** Changes fields of one list line; the drawing follows a new model, count or floor. What is typed about its room goes to the room that it serves. */
export function editIndoorUnit(project: Project, systemId: string, unitId: string, patch: IndoorUnitPatch, pack: EquipmentPack): Change {
  return editIndoorUnits(project, systemId, [unitId], patch, pack)
}

/** Changes the same fields of several lines at once. Of another model's panel, components and accessories those stay that fit it. */
export function editIndoorUnits(
  project: Project,
  systemId: string,
  unitIds: readonly string[],
  patch: IndoorUnitPatch,
  pack: EquipmentPack,
): Change {
  const system = systemOf(project, systemId)
  const picked = new Set(unitIds)
  const marks = new Map<string, boolean>()
  const list = system.indoorUnits.map((unit) => {
    if (!picked.has(unit.id)) return unit
    const after = withFittingParts(unit, patched(unit, patch), pack)
    if (hasRearMounted(after.parts) !== hasRearMounted(unit.parts)) marks.set(unit.id, hasRearMounted(after.parts))
    return after
  })
  const lines = system.indoorUnits.flatMap((before, at): Op[] => {
    const after = list[at]
    return after && after !== before ? [{ table: 'indoorUnit', systemId, before, after, at }] : []
  })
  const controllers = followHrvUnits(headOf(system), list, project.systemOrder.indexOf(systemId), pack)
  const concernsDrawing = ['model', 'type', 'count', 'floor', 'airHandler'].some((field) => field in patch)
  const drawing = concernsDrawing ? followList(system, list, pack) : []
  const patches = new Map(unitIds.map((id) => [id, patch]))
  const ops = [...toServedRooms(project, systemId, patches, pack), ...lines, ...drawing, ...controllers]
  if (marks.size === 0) return { label: LABEL, ops }
  return inSequence(project, systemId, LABEL, [
    () => ({ label: LABEL, ops }),
    (now) => ({ label: LABEL, ops: markRear(systemOf(now, systemId), marks) }),
  ])
}

/** A field that is absent where it does not apply is taken away, so that a line is the same as it reads back. */
function patched(unit: IndoorUnit, patch: IndoorUnitPatch): IndoorUnit {
  const after = { ...unit, ...patch }
  return after.hasNoInternalPart === false ? omit(after, 'hasNoInternalPart') : after
}
