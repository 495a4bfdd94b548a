import { JOINT_TYPES } from '../../project/codes'
import type { JointType } from '../../project/codes'
import type { BoxEquipment, EquipmentPack, UnitDemand } from '../../project/equipment'

/** How a unit is joined to a box: the consecutive ports it takes and the joint that merges them, if one is needed. */
export interface PortDemand {
  ports: number
  mergeJoint: JointType | null
}

/**
 * A unit up to the port capacity takes one port, up to twice that the first port of a free pair, above that all the ports of the smallest merge
 * joint of the pack that carries it. One of several kits of an air handler never takes more than the pair.
 */
export function portDemand(pack: EquipmentPack, demand: UnitDemand): PortDemand {
  const portKw = Math.max(...pack.msBoxes.items.map((box) => box.portCapacityKw))
  if (demand.loadKw <= portKw && demand.ports <= 1) return { ports: 1, mergeJoint: null }
  if (demand.isOneOfSeveral || (demand.loadKw <= 2 * portKw && demand.ports <= 2)) return { ports: 2, mergeJoint: null }
  const joints = pack.msBoxes.mergeJoints.filter((joint) => !joint.id.includes('-')).sort((a, b) => a.portsMerged - b.portsMerged)
  const joint = joints.find((each) => each.maxDownstreamKw >= demand.loadKw && each.portsMerged >= demand.ports) ?? joints.at(-1)
  const mergeJoint = JOINT_TYPES.find((type) => type === joint?.id) ?? null
  return { ports: joint?.portsMerged ?? demand.ports, mergeJoint }
}

/** Boxes that may be used with a refrigerant, the smallest first. */
export function boxesFor(pack: EquipmentPack, refrigerant: string): BoxEquipment[] {
  return pack.msBoxes.items.filter((box) => (box.refrigerants ?? [refrigerant]).includes(refrigerant)).sort((a, b) => a.ports - b.ports)
}

/** The smallest box with enough ports, capacity and unit count; the largest where none has. */
export function smallestBox(boxes: readonly BoxEquipment[], ports: number, loadKw: number, units: number): BoxEquipment | undefined {
  return boxes.find((box) => carries(box, ports, loadKw, units)) ?? boxes.at(-1)
}

/** Is there room in this box? */
export function carries(box: BoxEquipment, ports: number, loadKw: number, units: number): boolean {
  return box.ports >= ports && box.totalCapacityKw >= loadKw - 1e-9 && box.maxIdu >= units
}
