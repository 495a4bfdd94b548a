/** Tables of an encoded pack: the directory after the header holds byte offset and row count (i32 each) of every table; cells are f64. */
import { HEADER_BYTES } from './layout'

export * from './layout-profile'

export const PACK_EQUIPMENT: i32 = 0
export const PACK_BOX: i32 = 1
export const PACK_HEADER: i32 = 2
export const PACK_JOINT2: i32 = 3
export const PACK_JOINT3: i32 = 4
export const PACK_MERGE: i32 = 5
export const PACK_MAIN2: i32 = 6
export const PACK_MAIN_MINI: i32 = 7
export const PACK_MAIN3: i32 = 8
export const PACK_BRANCH2: i32 = 9
export const PACK_BRANCH3: i32 = 10
export const PACK_STUB: i32 = 11
export const PACK_LONG_STUB: i32 = 12
export const PACK_UPSIZE: i32 = 13
export const PACK_ELBOW: i32 = 14
export const PACK_CHARGE: i32 = 15
export const PACK_MODULE: i32 = 16
export const PACK_COMBINATION: i32 = 17
export const PACK_SERIES: i32 = 18
export const PACK_PROFILE: i32 = 19
export const PACK_REFRIGERANT: i32 = 20
export const PACK_CONSTANT: i32 = 21
export const PACK_COOL_WB: i32 = 22
export const PACK_COOL_DB: i32 = 23
export const PACK_COOL_CAP: i32 = 24
export const PACK_COOL_EIR: i32 = 25
export const PACK_HEAT_DB: i32 = 26
export const PACK_HEAT_WB: i32 = 27
export const PACK_HEAT_CAP: i32 = 28
export const PACK_HEAT_EIR: i32 = 29
export const PACK_RATIO_COOL: i32 = 30
export const PACK_RATIO_HEAT: i32 = 31
export const PACK_DEFROST: i32 = 32
export const PACK_ALTITUDE: i32 = 33
export const PACK_UNIT_WB: i32 = 34
export const PACK_UNIT_OAT: i32 = 35
export const PACK_UNIT_HEAT: i32 = 36
/** Connections: of equipment, of the boxes' inlets and of outdoor modules, in the order of their tables. */
export const PACK_CONNECTION: i32 = 37
export const PACK_BOX_INLET: i32 = 38
export const PACK_MODULE_PIPE: i32 = 39
export const PACK_OUTDOOR_JOINT: i32 = 40
export const PACK_MODULE_TO_JOINT: i32 = 41
export const PACK_JOINT_TO_JOINT: i32 = 42
/** Height in m at which a leak of each equipment row enters the room. */
export const PACK_RELEASE: i32 = 43
/** A maker's further rules; columns in layout-rules. */
export const PACK_CHARGE_TERM: i32 = 44
export const PACK_FACTOR: i32 = 45
export const PACK_FACTOR_CELL: i32 = 46
export const PACK_LIMIT_RULE: i32 = 47
export const PACK_SPAN: i32 = 48
export const PACK_LOOKUP: i32 = 49
/** Every diameter of the pack's pipe tables in mm, ascending; the first row is NaN and means "no such line". */
export const PACK_DIAMETER: i32 = 50
/** Barometric pressure in kPa by elevation in m; no rows where the standard atmosphere holds. */
export const PACK_PRESSURE: i32 = 51
/** Weight of a kind of unit's capacity index in the ratio. */
export const PACK_INDEX_WEIGHT: i32 = 52
/** Share of the rooms' simultaneous loads, by least number of units, ascending. */
export const PACK_BLOCK_LOAD: i32 = 53
/** Weight of the main pipe's length by the step that its gas or liquid line has grown. */
export const PACK_SHORTENED: i32 = 54
/** Units that a unit counts as by its cooling, where EQUIPMENT_COUNT is NaN; columns in layout-rules. */
export const PACK_COUNT_BAND: i32 = 55
export const PACK_TABLES: i32 = 56
export const PACK_FIRST_TABLE: i32 = HEADER_BYTES + ((PACK_TABLES * 8 + 7) & ~7)

/** Equipment below the outdoor unit. Bounds in kW are stored as capacity indices (ten times kW) wherever they are compared with sums of indices. */
export const EQUIPMENT_COOL: i32 = 0
export const EQUIPMENT_HEAT: i32 = 1
export const EQUIPMENT_SENSIBLE: i32 = 2
export const EQUIPMENT_AIRFLOW: i32 = 3
export const EQUIPMENT_INDEX: i32 = 4
export const EQUIPMENT_COUNT: i32 = 5
export const EQUIPMENT_MIN_KW: i32 = 6
export const EQUIPMENT_MAX_KW: i32 = 7
/** kg of refrigerant that the unit adds, NaN where only its index determines it. */
export const EQUIPMENT_CHARGE: i32 = 8
export const EQUIPMENT_WIDTH: i32 = 9

export const BOX_PORTS: i32 = 0
export const BOX_PORT_KW: i32 = 1
export const BOX_TOTAL_KW: i32 = 2
export const BOX_PORT_UNITS: i32 = 3
export const BOX_UNITS: i32 = 4
export const BOX_CHARGE: i32 = 5
export const BOX_EQUIVALENT: i32 = 6
export const BOX_PIPE_GAS: i32 = 7
export const BOX_PIPE_LIQUID: i32 = 8
export const BOX_REDUCER_INDEX: i32 = 9
export const BOX_REDUCER_GAS: i32 = 10
export const BOX_REDUCER_LIQUID: i32 = 11
/** 1 where the box may be a main or a sub box. */
export const BOX_CAN_BE_MAIN: i32 = 12
export const BOX_CAN_BE_SUB: i32 = 13
export const BOX_WIDTH: i32 = 14

export const HEADER_BRANCHES: i32 = 0
export const HEADER_INDEX: i32 = 1
export const HEADER_BRANCH_INDEX: i32 = 2
export const HEADER_WIDTH: i32 = 3

/** Joints hold the bound they serve up to, not including. */
export const JOINT_INDEX: i32 = 0
export const JOINT_WIDTH: i32 = 1

/** One row for each joint type; zero ports where the type merges none. */
export const MERGE_PORTS: i32 = 0
export const MERGE_KW: i32 = 1
export const MERGE_EQUIVALENT: i32 = 2
export const MERGE_WIDTH: i32 = 3

/** Gas is the low-pressure gas of three pipes; high is 0 with two. Zero long-run sizes mean "one step up". */
export const MAIN_HP: i32 = 0
export const MAIN_GAS: i32 = 1
export const MAIN_LIQUID: i32 = 2
export const MAIN_HIGH: i32 = 3
export const MAIN_LONG_GAS: i32 = 4
export const MAIN_LONG_LIQUID: i32 = 5
export const MAIN_WIDTH: i32 = 6

/** Branch tables: up to, not including, the index; stub tables: up to and with it. */
export const PIPE_INDEX: i32 = 0
export const PIPE_GAS: i32 = 1
export const PIPE_LIQUID: i32 = 2
export const PIPE_HIGH: i32 = 3
export const PIPE_WIDTH: i32 = 4

/** Diameters of a connection; NaN where it has no such line. Gas is the low-pressure gas of three pipes. */
export const CONNECTION_GAS: i32 = 0
export const CONNECTION_LIQUID: i32 = 1
export const CONNECTION_HIGH: i32 = 2
export const CONNECTION_WIDTH: i32 = 3

/** Joints between outdoor modules by number of modules; the place is that of the list of fittings. */
export const OUTDOOR_JOINT_MODULES: i32 = 0
export const OUTDOOR_JOINT_COUNT: i32 = 1
export const OUTDOOR_JOINT_PLACE: i32 = 2
export const OUTDOOR_JOINT_WIDTH: i32 = 3

/** Pipes between outdoor modules: up to and with this HP, or this many modules upstream. */
export const CONNECTING_BOUND: i32 = 0
export const CONNECTING_GAS: i32 = 1
export const CONNECTING_LIQUID: i32 = 2
export const CONNECTING_WIDTH: i32 = 3

/** Two cells a row: from and to, diameter and length, or axis and factor. */
export const LINE_X: i32 = 0
export const LINE_Y: i32 = 1
export const LINE_WIDTH: i32 = 2

export const CHARGE_REFRIGERANT: i32 = 0
export const CHARGE_MM: i32 = 1
export const CHARGE_KG: i32 = 2
export const CHARGE_WIDTH: i32 = 3

/** Modules and combinations share their first columns. */
export const OUTDOOR_SERIES: i32 = 0
export const OUTDOOR_HP: i32 = 1
export const OUTDOOR_COOL: i32 = 2
export const OUTDOOR_HEAT: i32 = 3
export const OUTDOOR_COOL_POWER: i32 = 4
export const OUTDOOR_HEAT_POWER: i32 = 5
export const OUTDOOR_MAX_UNITS: i32 = 6
export const OUTDOOR_CHARGE: i32 = 7
export const OUTDOOR_EXTRA_CHARGE: i32 = 8
export const OUTDOOR_MIN_CR: i32 = 9
export const OUTDOOR_MAX_CR: i32 = 10
export const OUTDOOR_SPECIAL_CR: i32 = 11
export const OUTDOOR_COOL_MIN_DB: i32 = 12
export const OUTDOOR_COOL_MAX_DB: i32 = 13
export const OUTDOOR_HEAT_MIN_WB: i32 = 14
export const OUTDOOR_HEAT_MAX_WB: i32 = 15
export const OUTDOOR_MODULES: i32 = 16
/** kg that the maker adds or takes off for this model. */
export const OUTDOOR_MODEL_CHARGE: i32 = 17
/** Number shared by modules that may be combined: those of one series, refrigerant and system type. 1 for heat recovery. */
export const OUTDOOR_FAMILY: i32 = 18
export const OUTDOOR_RECOVERS: i32 = 19
/** Bits of the frequencies it is made for: 1 for 50 Hz, 2 for 60 Hz. */
export const OUTDOOR_HZ: i32 = 20
export const OUTDOOR_WIDTH: i32 = 21

export const SERIES_PIPES: i32 = 0
/** 0 modular 2-pipe, 1 mini, 2 three-pipe. */
export const SERIES_MAIN_TABLE: i32 = 1
export const SERIES_REFRIGERANT: i32 = 2
export const SERIES_MAX_MODULES: i32 = 3
export const SERIES_MAX_HP: i32 = 4
/** 1 heat recovery by its modules' system type. */
export const SERIES_HEAT_RECOVERY: i32 = 5
export const SERIES_WIDTH: i32 = 6

export const REFRIGERANT_MAX_KG: i32 = 0
export const REFRIGERANT_DIVIDE_KG: i32 = 1
export const REFRIGERANT_UNIT_KG: i32 = 2
export const REFRIGERANT_PRACTICAL: i32 = 3
export const REFRIGERANT_QLMV: i32 = 4
export const REFRIGERANT_QLAV: i32 = 5
/** Lower flammability limit in kg/m³, NaN where it does not burn; charge in kg that any room may hold. */
export const REFRIGERANT_LFL: i32 = 6
export const REFRIGERANT_FREE_KG: i32 = 7
/** Shares of the LFL that a room may reach: still air, and with circulation. */
export const REFRIGERANT_STILL_SHARE: i32 = 8
export const REFRIGERANT_CIRCULATED_SHARE: i32 = 9
export const REFRIGERANT_WIDTH: i32 = 10

/** The single row of the constants. */
export const CONST_LONG_RUN_M: i32 = 0
export const CONST_LIQUID_BELOW_M: i32 = 1
export const CONST_MINI_GAS_MM: i32 = 2
export const CONST_MINI_INDEX: i32 = 3
export const CONST_STUB_OVER_M: i32 = 4
export const CONST_JOINT_EQUIVALENT: i32 = 5
export const CONST_HEADER_EQUIVALENT: i32 = 6
export const CONST_DEFAULT_PIPE_M: i32 = 7
export const CONST_MIN_STRAIGHT_M: i32 = 8
export const CONST_FIRST_PIPE_M: i32 = 9
export const CONST_TWO_PIPE_FACTOR: i32 = 10
export const CONST_THREE_PIPE_FACTOR: i32 = 11
export const CONST_MODULE_OVER_RATIO_KG: i32 = 12
export const CONST_UNIT_KG: i32 = 13
export const CONST_COOL_PER_M: i32 = 14
export const CONST_HEAT_PER_M: i32 = 15
export const CONST_FREE_M: i32 = 16
export const CONST_HEIGHT_PER_M: i32 = 17
export const CONST_COOL_FLOOR: i32 = 18
export const CONST_HEAT_FLOOR: i32 = 19
export const CONST_GAS_UPSIZED: i32 = 20
export const CONST_LIQUID_UPSIZED: i32 = 21
export const CONST_LIQUID_UPSIZED_LARGE: i32 = 22
export const CONST_LIQUID_LARGE_HP: i32 = 23
export const CONST_MIN_CR: i32 = 24
export const CONST_MAX_CR: i32 = 25
export const CONST_SPECIAL_SINGLE: i32 = 26
export const CONST_SPECIAL_TWO: i32 = 27
export const CONST_SPECIAL_MORE: i32 = 28
export const CONST_TALL_OVER_M: i32 = 29
export const CONST_TALL_CR: i32 = 30
export const CONST_FRESH_AIR_MIXED: i32 = 31
export const CONST_FRESH_AIR_MIN: i32 = 32
export const CONST_FRESH_AIR_MAX: i32 = 33
export const CONST_AHU_MIN: i32 = 34
export const CONST_AHU_MAX: i32 = 35
export const CONST_AHU_MIXED: i32 = 36
export const CONST_HYDRO: i32 = 37
export const CONST_HYDRO_TOTAL: i32 = 38
export const CONST_SMALL_UNITS: i32 = 39
export const CONST_MIN_UNITS: i32 = 40
export const CONST_KITS: i32 = 41
export const CONST_SAME_BOX_M: i32 = 42
export const CONST_BYPASS: i32 = 43
export const CONST_RATING_OUTDOOR_DB: i32 = 44
export const CONST_RATING_OUTDOOR_WB: i32 = 45
export const CONST_RATING_INDOOR_DB: i32 = 46
export const CONST_FITTINGS_HEADER: i32 = 47
export const CONST_FITTINGS_JOINT2: i32 = 48
export const CONST_FITTINGS_JOINT3: i32 = 49
export const CONST_FITTINGS_BOX: i32 = 50
export const CONST_FITTINGS_TYPE: i32 = 51
/** 1 where the charge counts equivalent metres. */
export const CONST_CHARGE_EQUIVALENT: i32 = 52
/** How the charge is rounded (layout-rules), 0 for not at all, and to which step in kg. */
export const CONST_CHARGE_MODE: i32 = 53
export const CONST_CHARGE_STEP: i32 = 54
export const CONST_CHARGE_NEGATIVE_ZERO: i32 = 55
/** 1 where units add charge by model, type or index; the most that all of them add. */
export const CONST_UNITS_CHARGE: i32 = 56
export const CONST_UNIT_CHARGE_MOST: i32 = 57
/** 1 where the ratio tables also hold below 100 %. */
export const CONST_RATIO_TABLE_BELOW: i32 = 58
/** Least share in per cent of a required capacity that a room gets without a finding, and without an error. */
export const CONST_DELIVERED_ADVICE: i32 = 59
export const CONST_DELIVERED_ERROR: i32 = 60
/** The thirteen from here on are in layout-sense. */
export const CONST_SENSE: i32 = 61
/** 1 where the heating tables, or the defrost table, are read by the outdoor dry bulb. */
export const CONST_HEAT_BY_DRY: i32 = 74
export const CONST_DEFROST_BY_DRY: i32 = 75
/** Barometric pressure at sea level, kPa. */
export const CONST_SEA_KPA: i32 = 76
/** 1 where the ratio counts the simultaneous load. */
export const CONST_BLOCK_RATIO: i32 = 77
/** Metres of each pipe from a module to its joint and between two joints, which no drawing shows; 1 where the charge, the total or the farthest length counts them. */
export const CONST_MODULE_TO_JOINT_M: i32 = 78
export const CONST_JOINT_TO_JOINT_M: i32 = 79
export const CONST_CONNECTING_CHARGE: i32 = 80
export const CONST_CONNECTING_TOTAL: i32 = 81
export const CONST_CONNECTING_FARTHEST: i32 = 82
/** Severity of a room below the least area of IEC 60335-2-40, 0 where it is not checked; 1 where a sealed appliance's formula applies; share of the LFL where the other one does. */
export const CONST_LEAST_AREA: i32 = 83
export const CONST_LEAST_SEALED: i32 = 84
export const CONST_LEAST_SHARE: i32 = 85
export const CONST_WIDTH: i32 = 86
