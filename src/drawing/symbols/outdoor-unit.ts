import { MODULE_HEIGHT, MODULE_PITCH, MODULE_WIDTH, symbolWidth } from '../../engine/encode/symbol-sizes'
import { NODE_KINDS } from '../../model/project/codes'
import type { PathPen } from '../paint/painter'
import { traceRoundedBox } from './forms/rounded-box'

const OUTDOOR = NODE_KINDS.indexOf('outdoor')
const FAN_RADIUS = 20

/** Returns the size of an outdoor unit, whose modules are drawn side by side. */
export function outdoorUnitSize(modules: number): { width: number; height: number } {
  return { width: symbolWidth(OUTDOOR, modules), height: MODULE_HEIGHT }
}

/** Returns the middle of each module's casing. */
export function moduleCentres(x: number, modules: number): number[] {
  const count = Math.max(1, modules)
  return Array.from({ length: count }, (_, at) => x + (at - (count - 1) / 2) * MODULE_PITCH)
}

export function traceOutdoorCasing(pen: PathPen, x: number, y: number, modules: number): void {
  for (const centre of moduleCentres(x, modules)) traceRoundedBox(pen, centre, y, MODULE_WIDTH, MODULE_HEIGHT)
}

/** Traces the fan above and the coil fins below. */
export function traceOutdoorDetail(pen: PathPen, x: number, y: number, modules: number): void {
  const fanY = y - 17
  for (const centre of moduleCentres(x, modules)) {
    pen.circle(centre, fanY, FAN_RADIUS)
    pen.circle(centre, fanY, 3)
    for (let blade = 0; blade < 3; blade++) {
      const angle = -Math.PI / 2 + (blade * 2 * Math.PI) / 3
      const tipX = centre + Math.cos(angle) * (FAN_RADIUS - 3)
      const tipY = fanY + Math.sin(angle) * (FAN_RADIUS - 3)
      const bowX = centre + Math.cos(angle + 0.7) * 11
      const bowY = fanY + Math.sin(angle + 0.7) * 11
      pen.moveTo(centre + Math.cos(angle) * 3, fanY + Math.sin(angle) * 3)
      pen.quadraticCurveTo(bowX, bowY, tipX, tipY)
    }
    for (let fin = 0; fin < 3; fin++) {
      const finY = y + 9 + fin * 5
      pen.moveTo(centre - 20, finY)
      pen.lineTo(centre + 20, finY)
    }
  }
}
