import * as L from '../../../common/layout/layout'

/** Joints distinguished by kind and type, for drawn nodes and for the item about to be dropped. */

/** MP2, MP4, MP8 and the -W joints merge ports; the sub connectors do not. */
export function isMergeJoint(kind: i32, type: i32): bool {
  return kind == L.KIND_JOINT && type >= L.JOINT_MP2 && type <= L.JOINT_MP6_W
}

/** Returns whether a joint or header has no type of its own. */
export function isPlainJoint(kind: i32, type: i32): bool {
  return kind == L.KIND_JOINT && type == L.JOINT_PLAIN
}
