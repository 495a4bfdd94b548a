/** Columns and codes of the tables that hold a maker's further rules: charge terms, correction tables, limits with conditions, look-up tables. */

/** Terms of the additional charge. Spans take both ends in, but for `CHARGE_BY_RATIO`, which leaves its lower end out. */
export const CHARGE_BY_HP: i32 = 0
export const CHARGE_BY_INDEX: i32 = 1
export const CHARGE_BY_RATIO: i32 = 2
export const CHARGE_OF_UNIT: i32 = 3
/** From and to in HP; kg for each metre beyond TERM_FREE_M. */
export const CHARGE_BY_LENGTH: i32 = 4
export const CHARGE_LEAST: i32 = 5

export const TERM_WHAT: i32 = 0
export const TERM_FROM: i32 = 1
export const TERM_TO: i32 = 2
export const TERM_KG: i32 = 3
export const TERM_FREE_M: i32 = 4
export const TERM_WIDTH: i32 = 5

export const ROUND_NEAREST: i32 = 1
export const ROUND_UP: i32 = 2
export const ROUND_DOWN: i32 = 3

/** A correction table: the link of the chain it replaces, the modes, its axes and values as indices of the cells. */
export const TABLE_FACTOR: i32 = 0
export const TABLE_COOL: i32 = 1
export const TABLE_HEAT: i32 = 2
/** Row of the series, -1 for all. */
export const TABLE_SERIES: i32 = 3
export const TABLE_X_BY: i32 = 4
export const TABLE_X_FIRST: i32 = 5
export const TABLE_X_COUNT: i32 = 6
/** -1 where there is one axis only. */
export const TABLE_Y_BY: i32 = 7
export const TABLE_Y_FIRST: i32 = 8
export const TABLE_Y_COUNT: i32 = 9
export const TABLE_VALUES: i32 = 10
export const TABLE_BETWEEN: i32 = 11
/** 1 where the values are losses, taken from 1. */
export const TABLE_LOSSES: i32 = 12
export const TABLE_WIDTH: i32 = 13

export const BETWEEN_LINEAR: i32 = 0
export const BETWEEN_BEFORE: i32 = 1
export const BETWEEN_AFTER: i32 = 2

export const BY_EQUIVALENT_M: i32 = 0
export const BY_LEVEL_M: i32 = 1
export const BY_RATIO: i32 = 2
export const BY_OUTDOOR_DB: i32 = 3
export const BY_OUTDOOR_WB: i32 = 4
export const BY_INDOOR_DB: i32 = 5
export const BY_INDOOR_WB: i32 = 6
export const BY_ELEVATION: i32 = 7
export const BY_PRESSURE: i32 = 8

/** A weight of the capacity index: the kind of unit, alone or mixed with others, row of the series, module or combination (-1 for all), the weight. */
export const WEIGHT_KIND: i32 = 0
export const WEIGHT_MIX: i32 = 1
export const WEIGHT_SERIES: i32 = 2
export const WEIGHT_MODULE: i32 = 3
export const WEIGHT_COMBINATION: i32 = 4
export const WEIGHT_VALUE: i32 = 5
export const WEIGHT_WIDTH: i32 = 6

export const MIX_ANY: i32 = 0
export const MIX_ALONE: i32 = 1
export const MIX_MIXED: i32 = 2

/** 1 for the liquid line; standard and enlarged diameter in mm, weight. */
export const SHORTENED_LIQUID: i32 = 0
export const SHORTENED_FROM: i32 = 1
export const SHORTENED_TO: i32 = 2
export const SHORTENED_WEIGHT: i32 = 3
export const SHORTENED_WIDTH: i32 = 4

/** 1 for main/sub systems, 0 for others; bounds of the cooling in kW, both included; number of units. */
export const COUNT_MAIN_SUB: i32 = 0
export const COUNT_FROM: i32 = 1
export const COUNT_TO: i32 = 2
export const COUNT_UNITS: i32 = 3
export const COUNT_WIDTH: i32 = 4

/** A limit that holds under conditions. */
export const RULE_FIGURE: i32 = 0
export const RULE_CODE: i32 = 1
/** 1 where the figure must not be below the value. */
export const RULE_IS_LEAST: i32 = 2
export const RULE_VALUE: i32 = 3
export const RULE_SEVERITY: i32 = 4
export const RULE_SERIES: i32 = 5
export const RULE_FIRST_CONDITION: i32 = 6
export const RULE_CONDITIONS: i32 = 7
export const RULE_WIDTH: i32 = 8

/** A span: bounds that are not given are infinite; 1 in a flag takes the bound in. */
export const SPAN_FIGURE: i32 = 0
export const SPAN_FROM: i32 = 1
export const SPAN_FROM_IN: i32 = 2
export const SPAN_TO: i32 = 3
export const SPAN_TO_IN: i32 = 4
export const SPAN_WIDTH: i32 = 5

export const FIGURE_TOTAL: i32 = 0
export const FIGURE_FARTHEST_ACTUAL: i32 = 1
export const FIGURE_FARTHEST_EQUIVALENT: i32 = 2
export const FIGURE_AFTER_FIRST: i32 = 3
export const FIGURE_UNIT_TO_JOINT: i32 = 4
export const FIGURE_DIFFERENCE: i32 = 5
export const FIGURE_ABOVE: i32 = 6
export const FIGURE_BELOW: i32 = 7
export const FIGURE_HEIGHT_UNITS: i32 = 8
export const FIGURE_RATED_CR: i32 = 9
export const FIGURE_UNITS: i32 = 10
export const FIGURE_MODULES: i32 = 11
export const FIGURE_HP: i32 = 12
export const FIGURE_COOL: i32 = 13
export const FIGURE_TOTAL_KG: i32 = 14
export const FIGURE_ADDED_KG: i32 = 15

/** A look-up table: its spans, one for each row. */
export const LOOKUP_FIRST: i32 = 0
export const LOOKUP_ROWS: i32 = 1
export const LOOKUP_WIDTH: i32 = 2
