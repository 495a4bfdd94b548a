import { JOINT_SIZE } from '../../engine/symbol-sizes'
import type { PathPen } from '../painter'

export const JOINT_RADIUS = JOINT_SIZE / 2

/** A branch joint: a small exact dot where the pipes meet. */
export function traceJoint(pen: PathPen, x: number, y: number): void {
  pen.circle(x, y, JOINT_RADIUS)
}
