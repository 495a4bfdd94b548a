import { HEADER_HEIGHT, HEADER_PITCH, symbolWidth } from '../../engine/encode/symbol-sizes'
import { NODE_KINDS } from '../../model/project/codes'
import type { PathPen } from '../paint/painter'
import { traceRoundedBox } from './forms/rounded-box'
import { traceTurned, TURNED_WIDTH } from './forms/turned'

const JOINT = NODE_KINDS.indexOf('joint')
const FEWEST_BRANCHES = 3

export function headerSize(branches: number): { width: number; height: number } {
  return { width: symbolWidth(JOINT, Math.max(FEWEST_BRANCHES, branches)), height: HEADER_HEIGHT }
}

/** Returns where a branch leaves, measured from the middle; branches count from 1. */
export function headerOutlet(branch: number, branches: number): number {
  return (branch - (branches + 1) / 2) * HEADER_PITCH
}

export function traceHeader(pen: PathPen, x: number, y: number, branches: number): void {
  const { width, height } = headerSize(branches)
  traceRoundedBox(pen, x, y, width, height)
}

/** Traces a stub for each branch. */
export function traceHeaderDetail(pen: PathPen, x: number, y: number, branches: number): void {
  for (let branch = 1; branch <= branches; branch++) {
    const stub = x + headerOutlet(branch, branches)
    pen.moveTo(stub, y + HEADER_HEIGHT / 2)
    pen.lineTo(stub, y + HEADER_HEIGHT / 2 + 4)
  }
}

/** Traces the mark of a turned header: two opposite arrows in its middle. */
export function traceTurnedHeader(pen: PathPen, x: number, y: number): void {
  traceTurned(pen, x - TURNED_WIDTH / 2, y - 2)
}
