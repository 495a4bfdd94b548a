import { KIND_AHU_BOX, KIND_BOX, KIND_END_CAP, KIND_JOINT, KIND_NONE, KIND_OUTDOOR, KIND_PLACEHOLDER } from './layout'

/**
 * Sizes of the symbols and places of the labels in drawing units, for the arrangement in the core and the board that draws them. A symbol's middle is at its
 * node's place. An outdoor unit is a row of pictures 60 wide and 80 high, 65 apart (specification, layout constants); the others are ours.
 */
export const UNIT_WIDTH: i32 = 56
export const UNIT_HEIGHT: i32 = 36
export const MODULE_WIDTH: i32 = 60
export const MODULE_HEIGHT: i32 = 80
export const MODULE_PITCH: i32 = 65
export const JOINT_SIZE: i32 = 10
export const HEADER_HEIGHT: i32 = 12
export const HEADER_PITCH: i32 = 12
export const BOX_HEIGHT: i32 = 34
export const BOX_PITCH: i32 = 18
export const BOX_LEAST_WIDTH: i32 = 52
export const PLACEHOLDER_WIDTH: i32 = 40
export const PLACEHOLDER_HEIGHT: i32 = 28
export const CAP_WIDTH: i32 = 20
export const CAP_HEIGHT: i32 = 10
/** Texts, controllers, panels and ventilators: all nodes outside the tree of refrigerant. */
export const NOTE_WIDTH: i32 = 90
export const NOTE_HEIGHT: i32 = 20
/** Space around a symbol that a note must not cover; the lines of text below a unit need more. */
export const CLEAR: f64 = 8
export const CLEAR_BELOW_UNIT: f64 = 62
/** Least space between the symbols of two columns. */
export const SYMBOL_GAP: i32 = 24

/** A pipe that leaves a header, a box or an outdoor unit turns this far below its outlet, each pipe in a lane of its own. */
export const FIRST_LANE: i32 = 12
export const LANE_PITCH: i32 = 8
/** Gas and liquid pipes between the same ends run this far to either side. */
export const PAIR_SHIFT: i32 = 3
/** Ends nearer than this are drawn as one straight line. */
export const STRAIGHT: i32 = 1
/** A vertical piece of this length carries the label, whatever the other pieces are. */
export const LABEL_ROOM: i32 = 34
/** A label's distance from its piece of the pipe; it is half-way along it (specification, edge label). */
export const LABEL_OFFSET: i32 = 15

/** Whether a joint is drawn as a bar with its outlets side by side. */
export function isBar(kind: i32, outlets: i32): boolean {
  return kind == KIND_JOINT && outlets > 2
}

/** Width of a symbol; `outlets` counts the modules of an outdoor unit, the branches of a joint, the ports of a box, 0 where none is drawn. */
export function symbolWidth(kind: i32, outlets: i32): i32 {
  if (kind == KIND_OUTDOOR) return MODULE_WIDTH + MODULE_PITCH * (outlets > 1 ? outlets - 1 : 0)
  if (kind == KIND_JOINT) return isBar(kind, outlets) ? HEADER_PITCH * outlets + 12 : JOINT_SIZE
  if (kind == KIND_BOX || kind == KIND_AHU_BOX) {
    const wide: i32 = BOX_PITCH * outlets + 8
    return wide > BOX_LEAST_WIDTH ? wide : BOX_LEAST_WIDTH
  }
  if (kind == KIND_PLACEHOLDER) return PLACEHOLDER_WIDTH
  if (kind == KIND_END_CAP) return CAP_WIDTH
  return kind == KIND_NONE ? NOTE_WIDTH : UNIT_WIDTH
}

/** Height of a symbol. */
export function symbolHeight(kind: i32, outlets: i32): i32 {
  if (kind == KIND_OUTDOOR) return MODULE_HEIGHT
  if (kind == KIND_JOINT) return isBar(kind, outlets) ? HEADER_HEIGHT : JOINT_SIZE
  if (kind == KIND_BOX || kind == KIND_AHU_BOX) return BOX_HEIGHT
  if (kind == KIND_PLACEHOLDER) return PLACEHOLDER_HEIGHT
  if (kind == KIND_END_CAP) return CAP_HEIGHT
  return kind == KIND_NONE ? NOTE_HEIGHT : UNIT_HEIGHT
}

/** A label is half-way along its piece by default (specification, edge label). */
const HALF: f64 = 0.5

/**
 * A label's distance along its piece of pipe, from the upper end; a negative one counts from the lower end. A value above 1 in absolute value is no part
 * of the piece (older drawings stored drawing units there, such as -100: half of a pipe of 200 before its end) and gives the default, as does NaN.
 */
function labelDistance(given: f64): f64 {
  return Math.abs(given) <= 1 ? given : HALF
}

/** Returns the place of a label on one axis: along the piece by the distance; right of a vertical piece, above any other. */
export function labelX(startX: f64, endX: f64, distance: f64): f64 {
  const isVertical: boolean = Math.abs(endX - startX) < STRAIGHT
  return along(startX, endX, distance) + (isVertical ? LABEL_OFFSET : 0)
}

export function labelY(startX: f64, startY: f64, endX: f64, endY: f64, distance: f64): f64 {
  const isVertical: boolean = Math.abs(endX - startX) < STRAIGHT
  return along(startY, endY, distance) - (isVertical ? 0 : LABEL_OFFSET)
}

function along(start: f64, end: f64, distance: f64): f64 {
  const part: f64 = labelDistance(distance)
  return part < 0 ? end + (end - start) * part : start + (end - start) * part
}
