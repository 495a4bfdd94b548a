import type { Change } from '../../change/change'
import { putSystemCopy } from '../../drawing/system-copy'
import { newId } from '../../change/ids'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'
import { serveFreeRooms } from '../rooms/serve-free-rooms'
import { nextSystemName } from './system-name'

/**
 * Copies a system with its list and its drawing under the next number, on floor 0 and level 1. Every id is new, and references between
 * nodes are mapped to the copy. Reservations made by hand for nodes elsewhere are dropped.
 */
export function copySystem(project: Project, systemId: string, given: { id?: string; name?: string } = {}): Change {
  const place = { id: given.id ?? newId(), name: given.name ?? nextSystemName(project), at: project.systemOrder.length }
  const system = systemOf(project, systemId)
  const copied = { ...system, indoorUnits: serveFreeRooms(project, system.indoorUnits) }
  return { label: 'copySystem', ops: putSystemCopy(copied, place, project.control) }
}
