import { BOX_HEIGHT, BOX_PITCH, symbolWidth } from '../../engine/encode/symbol-sizes'
import { NODE_KINDS } from '../../model/project/codes'
import type { PathPen } from '../paint/painter'
import { traceRoundedBox } from './forms/rounded-box'
import { traceTurned } from './forms/turned'

const BOX = NODE_KINDS.indexOf('box')

export function boxSize(ports: number): { width: number; height: number } {
  return { width: symbolWidth(BOX, ports), height: BOX_HEIGHT }
}

/** Returns where a port leaves, measured from the middle; ports count from 1. */
export function boxOutlet(port: number, ports: number): number {
  return (port - (Math.max(1, ports) + 1) / 2) * BOX_PITCH
}

export function traceBox(pen: PathPen, x: number, y: number, ports: number): void {
  const { width, height } = boxSize(ports)
  traceRoundedBox(pen, x, y, width, height)
}

/** Traces the line above the port numbers, and the marks between ports. */
export function traceBoxDetail(pen: PathPen, x: number, y: number, ports: number): void {
  const { width } = boxSize(ports)
  const line = y + BOX_HEIGHT / 2 - 14
  pen.moveTo(x - width / 2, line)
  pen.lineTo(x + width / 2, line)
  for (let port = 1; port < ports; port++) {
    const mark = x + (boxOutlet(port, ports) + boxOutlet(port + 1, ports)) / 2
    pen.moveTo(mark, line)
    pen.lineTo(mark, y + BOX_HEIGHT / 2)
  }
}

/** Hatches the cell of a port that is reserved for a large unit at its neighbour. */
export function traceReservedPort(pen: PathPen, x: number, y: number, port: number, ports: number): void {
  const middle = x + boxOutlet(port, ports)
  const bottom = y + BOX_HEIGHT / 2
  for (const from of [-8, -3, 2]) {
    pen.moveTo(middle + from, bottom - 1)
    pen.lineTo(middle + from + 6, bottom - 13)
  }
}

/** Traces the mark of a turned box: two opposite arrows beside its name. */
export function traceTurnedBox(pen: PathPen, x: number, y: number, ports: number): void {
  traceTurned(pen, x - boxSize(ports).width / 2 + 4, y - BOX_HEIGHT / 2 + 6)
}

/** Middle of the line of port numbers, above the bottom edge. */
export const PORT_NUMBER_DOWN = BOX_HEIGHT / 2 - 7
/** Middle of the box's own text. */
export const BOX_TEXT_DOWN = -7
