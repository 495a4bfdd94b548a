import type { PathPen } from '../painter'

export const JOINT_RADIUS = 5

/** A branch joint: a small exact dot where the pipes meet. */
export function traceJoint(pen: PathPen, x: number, y: number): void {
  pen.circle(x, y, JOINT_RADIUS)
}
