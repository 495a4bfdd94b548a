import { JOINT_TYPES } from '../project/codes'
import type { JointType, NodeKind } from '../project/codes'
import type { EquipmentRules } from '../project/equipment'

/** The part of a pack that describes boxes and merge joints. */
export type MergeRules = Pick<EquipmentRules, 'msBoxes'>

/** Joint types that merge ports. The pack gives the number of ports of each; the sub connectors merge none. */
export const MERGE_TYPES = ['MP2', 'MP4', 'MP8', 'MP3-W', 'MP4-W', 'MP5-W', 'MP6-W'] as const satisfies readonly JointType[]
export type MergeType = (typeof MERGE_TYPES)[number]

/** Types preferred in a generated drawing; the others are used where none of these carries the unit. */
const PREFERRED: readonly JointType[] = ['MP2', 'MP4', 'MP8']

/** A merge joint of the pack with the type by which drawings name it. */
export interface MergeJoint {
  id: string
  type: MergeType
  portsMerged: number
  maxDownstreamKw: number
}

/** Rules of a pack that is not loaded: no joint merges ports. */
export const NO_MERGE_JOINTS: MergeRules = { msBoxes: { items: [], mergeJoints: [] } }

const jointsByPack = new WeakMap<MergeRules['msBoxes'], readonly MergeJoint[]>()

/**
 * Lists the merge joints that drawings can name, the one with the fewest ports first. A joint is identified by its `jointType`, or by its id where it
 * has none.
 */
export function mergeJoints({ msBoxes }: MergeRules): readonly MergeJoint[] {
  const known = jointsByPack.get(msBoxes)
  if (known) return known
  const joints: MergeJoint[] = []
  for (const { id, jointType = id, portsMerged, maxDownstreamKw } of msBoxes.mergeJoints) {
    const type = MERGE_TYPES.find((each) => each === jointType)
    if (type && !joints.some((joint) => joint.type === type)) joints.push({ id, type, portsMerged, maxDownstreamKw })
  }
  joints.sort((one, other) => one.portsMerged - other.portsMerged)
  jointsByPack.set(msBoxes, joints)
  return joints
}

/** Finds the merge joint of a type; undefined for any other type, and where the pack has none. */
export function mergeJointOf(pack: MergeRules, type: JointType): MergeJoint | undefined {
  return mergeJoints(pack).find((joint) => joint.type === type)
}

/** Counts the consecutive ports that a joint of this type merges; 1 for any other type, and where the pack gives none. */
export function portsMerged(pack: MergeRules, type: JointType): number {
  return mergeJointOf(pack, type)?.portsMerged ?? 1
}

/** Whether a joint type merges ports, independent of the pack. */
export function isMergeType(type: JointType): boolean {
  return MERGE_TYPES.some((each) => each === type)
}

/** Whether a joint of this type must start on an odd port. */
export function startsOnOddPort(type: JointType): boolean {
  return type === 'MP2'
}

/** Whether a joint of this type takes indoor and fresh-air units and air handlers of one kit only. */
export function takesOneKit(type: JointType): boolean {
  return isMergeType(type) && type !== 'MP2'
}

/** Whether a joint of this type may feed a unit; `isOneOfSeveral`: it is one of several kits of an air handler. */
export function jointAccepts(type: JointType, kind: NodeKind, isOneOfSeveral: boolean): boolean {
  if (!takesOneKit(type)) return true
  return kind === 'indoor' || kind === 'freshAir' || (kind === 'ahuKit' && !isOneOfSeveral)
}

/** Orders merge joints for a generated drawing: the preferred types first, each group by its ports. */
export function byPreference(joints: readonly MergeJoint[]): MergeJoint[] {
  const preferred = joints.filter(({ type }) => PREFERRED.includes(type))
  return [...preferred, ...joints.filter((joint) => !preferred.includes(joint))]
}

/** Returns the joint or box type of a code in the joint-type column. */
export function jointTypeOf(code: number | undefined): JointType {
  return JOINT_TYPES[code ?? 0] ?? ''
}
