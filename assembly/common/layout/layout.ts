/**
 * The memory layout of the core's inputs. Read by the AssemblyScript compiler and by TypeScript, so both sides agree by
 * construction. Raise LAYOUT_VERSION when a table that exists changes its form, here or in another layout file.
 *
 * A buffer is a 64-byte header, then tables on 8-byte boundaries, the widest columns first:
 *
 *   system   header · design · columns of nodes and edges · rooms
 *   answer   header · outdoor slots · columns of nodes and edges · findings (layout-answer)
 *   pack     header · directory (offset and rows of each table) · tables of f64 cells, row by row (layout-pack)
 *   demand   header · design of the demand · candidates out (layout-demand)
 *
 * A column that no row of a system uses is left out; HEAD_COLUMNS has one bit for each existing column.
 */
export const LAYOUT_VERSION: i32 = 17

export const HEADER_BYTES: i32 = 64
export const SYSTEM_MAGIC: i32 = 0x5359534c
export const PACK_MAGIC: i32 = 0x4b434150
export const DEMAND_MAGIC: i32 = 0x4d45444c

/** Header slots, i32 each, as byte offsets. */
export const HEAD_MAGIC: i32 = 0
export const HEAD_VERSION: i32 = 4
export const HEAD_BYTE_LENGTH: i32 = 8
export const HEAD_NODES: i32 = 12
export const HEAD_EDGES: i32 = 16
/** Number of rows that the columns have space for; the counts above are the rows used. */
export const HEAD_NODE_ROOM: i32 = 20
export const HEAD_EDGE_ROOM: i32 = 24
export const HEAD_FINDINGS_TOTAL: i32 = 28
export const HEAD_STATUS: i32 = 32
export const HEAD_ERRORS_TOTAL: i32 = 36
/** Units whose room has an area or a height. */
export const HEAD_ROOMS: i32 = 40
/** 1 where the host wants the diagram arranged; else the answer's places are those drawn. */
export const HEAD_ARRANGE: i32 = 44
/** 1 where the host needs the pipes with diameter changers; else their column is empty. */
export const HEAD_CHANGERS: i32 = 48
/** Bits of the existing columns. */
export const HEAD_COLUMNS: i32 = 52

/** HEAD_STATUS after inspect. */
export const STATUS_EMPTY: i32 = 0
export const STATUS_CALCULATED: i32 = 1
export const STATUS_NOT_A_TREE: i32 = 2
export const STATUS_NO_OUTDOOR_MODEL: i32 = 3

/** Node kinds; the place in NODE_KINDS of the model. */
export const KIND_NONE: i32 = 0
export const KIND_OUTDOOR: i32 = 1
export const KIND_INDOOR: i32 = 2
export const KIND_FRESH_AIR: i32 = 3
export const KIND_HYDRO: i32 = 4
export const KIND_KIT: i32 = 5
export const KIND_JOINT: i32 = 6
export const KIND_BOX: i32 = 7
export const KIND_AHU_BOX: i32 = 8
export const KIND_PLACEHOLDER: i32 = 9
export const KIND_END_CAP: i32 = 10

/** Shared allowance of every comparison with a limit: 2⁻²⁰, the specification's bound of equality. */
export const ALLOWANCE: f64 = 9.5367431640625e-7

/** Joint and box types; the place in JOINT_TYPES of the model. */
export const JOINT_PLAIN: i32 = 0
export const JOINT_MS: i32 = 1
export const JOINT_MS_MAIN: i32 = 2
export const JOINT_MS_SUB: i32 = 3
export const JOINT_MP2: i32 = 4
export const JOINT_MP4: i32 = 5
export const JOINT_MP8: i32 = 6
export const JOINT_MP3_W: i32 = 7
export const JOINT_MP6_W: i32 = 10
export const JOINT_MP2_SUB: i32 = 11
export const JOINT_PLUS_SUB: i32 = 12
export const JOINT_TYPE_COUNT: i32 = 13

export const EDGE_GENERIC: i32 = 0
export const EDGE_GAS: i32 = 1
export const EDGE_LIQUID: i32 = 2

/** Design slots of a system, f64 each. Temperatures in ℃, lengths in m; the host puts rating conditions where none is given. */
export const DESIGN_START: i32 = HEADER_BYTES
export const DESIGN_COOL_INDOOR_DB: i32 = 0
export const DESIGN_COOL_INDOOR_WB: i32 = 1
export const DESIGN_COOL_OUTDOOR_DB: i32 = 2
export const DESIGN_HEAT_INDOOR_DB: i32 = 3
export const DESIGN_HEAT_OUTDOOR_WB: i32 = 4
export const DESIGN_ELEVATION: i32 = 5
/** Length of a pipe that gives none. */
export const DESIGN_DEFAULT_PIPE: i32 = 6
/** Zero: none given; else one more than the place in OUTDOOR_TYPES of the model. */
export const DESIGN_OUTDOOR_TYPE: i32 = 7
export const DESIGN_LIBRARY_MAIN_SUB: i32 = 8
/** 1 where the outdoor unit is of a series that may take a hot-water kit. */
export const DESIGN_HOT_WATER_SERIES: i32 = 9
export const DESIGN_MODULE_COUNT: i32 = 10
export const DESIGN_MODULE_0: i32 = 11
/** Row of the listed combination, -1 where the modules are none. */
export const DESIGN_COMBINATION: i32 = 15
/** Temperatures that are only compared with each other; NaN where none is given. */
export const DESIGN_COOL_OUTDOOR_WB: i32 = 16
export const DESIGN_HEAT_INDOOR_WB: i32 = 17
/** Outdoor dry bulb of the heating design, ℃; the wet bulb replaces it where none is given. */
export const DESIGN_HEAT_OUTDOOR_DB: i32 = 18
/** Bits of the temperatures that are not given and replaced by rating conditions: 1 << (MISSING_… − MISSING_FIRST_DESIGN). */
export const DESIGN_UNGIVEN: i32 = 19
/** Bits of the wet bulbs whose own dry bulb is given too, in the order of their limits: only these two can contradict each other. */
export const DESIGN_AIR_PAIRS: i32 = 20
/** Rated capacities in kW of an outdoor unit that is supposed while none is chosen; not above 0 where none is supposed. */
export const DESIGN_SUPPOSED_COOL: i32 = 21
export const DESIGN_SUPPOSED_HEAT: i32 = 22
/** How the drawing is laid out: LAY_OUT_… of layout-arrange; no more than the places depend on it. */
export const DESIGN_LAY_OUT: i32 = 23
export const DESIGN_SLOTS: i32 = 24
export const MODULES_MOST: i32 = 4

/** Columns that the host writes, in the order of the buffer. f64: NaN means "not given". */
export const NODE_COOLING_KW: i32 = 0
export const NODE_PORT_KW: i32 = 1
export const NODE_HEIGHT_M: i32 = 2
/** Places as drawn; only where a node is outside the tree. */
export const NODE_X: i32 = 3
export const NODE_Y: i32 = 4
/** Capacities that a unit's room requires of it, kW; every kit of an air handler has those of the whole air handler. */
export const NODE_REQUIRED_COOL: i32 = 5
export const NODE_REQUIRED_SENSIBLE: i32 = 6
export const NODE_REQUIRED_HEAT: i32 = 7
export const EDGE_LENGTH_M: i32 = 8
export const EDGE_GAS_LENGTH_M: i32 = 9
export const EDGE_LIQUID_LENGTH_M: i32 = 10
/** Numbers of bends that are no whole number below 256. */
export const EDGE_WIDE_BENDS: i32 = 11
/** i32: rows of the nodes at both ends, -1 for a node that is not there. */
export const EDGE_SOURCE: i32 = 12
export const EDGE_TARGET: i32 = 13
/** Kits of one air handler share a number; 0 where none is given. */
export const NODE_AIR_HANDLER: i32 = 14
/** Units of one room share a number; 0 where a unit's room has no id. */
export const NODE_ROOM: i32 = 15
/** u16: row in the pack's equipment table, of a box in its box table; NO_MODEL where none is given. */
export const NODE_MODEL: i32 = 16
/** Number of a material, 0 where none is given. */
export const NODE_MATERIAL: i32 = 17
export const EDGE_MATERIAL: i32 = 18
/** u8. */
export const NODE_KIND: i32 = 19
export const NODE_JOINT_TYPE: i32 = 20
export const NODE_OUTLETS: i32 = 21
export const NODE_FLAGS: i32 = 22
export const EDGE_PORT: i32 = 23
export const EDGE_KIND: i32 = 24
export const EDGE_BENDS: i32 = 25
export const EDGE_FLAGS: i32 = 26
export const COLUMN_COUNT: i32 = 27
const FIRST_I32: i32 = EDGE_SOURCE
const FIRST_U16: i32 = NODE_MODEL
const FIRST_U8: i32 = NODE_KIND
/** Bits of the columns that every system has. */
export const COLUMNS_ALWAYS: i32 =
  (1 << EDGE_SOURCE) |
  (1 << EDGE_TARGET) |
  (1 << NODE_MODEL) |
  (1 << NODE_KIND) |
  (1 << NODE_JOINT_TYPE) |
  (1 << NODE_OUTLETS) |
  (1 << NODE_FLAGS) |
  (1 << EDGE_PORT) |
  (1 << EDGE_KIND) |
  (1 << EDGE_BENDS)

export const NO_MODEL: i32 = 65535

export const FLAG_REVERSE: i32 = 1
export const FLAG_HOLDS_BOX_UNIT: i32 = 2
export const FLAG_HOT_WATER_KIT: i32 = 4
export const FLAG_DUPLICATE_ID: i32 = 8
/** A placeholder or cap that is reserved for a large unit of the drawing on the port beside it. */
export const FLAG_RESERVED: i32 = 16

/** Outdoor slots of the answer, f64 each; kW, m, kg, per cent. */
export const OUT_RATED_CR: i32 = 0
export const OUT_ACTUAL_CR: i32 = 1
export const OUT_NOMINAL_COOL: i32 = 2
export const OUT_NOMINAL_HEAT: i32 = 3
export const OUT_COOL: i32 = 4
export const OUT_HEAT: i32 = 5
export const OUT_COOL_POWER: i32 = 6
export const OUT_HEAT_POWER: i32 = 7
export const OUT_INDOOR_COOL: i32 = 8
export const OUT_INDOOR_HEAT: i32 = 9
export const OUT_UNITS: i32 = 10
export const OUT_MAX_UNITS: i32 = 11
export const OUT_FARTHEST_ACTUAL: i32 = 12
export const OUT_FARTHEST_EQUIVALENT: i32 = 13
export const OUT_AFTER_FIRST: i32 = 14
export const OUT_TOTAL: i32 = 15
export const OUT_HEIGHT_OUTDOOR: i32 = 16
export const OUT_HEIGHT_INDOOR: i32 = 17
export const OUT_FACTORY_CHARGE: i32 = 18
export const OUT_ADDED_CHARGE: i32 = 19
export const OUT_TOTAL_CHARGE: i32 = 20
/** Factor chains, seven slots each: ratio, indoor, outdoor, length, level, defrost, altitude. */
export const OUT_COOL_FACTORS: i32 = 21
export const OUT_HEAT_FACTORS: i32 = 28
/** The same chains for every unit below: nominal × all seven = delivered. */
export const OUT_UNIT_COOL_FACTORS: i32 = 35
export const OUT_UNIT_HEAT_FACTORS: i32 = 42
/** Joints between outdoor modules: place in the list of fittings and number; NaN with a single module. */
export const OUT_OUTDOOR_JOINT: i32 = 49
export const OUT_OUTDOOR_JOINTS: i32 = 50
/** Gas and liquid of each module's pipe, then of the pipes behind the joints with two and three modules upstream; NaN where there is none. */
export const OUT_MODULE_PIPES: i32 = 51
export const OUT_JOINT_PIPES: i32 = 59
/** Parts of the additional charge: factor of the series, then kg of pipes, modules, boxes, units, ratio, maker's own terms, and the change by bounds and rounding. */
export const OUT_CHARGE_FACTOR: i32 = 63
export const OUT_CHARGE_PIPES: i32 = 64
export const OUT_CHARGE_EXTRA: i32 = 65
export const OUT_CHARGE_BOXES: i32 = 66
export const OUT_CHARGE_UNITS: i32 = 67
export const OUT_CHARGE_OVER: i32 = 68
export const OUT_CHARGE_MAKER: i32 = 69
export const OUT_CHARGE_SETTLED: i32 = 70
/** Lines of the liquid pipes: diameter in mm, m, kg/m, kg; NaN behind the last. */
export const OUT_CHARGE_LINES: i32 = 71
export const CHARGE_LINES: i32 = 24
export const CHARGE_LINE_WIDTH: i32 = 4
/** Number of pipes of the list, and of those with the default length. */
export const OUT_PIPES: i32 = 167
export const OUT_DEFAULT_PIPES: i32 = 168
/** Inputs that limits lack (MISSING_…): how many rooms lack them, 1 for an input of the whole system. */
export const OUT_MISSING: i32 = 169
export const OUT_SLOTS: i32 = 174

export const MISSING_ROOM_AREA: i32 = 0
export const MISSING_ROOM_HEIGHT: i32 = 1
export const MISSING_FIRST_DESIGN: i32 = 2
export const MISSING_COOL_OUTDOOR_DB: i32 = 2
export const MISSING_HEAT_OUTDOOR_WB: i32 = 3
export const MISSING_OUTDOOR_MODELS: i32 = 4
export const MISSING_FIELDS: i32 = 5

export const FACTOR_RATIO: i32 = 0
export const FACTOR_INDOOR: i32 = 1
export const FACTOR_OUTDOOR: i32 = 2
export const FACTOR_LENGTH: i32 = 3
export const FACTOR_LEVEL: i32 = 4
export const FACTOR_DEFROST: i32 = 5
export const FACTOR_ALTITUDE: i32 = 6

/** Bits of the lines whose diameter changes at a pipe's upstream end; those of the downstream end are CHANGER_DOWN_SHIFT higher. */
export const CHANGER_GAS: i32 = 1
export const CHANGER_LIQUID: i32 = 2
export const CHANGER_HIGH: i32 = 4
export const CHANGER_DOWN_SHIFT: i32 = 3

export const SEVERITY_ADVICE: i32 = 1
export const SEVERITY_ERROR: i32 = 2

export function padded(bytes: i32): i32 {
  return (bytes + 7) & ~7
}

/** Whether a column has one cell for each edge, not for each node. */
export function isEdgeColumn(column: i32): boolean {
  if (column < FIRST_I32) return column >= EDGE_LENGTH_M
  if (column < FIRST_U16) return column < NODE_AIR_HANDLER
  return column == EDGE_MATERIAL || column >= EDGE_PORT
}

/** Bytes of one cell of a column. */
export function columnWidth(column: i32): i32 {
  return column < FIRST_I32 ? 8 : column < FIRST_U16 ? 4 : column < FIRST_U8 ? 2 : 1
}

/** Byte offset of a column of a system with space for this many rows, whether it exists or not; of COLUMN_COUNT the end of them all. */
export function columnStart(nodes: i32, edges: i32, columns: i32, column: i32): i32 {
  let at: i32 = DESIGN_START + DESIGN_SLOTS * 8
  for (let before: i32 = 0; before < column; before++) {
    if ((columns & (1 << before)) != 0) at += padded((isEdgeColumn(before) ? edges : nodes) * columnWidth(before))
  }
  return at
}

/** Rooms follow the columns, ordered by node: floor areas (m²), heights (m), then rows of the nodes. */
export function roomAreas(nodes: i32, edges: i32, columns: i32): i32 {
  return columnStart(nodes, edges, columns, COLUMN_COUNT)
}

export function roomHeights(nodes: i32, edges: i32, columns: i32, rooms: i32): i32 {
  return roomAreas(nodes, edges, columns) + rooms * 8
}

export function roomNodes(nodes: i32, edges: i32, columns: i32, rooms: i32): i32 {
  return roomHeights(nodes, edges, columns, rooms) + rooms * 8
}

export function systemBytes(nodes: i32, edges: i32, columns: i32, rooms: i32): i32 {
  return roomNodes(nodes, edges, columns, rooms) + padded(rooms * 4)
}
