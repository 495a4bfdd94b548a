import { JOINT_SIZE } from '../../engine/encode/symbol-sizes'
import type { PathPen } from '../paint/painter'

export const JOINT_RADIUS = JOINT_SIZE / 2

/** Traces a branch joint: a small dot where the pipes meet. */
export function traceJoint(pen: PathPen, x: number, y: number): void {
  pen.circle(x, y, JOINT_RADIUS)
}

/** Traces a merge joint, which joins ports of a box into one pipe: a funnel. */
export function traceMergeJoint(pen: PathPen, x: number, y: number): void {
  pen.moveTo(x - 9, y - JOINT_RADIUS)
  pen.lineTo(x + 9, y - JOINT_RADIUS)
  pen.lineTo(x + 3, y + JOINT_RADIUS)
  pen.lineTo(x - 3, y + JOINT_RADIUS)
  pen.lineTo(x - 9, y - JOINT_RADIUS)
}

/** Traces a connector for a sub box: a diamond. */
export function traceConnector(pen: PathPen, x: number, y: number): void {
  const reach = JOINT_RADIUS + 1.5
  pen.moveTo(x, y - reach)
  pen.lineTo(x + reach, y)
  pen.lineTo(x, y + reach)
  pen.lineTo(x - reach, y)
  pen.lineTo(x, y - reach)
}

/** Traces an arrow head above a joint on the side of an air handler's kits. */
export function traceJointDirection(pen: PathPen, x: number, y: number, isToTheRight: boolean): void {
  const ahead = isToTheRight ? 1 : -1
  pen.moveTo(x + ahead * 7, y - 14)
  pen.lineTo(x + ahead * 14, y - 10)
  pen.lineTo(x + ahead * 7, y - 6)
  pen.lineTo(x + ahead * 7, y - 14)
}
