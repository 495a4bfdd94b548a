/**
 * Automatic selection: rooms for which indoor units are picked, or groups of rooms for which outdoor units are rated. The header, a design block, slots of f64,
 * then outdoor units, models, rows and what `SELECT_SETS` weightings make of each row. HEAD_NODES counts the rows, HEAD_EDGES the outdoor units, HEAD_ROOMS the models.
 */
import { DESIGN_SLOTS, DESIGN_START } from './layout'

export const SELECT_START: i32 = DESIGN_START + DESIGN_SLOTS * 8
/** Equivalent metres of pipe to the farthest unit. */
export const SELECT_EQUIVALENT_M: i32 = 0
/** Reserve on required capacities, as a part of them. */
export const SELECT_RESERVE: i32 = 1
/** Most units of one model for one room. */
export const SELECT_MOST: i32 = 2
/** Number of weightings. */
export const SELECT_SETS: i32 = 3
/** Out: shares of the nominal capacity that units deliver at design conditions while the outdoor unit is loaded by 100 %, the least over the outdoor units. */
export const SELECT_COOL_SHARE: i32 = 4
export const SELECT_HEAT_SHARE: i32 = 5
/** In for `pickUnits`: shares of the nominal capacity that units are known to deliver; 0 where the outdoor units decide. */
export const SELECT_KNOWN_COOL: i32 = 6
export const SELECT_KNOWN_HEAT: i32 = 7
export const SELECT_SLOTS: i32 = 8

/** An outdoor unit: row of the module or combination, 1 for a combination, row of its first module; then its fixed cost in each weighting. */
export const OPTION_ROW: i32 = 0
export const OPTION_IS_COMBINATION: i32 = 1
export const OPTION_FIRST_MODULE: i32 = 2
export const OPTION_COST: i32 = 3

/** Costs in a weighting of one unit of each measured quantity: kW of power in cooling and heating, kg of refrigerant, index × per cent away from a ratio of 100 %, index × utilisation. */
export const WEIGHT_COOL_POWER: i32 = 0
export const WEIGHT_HEAT_POWER: i32 = 1
export const WEIGHT_CHARGE: i32 = 2
export const WEIGHT_RATIO: i32 = 3
export const WEIGHT_LOADED: i32 = 4
export const WEIGHTS: i32 = 5

/** A model that may be picked: row of the equipment, number of its type, 1 for an indoor unit, which cools the room's own air. */
export const PICK_MODEL_ROW: i32 = 0
export const PICK_MODEL_TYPE: i32 = 1
export const PICK_MODEL_IS_INDOOR: i32 = 2
export const PICK_MODEL_WIDTH: i32 = 3

/** A room: required kW, number of the wanted type or -1. Out: place of the model or -1, number of units, delivered kW of all of them, least shares that still cover the room. */
export const ROOM_COOL: i32 = 0
export const ROOM_SENSIBLE: i32 = 1
export const ROOM_HEAT: i32 = 2
export const ROOM_TYPE: i32 = 3
export const ROOM_MODEL: i32 = 4
export const ROOM_COUNT: i32 = 5
export const ROOM_DELIVERED_COOL: i32 = 6
export const ROOM_DELIVERED_SENSIBLE: i32 = 7
export const ROOM_DELIVERED_HEAT: i32 = 8
export const ROOM_LEAST_COOL: i32 = 9
export const ROOM_LEAST_HEAT: i32 = 10
/** Floor area in m² and height in m, 0 where they are not known. Out: the largest charge of a system that the room may have, kg. */
export const ROOM_AREA: i32 = 11
export const ROOM_HEIGHT: i32 = 12
export const ROOM_MOST_KG: i32 = 13
export const ROOM_WIDTH: i32 = 14

/** A group: sums over its units, simultaneous loads in kW (0: the pack's share of the sum of what rooms require), least shares that still cover every room. */
export const GROUP_INDEX: i32 = 0
export const GROUP_UNITS: i32 = 1
export const GROUP_UNIT_COUNT: i32 = 2
export const GROUP_NOMINAL_COOL: i32 = 3
export const GROUP_NOMINAL_HEAT: i32 = 4
export const GROUP_REQUIRED_COOL: i32 = 5
export const GROUP_REQUIRED_HEAT: i32 = 6
export const GROUP_BLOCK_COOL: i32 = 7
export const GROUP_BLOCK_HEAT: i32 = 8
export const GROUP_LEAST_COOL: i32 = 9
export const GROUP_LEAST_HEAT: i32 = 10
/** The largest charge that every room of the group may have, kg. */
export const GROUP_MOST_KG: i32 = 11
/** Place of the outdoor unit: in for `rateGroups`. */
export const GROUP_OPTION: i32 = 12
/** Out of `rateGroups`: capacities at design conditions, ratios, shares, power in kW, charge in kg, reason bits. */
export const GROUP_COOL: i32 = 13
export const GROUP_HEAT: i32 = 14
export const GROUP_RATED_CR: i32 = 15
export const GROUP_ACTUAL_CR: i32 = 16
export const GROUP_COOL_SHARE: i32 = 17
export const GROUP_HEAT_SHARE: i32 = 18
export const GROUP_COOL_POWER: i32 = 19
export const GROUP_HEAT_POWER: i32 = 20
export const GROUP_CHARGE: i32 = 21
export const GROUP_REASONS: i32 = 22
/** Columns of `chooseOutdoor`, whose rows end here, and of `rateGroups`. */
export const GROUP_WIDTH: i32 = 23

/** Out for each row and weighting: the cost, infinite where nothing fits, and the place of the cheapest outdoor unit, -1 where nothing fits. */
export const RATED_COST: i32 = 0
export const RATED_OPTION: i32 = 1
export const RATED_WIDTH: i32 = 2

/** Bits of `GROUP_REASONS` beside those of proposals: a room would get less than it requires, or is too small for the charge. */
export const REASON_ROOM_SHORT: i32 = 2048
export const REASON_ROOM_SMALL: i32 = 4096

export function weightStart(): i32 {
  return SELECT_START + SELECT_SLOTS * 8
}

export function optionStart(sets: i32): i32 {
  return weightStart() + sets * WEIGHTS * 8
}

export function optionWidth(sets: i32): i32 {
  return OPTION_COST + sets
}

export function modelStart(sets: i32, options: i32): i32 {
  return optionStart(sets) + options * optionWidth(sets) * 8
}

export function rowStart(sets: i32, options: i32, models: i32): i32 {
  return modelStart(sets, options) + models * PICK_MODEL_WIDTH * 8
}

export function ratedStart(sets: i32, options: i32, rows: i32): i32 {
  return rowStart(sets, options, 0) + rows * GROUP_WIDTH * 8
}

export function ratedBytes(sets: i32, options: i32, rows: i32): i32 {
  return ratedStart(sets, options, rows) + rows * sets * RATED_WIDTH * 8
}

export function pickBytes(options: i32, models: i32, rows: i32): i32 {
  return rowStart(0, options, models) + rows * ROOM_WIDTH * 8
}
