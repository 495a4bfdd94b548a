/** A question about a pack's tables: the header (HEAD_NODES is the question's number, HEAD_EDGES counts the items), slots in, slots out, then items of four cells. All cells are f64. */
import { HEADER_BYTES } from './layout'

export const QUESTION_MAGIC: i32 = 0x51534c42

export const ASK_CHARGE: i32 = 1
export const ASK_ROUND: i32 = 2
export const ASK_PIPE: i32 = 3
export const ASK_SIZE_STEP: i32 = 4
export const ASK_EQUIVALENT: i32 = 5
export const ASK_CAPACITY: i32 = 6
export const ASK_LOOKUP: i32 = 7
export const ASK_RATIO: i32 = 8

export const QUESTION_IN: i32 = HEADER_BYTES
export const QUESTION_IN_SLOTS: i32 = 24
export const QUESTION_OUT: i32 = QUESTION_IN + QUESTION_IN_SLOTS * 8
export const QUESTION_OUT_SLOTS: i32 = 24
export const QUESTION_ITEMS: i32 = QUESTION_OUT + QUESTION_OUT_SLOTS * 8

export const ITEM_WHAT: i32 = 0
export const ITEM_A: i32 = 1
export const ITEM_B: i32 = 2
export const ITEM_COUNT: i32 = 3
export const ITEM_WIDTH: i32 = 4

/** Liquid pipe: mm and m. */
export const ITEM_PIPE: i32 = 1
/** Length at a rate of its own: kg/m and m. */
export const ITEM_RATE: i32 = 2
/** Unit: row of the equipment or -1, capacity index. */
export const ITEM_UNIT: i32 = 3
/** Box: row. */
export const ITEM_BOX: i32 = 4
/** Outdoor module: row. */
export const ITEM_MODULE: i32 = 5
/** Units of a kind: the kind, the capacity index of one. */
export const ITEM_KIND: i32 = 6

/** In of every question about an outdoor unit: modules are items, else these figures; row of a listed combination and of its first module. */
export const IN_COMBINATION: i32 = 0
export const IN_HP: i32 = 1
export const IN_COOL: i32 = 2
export const IN_HEAT: i32 = 3
export const IN_MODULES: i32 = 4
export const IN_SERIES: i32 = 5
/** Charge: rated ratio in per cent, connected index, row of the refrigerant, three pipes, kg besides. */
export const IN_RATIO: i32 = 6
export const IN_INDEX: i32 = 7
export const IN_REFRIGERANT: i32 = 8
export const IN_THREE: i32 = 9
export const IN_VALUE: i32 = 10
/** Pipe: which table, length in m, whether the run is long or the outdoor unit far below. */
export const IN_TABLE: i32 = 11
export const IN_LENGTH: i32 = 12
export const IN_LONG: i32 = 13
export const IN_DEEP: i32 = 14
/** 1 where the pipe leads away from a box. */
export const IN_BEHIND_BOX: i32 = 18
/** Equivalent length: bends, joints, headers; the diameter in mm is IN_VALUE. */
export const IN_BENDS: i32 = 15
export const IN_JOINTS: i32 = 16
export const IN_HEADERS: i32 = 17
/** Diameter in mm that the pipe was enlarged to; IN_TABLE is 1 for a liquid line. */
export const IN_GROWN_MM: i32 = 21
/** Capacity: first of the six design slots; level in m. */
export const IN_DESIGN: i32 = 15
export const IN_LEVEL: i32 = 21
export const IN_HEAT_OUTDOOR_DB: i32 = 22
/** Equivalent metres of the main pipe, part of the length. */
export const IN_MAIN_M: i32 = 23

export const TABLE_BRANCH2: i32 = 0
export const TABLE_BRANCH3: i32 = 1
export const TABLE_STUB: i32 = 2
export const TABLE_MAIN: i32 = 3

/** Out of the charge, kg; one value, or a row, is the first slot of the other questions. */
export const OUT_PIPES_KG: i32 = 0
export const OUT_UNITS_KG: i32 = 1
export const OUT_BOXES_KG: i32 = 2
export const OUT_SUM_KG: i32 = 3
export const OUT_CHARGE_KG: i32 = 4
export const OUT_CONNECTING_KG: i32 = 5
/** Out of a pipe, mm; the joint as its place in the names of fittings, -1 where there is none. */
export const OUT_GAS: i32 = 0
export const OUT_LIQUID: i32 = 1
export const OUT_HIGH: i32 = 2
export const OUT_JOINT: i32 = 3
/** Out of the capacity: kW, then seven cooling and seven heating factors in the order of FACTOR_… */
export const OUT_COOL_KW: i32 = 0
export const OUT_HEAT_KW: i32 = 1
export const OUT_COOL_CHAIN: i32 = 2
export const OUT_HEAT_CHAIN: i32 = 9
export const OUT_ACTUAL_RATIO_KW: i32 = 16
/** Barometric pressure in kPa, and air density against sea level. */
export const OUT_PRESSURE_KPA: i32 = 17
export const OUT_AIR_RATIO: i32 = 18
/** Metres that the length factors count, in cooling and in heating. */
export const OUT_COOL_COUNTED_M: i32 = 19
export const OUT_HEAT_COUNTED_M: i32 = 20

/** Out of the ratio: sums of the indices, plain and as the ratio counts them, the ratio in per cent, share of the loads at one time. */
export const OUT_INDEX: i32 = 0
export const OUT_CONNECTED: i32 = 1
export const OUT_RATIO: i32 = 2
export const OUT_BLOCK_SHARE: i32 = 3

export function questionBytes(items: i32): i32 {
  return QUESTION_ITEMS + items * ITEM_WIDTH * 8
}
