/**
 * A proof: the derivation of one figure of an answer. The host writes the question into the header; the core writes rows of f64: steps, each followed by the
 * operands of its formula in the order of src/engine/proof/formulas. The last step is the figure asked for.
 */
import { HEADER_BYTES } from './layout'

export const PROOF_MAGIC: i32 = 0x464f5250

/** Header slots, i32 each, as byte offsets. In: the subject, its row and the quantity. */
export const PROOF_SUBJECT: i32 = 8
export const PROOF_ROW: i32 = 12
export const PROOF_QUANTITY: i32 = 16
/** Number of rows that fit in the buffer. */
export const PROOF_ROOM: i32 = 20
/** Out: rows of the proof; more than fit where the buffer is too small, 0 where there is no such figure. */
export const PROOF_ROWS: i32 = 24
/** In: index among several findings of one limit at one place, counted as they are listed, errors first. */
export const PROOF_NTH: i32 = 28
/** In: 1 to ask for a limit's current value, broken or not; `nth` then counts its bounds at the place in the order of the checks. */
export const PROOF_HELD: i32 = 32

export const PROOF_START: i32 = HEADER_BYTES
export const PROOF_WIDTH: i32 = 6

/** Cells of a row. A step: its formula and value. */
export const PROOF_WHAT: i32 = 0
export const PROOF_VALUE: i32 = 1
export const PROOF_FORMULA: i32 = 2
/** An operand: its source, and up to three numbers that identify it. */
export const PROOF_ORIGIN: i32 = 2
export const PROOF_A: i32 = 3
export const PROOF_B: i32 = 4
export const PROOF_C: i32 = 5

export const WHAT_STEP: i32 = 1
export const WHAT_OPERAND: i32 = 2

/** An earlier step of this proof, by its place. */
export const ORIGIN_STEP: i32 = 0
/** A cell of the pack: table, row, column. */
export const ORIGIN_TABLE: i32 = 1
/** Another figure: subject, row, quantity. */
export const ORIGIN_FIGURE: i32 = 2
/** A slot of the design block. */
export const ORIGIN_DESIGN: i32 = 3
/** A value of the drawing at a node or an edge: subject, row, DRAWN_…. */
export const ORIGIN_DRAWN: i32 = 4

export const DRAWN_COOLING_KW: i32 = 0
export const DRAWN_HEIGHT_M: i32 = 1
export const DRAWN_LENGTH_M: i32 = 2
export const DRAWN_GAS_LENGTH_M: i32 = 3
export const DRAWN_LIQUID_LENGTH_M: i32 = 4
export const DRAWN_BENDS: i32 = 5
export const DRAWN_PORT_KW: i32 = 6
export const DRAWN_ROOM_M2: i32 = 7
export const DRAWN_ROOM_M: i32 = 8
/** Counted from the drawing, not written in it: branches, units on a port, kits of an air handler, modules, ports. */
export const DRAWN_COUNT: i32 = 9
/** No such line. */
export const DRAWN_NONE: i32 = 10
/** Capacities that a unit's room requires of it: cooling, sensible cooling, heating. */
export const DRAWN_REQUIRED_COOL: i32 = 11
export const DRAWN_REQUIRED_SENSIBLE: i32 = 12
export const DRAWN_REQUIRED_HEAT: i32 = 13

export const SUBJECT_NODE: i32 = 0
export const SUBJECT_EDGE: i32 = 1
export const SUBJECT_OUTDOOR: i32 = 2

/** Figures of a node. Names: src/engine/proof/quantities. */
export const FIGURE_LOAD: i32 = 0
export const FIGURE_NOMINAL_COOL: i32 = 1
export const FIGURE_NOMINAL_HEAT: i32 = 2
export const FIGURE_COOL: i32 = 3
export const FIGURE_SENSIBLE: i32 = 4
export const FIGURE_HEAT: i32 = 5
export const FIGURE_ACTUAL_M: i32 = 6
export const FIGURE_EQUIVALENT_M: i32 = 7
export const FIGURE_FIRST_ACTUAL_M: i32 = 8
export const FIGURE_FIRST_EQUIVALENT_M: i32 = 9
export const FIGURE_CONCENTRATION: i32 = 10
export const FIGURE_FITTING: i32 = 11
export const FIGURE_FITTING_M: i32 = 12
export const FIGURE_ADDRESSES: i32 = 13
export const FIGURE_HEIGHT_M: i32 = 14
export const FIGURE_INDEX: i32 = 15
export const FIGURE_CHARGE_KG: i32 = 16
export const FIGURE_PORT_KW: i32 = 17

/** Figures of an edge. */
export const FIGURE_CAPACITY_KW: i32 = 20
export const FIGURE_PIPE_M: i32 = 21
export const FIGURE_BENDS: i32 = 22
export const FIGURE_PIPE_EQUIVALENT_M: i32 = 23
/** Gas, liquid and high-pressure diameter. */
export const FIGURE_GAS_MM: i32 = 24
export const FIGURE_LIQUID_MM: i32 = 25
export const FIGURE_HIGH_MM: i32 = 26
export const FIGURE_CHANGER_UP: i32 = 27
export const FIGURE_CHANGER_DOWN: i32 = 28
/** Longer of the lines of a pipe that is drawn twice, and its liquid line, m. */
export const FIGURE_FEED_M: i32 = 29
export const FIGURE_LIQUID_M: i32 = 30
/** Gas diameter with the standard main, which equivalent lengths keep. */
export const FIGURE_STANDARD_GAS_MM: i32 = 31
/** Liquid line as the charge counts it where it counts equivalent metres. */
export const FIGURE_CHARGED_M: i32 = 32

/** Figures of the outdoor unit: FIGURE_OUT plus the slot of the answer (OUT_…), then those without a slot. */
export const FIGURE_OUT: i32 = 100
/** Gas, liquid and high-pressure main as drawn. */
export const FIGURE_MAIN_GAS: i32 = 400
export const FIGURE_MAIN_LIQUID: i32 = 401
export const FIGURE_MAIN_HIGH: i32 = 402
export const FIGURE_STANDARD_MAIN_GAS: i32 = 403
export const FIGURE_HP: i32 = 404
export const FIGURE_MIN_CR: i32 = 405
export const FIGURE_MAX_CR: i32 = 406
export const FIGURE_SPECIAL_CR: i32 = 407
export const FIGURE_NOMINAL_COOL_POWER: i32 = 408
export const FIGURE_NOMINAL_HEAT_POWER: i32 = 409
export const FIGURE_COOL_DESIGN: i32 = 410
export const FIGURE_COOL_SHARE: i32 = 411
export const FIGURE_HEAT_SHARE: i32 = 412
export const FIGURE_COOL_TEMPERATURE: i32 = 413
export const FIGURE_HEAT_TEMPERATURE: i32 = 414
export const FIGURE_COOL_PIPING: i32 = 415
export const FIGURE_HEAT_PIPING: i32 = 416
export const FIGURE_CAPABLE_COOL: i32 = 417
export const FIGURE_MAIN_M: i32 = 418
export const FIGURE_MAIN_EQUIVALENT_M: i32 = 419
/** Equivalent metres up to the first joint on the way to the farthest unit. */
export const FIGURE_TO_FIRST_M: i32 = 420
export const FIGURE_ENLARGED_M: i32 = 421
export const FIGURE_UNITS: i32 = 422
export const FIGURE_FRESH_AIR_INDEX: i32 = 423
export const FIGURE_HYDRO_INDEX: i32 = 424
export const FIGURE_SMALL_UNITS: i32 = 425
export const FIGURE_DRY_STEP: i32 = 426
export const FIGURE_EXTRA_CHARGE: i32 = 427
export const FIGURE_MODEL_CHARGE: i32 = 428
export const FIGURE_MODULES: i32 = 429
/** Charge before bounds and rounding, and its parts of pipes, boxes and units. */
export const FIGURE_SUM_CHARGE: i32 = 430
export const FIGURE_PIPES_CHARGE: i32 = 431
export const FIGURE_BOXES_CHARGE: i32 = 432
export const FIGURE_UNITS_CHARGE: i32 = 433
/** Capacity indices of the indoor units proper and of the kits, and the connected index as the pack's ratio counts it. */
export const FIGURE_INDOOR_INDEX: i32 = 434
export const FIGURE_KIT_INDEX: i32 = 435
export const FIGURE_CONNECTED_INDEX: i32 = 436
/** Pipes between the modules where the pack counts them: their charge, their metres, and those to the farthest module. */
export const FIGURE_CONNECTING_CHARGE: i32 = 437
export const FIGURE_CONNECTING_M: i32 = 438
export const FIGURE_CONNECTING_FAR_M: i32 = 439
/** Metres of liquid pipe of one size: FIGURE_LIQUID_OF plus its diameter in hundredths of a millimetre. */
export const FIGURE_LIQUID_OF: i32 = 20000

/** A broken limit of the subject: FIGURE_LIMIT plus its code (layout-codes). */
export const FIGURE_LIMIT: i32 = 1000

/** Formulas, by their place in src/engine/proof/formulas, which has the text and the order of the operands. */
export const FORMULA_SAME: i32 = 0
export const FORMULA_SUM: i32 = 1
export const FORMULA_TENTH: i32 = 2
export const FORMULA_PIPE_EQUIVALENT: i32 = 3
export const FORMULA_LONGER: i32 = 4
export const FORMULA_BOUNDED: i32 = 5
export const FORMULA_ENLARGED: i32 = 6
export const FORMULA_WAY: i32 = 7
export const FORMULA_DIFFERENCE: i32 = 8
export const FORMULA_LINE: i32 = 9
export const FORMULA_HELD: i32 = 10
export const FORMULA_SHARE: i32 = 11
export const FORMULA_BETWEEN: i32 = 12
export const FORMULA_NONE: i32 = 13
export const FORMULA_ONE: i32 = 14
export const FORMULA_RATED_CR: i32 = 15
export const FORMULA_INDOOR_LOAD: i32 = 16
export const FORMULA_ACTUAL_CR: i32 = 17
export const FORMULA_PRODUCT: i32 = 18
export const FORMULA_RATIO: i32 = 19
export const FORMULA_RATIO_OF_PCT: i32 = 20
export const FORMULA_WEIGHTED_M: i32 = 21
export const FORMULA_LENGTH_LOSS: i32 = 22
export const FORMULA_FLOOR: i32 = 23
export const FORMULA_LEVEL_LOSS: i32 = 24
export const FORMULA_SHARE_OF: i32 = 25
export const FORMULA_DENSITY: i32 = 26
export const FORMULA_DRY_STEP: i32 = 27
export const FORMULA_SENSIBLE: i32 = 28
export const FORMULA_CONCENTRATION: i32 = 29
export const FORMULA_HEIGHT_OUTDOOR: i32 = 30
export const FORMULA_PIPE_CHARGE: i32 = 31
export const FORMULA_CHANGERS: i32 = 32
export const FORMULA_MODEL: i32 = 33
export const FORMULA_ABOVE: i32 = 34
export const FORMULA_BELOW: i32 = 35
export const FORMULA_SHARE_PCT: i32 = 36
export const FORMULA_PART_PCT: i32 = 37
export const FORMULA_NEGATED: i32 = 38
export const FORMULA_APART: i32 = 39
export const FORMULA_AT_MOST: i32 = 40
export const FORMULA_SEALED_KG: i32 = 41
export const FORMULA_TIGHT_KG: i32 = 42
export const FORMULA_INDEX: i32 = 43
export const FORMULA_UNITS_MOST: i32 = 44
export const FORMULA_ROUNDED: i32 = 45
export const FORMULA_LOSS: i32 = 46
export const FORMULA_TWICE: i32 = 47
/** kg for each metre beyond the free ones. */
export const FORMULA_BEYOND: i32 = 48
export const FORMULA_RATIO_IN_PCT: i32 = 49
/** A table that holds its value until the next point, and one that takes the next point's as soon as the first is left. */
export const FORMULA_NOT_YET: i32 = 50
export const FORMULA_BEGUN: i32 = 51
export const FORMULA_NOT_NEGATIVE: i32 = 52
/** Liquid line, with the lengths that bends and fittings add. */
export const FORMULA_CHARGED_M: i32 = 53
/** Least floor area of a sealed appliance and of enhanced tightness, and the larger of two. */
export const FORMULA_LEAST_SEALED: i32 = 54
export const FORMULA_LEAST_TIGHT: i32 = 55
export const FORMULA_LARGER: i32 = 56

export function proofBytes(rows: i32): i32 {
  return PROOF_START + rows * PROOF_WIDTH * 8
}
