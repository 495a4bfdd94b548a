import { UNIT_HEIGHT, UNIT_WIDTH } from '../../engine/encode/symbol-sizes'
import type { PathPen } from '../paint/painter'
import { traceCompact, traceFourWay, traceOneWay, traceRoundFlow, traceTwoWay } from './cassette'
import { traceDucted } from './ducted-unit'
import {
  traceCeilingBody,
  traceCeilingDetail,
  traceConsoleDetail,
  traceFloorBody,
  traceFloorDetail,
  traceWallBody,
  traceWallDetail,
} from './exposed-unit'
import type { IndoorForm } from './forms/indoor-form'
import { traceRoundedBox } from './forms/rounded-box'

export const INDOOR_UNIT = { width: UNIT_WIDTH, height: UNIT_HEIGHT }

type Trace = (pen: PathPen, x: number, y: number) => void

const SLIM_COLLAR = 8
const COLLAR = 16
const HIGH_COLLAR = 26

const casing: Trace = (pen, x, y) => traceRoundedBox(pen, x, y, UNIT_WIDTH, UNIT_HEIGHT)

const BODY: Partial<Record<IndoorForm, Trace>> = {
  wall: traceWallBody,
  ceiling: traceCeilingBody,
  floor: traceFloorBody,
  console: traceFloorBody,
}
const DETAIL: Record<IndoorForm, Trace> = {
  cassette4: traceFourWay,
  compactCassette: traceCompact,
  cassette2: traceTwoWay,
  cassette1: traceOneWay,
  roundCassette: traceRoundFlow,
  slimDuct: (pen, x, y) => traceDucted(pen, x, y, SLIM_COLLAR, 1),
  duct: (pen, x, y) => traceDucted(pen, x, y, COLLAR, 1),
  highDuct: (pen, x, y) => traceDucted(pen, x, y, HIGH_COLLAR, 2),
  wall: traceWallDetail,
  ceiling: traceCeilingDetail,
  floor: traceFloorDetail,
  console: traceConsoleDetail,
}

/** Traces the filled outline. Without `form`, for a symbol too small to show it, a plain casing holds the type's letters. */
export function traceIndoorCasing(pen: PathPen, x: number, y: number, form?: IndoorForm): void {
  const body = (form && BODY[form]) ?? casing
  body(pen, x, y)
}

/** Traces the details of the form as in trade drawings: cassettes from below, all others from the front. */
export function traceIndoorDetail(pen: PathPen, x: number, y: number, form: IndoorForm): void {
  DETAIL[form](pen, x, y)
}
