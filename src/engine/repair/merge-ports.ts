import type { Pack } from '../../contract/pack'
import { isUnitKind } from '../../model/project/codes'
import { isOpenPlace, onPort } from '../../model/drawing/plans/box-port'
import type { Repair } from '../../model/finding/repair'
import type { RepairPlace } from './repair-place'

/** Ports that a joint of this type merges, 1 for any other. */
export function mergePortsOf(pack: Pack, jointType: string): number {
  return pack.msBoxes.mergeJoints.find((joint) => joint.id === jointType)?.portsMerged ?? 1
}

/** A merge joint that carries a unit on a box, from the first port on where its ports are free; null where there is none. */
export function mergedPorts(place: RepairPlace): Repair | null {
  const { diagram, pack, parent, row, kind, loadKw } = place
  if (!isUnitKind(kind)) return null
  const joints = pack.msBoxes.mergeJoints
    .filter((joint) => joint.maxDownstreamKw >= loadKw)
    .toSorted((one, other) => one.portsMerged - other.portsMerged)
  for (const joint of joints) {
    const last = (diagram.nodeOutlets[parent] ?? 0) - joint.portsMerged + 1
    for (let port = 1; port <= last; port += joint.portsMerged === 2 ? 2 : 1) {
      const ports = Array.from({ length: joint.portsMerged }, (_, step) => onPort(diagram, place.tree, parent, port + step))
      if (ports.every((child) => child < 0 || child === row || isOpenPlace(diagram, child))) {
        return { code: 'mergePorts', values: { jointType: joint.id, port } }
      }
    }
  }
  return null
}
