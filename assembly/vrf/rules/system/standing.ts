import * as L from '../../../shared/layout/layout'

/** Joints told apart by kind and type, for what stands on the drawing and for what is about to be dropped. */

/** MP2, MP4, MP8 and the -W joints merge ports; the sub connectors do not. */
export function isMergeJoint(kind: i32, type: i32): bool {
  return kind == L.KIND_JOINT && type >= L.JOINT_MP2 && type <= L.JOINT_MP6_W
}

/** A joint or header without a type of its own. */
export function isPlainJoint(kind: i32, type: i32): bool {
  return kind == L.KIND_JOINT && type == L.JOINT_PLAIN
}
