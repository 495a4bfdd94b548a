/**
 * The memory of the core: every table, column, width, offset and code. Read by the AssemblyScript compiler and by TypeScript, so both sides of
 * the border agree by construction. Raise LAYOUT_VERSION with every change.
 *
 * A buffer is a 64-byte header, then tables on 8-byte boundaries, each with its widest columns first:
 *
 *   system   header · design · nodes in · edges in │ outdoor out · nodes out · edges out · findings out
 *   pack     header · directory (offset and rows of each table) · tables of f64 cells, row by row
 *   demand   header · design of the demand · candidates out
 */
export const LAYOUT_VERSION: i32 = 7

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
export const HEAD_FINDING_CAPACITY: i32 = 20
export const HEAD_FINDINGS: i32 = 24
export const HEAD_FINDINGS_TOTAL: i32 = 28
export const HEAD_STATUS: i32 = 32
export const HEAD_ERRORS_TOTAL: i32 = 36
/** Advices stored, from the back of the findings; HEAD_FINDINGS counts the errors stored, from the front. */
export const HEAD_ADVICES: i32 = 40
/** 1 where the host wants the diagram arranged; else the answer's places are those drawn. */
export const HEAD_ARRANGE: i32 = 44
/** 1 where the host wants to know which pipes need diameter changers; else their column is empty. */
export const HEAD_CHANGERS: i32 = 48

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
export const DESIGN_SLOTS: i32 = 16
export const MODULES_MOST: i32 = 4

/** Node columns that the host writes. NaN means "not given". */
export const NODE_COOLING_KW: i32 = 0
export const NODE_PORT_KW: i32 = 1
export const NODE_HEIGHT_M: i32 = 2
export const NODE_X: i32 = 3
export const NODE_Y: i32 = 4
/** Area times height of the room that the unit serves, m³. */
export const NODE_ROOM_M3: i32 = 5
export const NODE_IN_F64: i32 = 6
/** Row in the pack's equipment table, of a box in its box table; -1 where no model is given. */
export const NODE_MODEL: i32 = 0
/** Kits of one air handler share a number; 0 where none is given. */
export const NODE_AIR_HANDLER: i32 = 1
export const NODE_IN_I32: i32 = 2
export const NODE_MATERIAL: i32 = 0
export const NODE_IN_U16: i32 = 1
export const NODE_KIND: i32 = 0
export const NODE_JOINT_TYPE: i32 = 1
export const NODE_OUTLETS: i32 = 2
export const NODE_FLAGS: i32 = 3
export const NODE_IN_U8: i32 = 4

export const FLAG_REVERSE: i32 = 1
export const FLAG_HOLDS_BOX_UNIT: i32 = 2
export const FLAG_HOT_WATER_KIT: i32 = 4
export const FLAG_DUPLICATE_ID: i32 = 8
/** A placeholder or cap that is kept for a large unit of the drawing on the port beside it. */
export const FLAG_RESERVED: i32 = 16

/** Node columns that the core writes. NaN means "does not apply". */
export const NODE_DELIVERED_COOLING: i32 = 0
export const NODE_DELIVERED_SENSIBLE: i32 = 1
export const NODE_DELIVERED_HEATING: i32 = 2
export const NODE_ACTUAL_M: i32 = 3
export const NODE_EQUIVALENT_M: i32 = 4
export const NODE_FIRST_ACTUAL_M: i32 = 5
export const NODE_FIRST_EQUIVALENT_M: i32 = 6
export const NODE_CONCENTRATION: i32 = 7
export const NODE_ARRANGED_X: i32 = 8
export const NODE_ARRANGED_Y: i32 = 9
export const NODE_OUT_F64: i32 = 10
/** Downstream capacity index, the node's own included. */
export const NODE_LOAD: i32 = 0
export const NODE_OUT_I32: i32 = 1
/** Place in the pack's list of fittings, -1 where there is none. */
export const NODE_FITTING: i32 = 0
export const NODE_OUT_U16: i32 = 1
export const NODE_WORST: i32 = 0
export const NODE_OUT_U8: i32 = 1

/** Edge columns that the host writes. */
export const EDGE_LENGTH_M: i32 = 0
export const EDGE_GAS_LENGTH_M: i32 = 1
export const EDGE_LIQUID_LENGTH_M: i32 = 2
export const EDGE_BENDS: i32 = 3
export const EDGE_IN_F64: i32 = 4
export const EDGE_SOURCE: i32 = 0
export const EDGE_TARGET: i32 = 1
export const EDGE_IN_I32: i32 = 2
export const EDGE_MATERIAL: i32 = 0
export const EDGE_IN_U16: i32 = 1
export const EDGE_PORT: i32 = 0
export const EDGE_KIND: i32 = 1
export const EDGE_FLAGS: i32 = 2
export const EDGE_IN_U8: i32 = 3

/** Edge columns that the core writes: kW, m, mm. */
export const EDGE_CAPACITY_KW: i32 = 0
export const EDGE_ACTUAL_M: i32 = 1
export const EDGE_EQUIVALENT_M: i32 = 2
export const EDGE_GAS_MM: i32 = 3
export const EDGE_LIQUID_MM: i32 = 4
export const EDGE_HIGH_MM: i32 = 5
export const EDGE_OUT_F64: i32 = 6
export const EDGE_WORST: i32 = 0
/** Bits of the lines whose diameter changes at the upstream end; those of the downstream end are CHANGER_DOWN_SHIFT higher. */
export const EDGE_CHANGERS: i32 = 1
export const EDGE_OUT_U8: i32 = 2

export const CHANGER_GAS: i32 = 1
export const CHANGER_LIQUID: i32 = 2
export const CHANGER_HIGH: i32 = 4
export const CHANGER_DOWN_SHIFT: i32 = 3

/** Outdoor slots that the core writes, f64 each; kW, m, kg, per cent. */
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
export const OUT_SLOTS: i32 = 63

export const FACTOR_RATIO: i32 = 0
export const FACTOR_INDOOR: i32 = 1
export const FACTOR_OUTDOOR: i32 = 2
export const FACTOR_LENGTH: i32 = 3
export const FACTOR_LEVEL: i32 = 4
export const FACTOR_DEFROST: i32 = 5
export const FACTOR_ALTITUDE: i32 = 6

/** Finding columns. Node and edge are rows, -1 where the finding has none. */
export const FINDING_VALUE: i32 = 0
export const FINDING_LIMIT: i32 = 1
export const FINDING_EXCESS: i32 = 2
export const FINDING_F64: i32 = 3
export const FINDING_NODE: i32 = 0
export const FINDING_EDGE: i32 = 1
export const FINDING_I32: i32 = 2
export const FINDING_CODE: i32 = 0
export const FINDING_U16: i32 = 1
export const FINDING_SEVERITY: i32 = 0
export const FINDING_JOINT_TYPE: i32 = 1
export const FINDING_U8: i32 = 2

export const SEVERITY_ADVICE: i32 = 1
export const SEVERITY_ERROR: i32 = 2
/** Most findings that one answer carries. */
export const FINDINGS_MOST: i32 = 10000

/** Distance between columns and rows of the arranged diagram, in drawing units. */
export const ARRANGE_COLUMN: i32 = 140
export const ARRANGE_ROW: i32 = 150

export function padded(bytes: i32): i32 {
  return (bytes + 7) & ~7
}

export function findingCapacity(nodes: i32, edges: i32): i32 {
  const wanted: i32 = 64 + 8 * nodes + 4 * edges
  return wanted < FINDINGS_MOST ? wanted : FINDINGS_MOST
}

export function nodesInStart(): i32 {
  return DESIGN_START + DESIGN_SLOTS * 8
}

export function nodeInF64(nodes: i32, column: i32): i32 {
  return nodesInStart() + column * nodes * 8
}

export function nodeInI32(nodes: i32, column: i32): i32 {
  return nodeInF64(nodes, NODE_IN_F64) + column * padded(nodes * 4)
}

export function nodeInU16(nodes: i32, column: i32): i32 {
  return nodeInI32(nodes, NODE_IN_I32) + column * padded(nodes * 2)
}

export function nodeInU8(nodes: i32, column: i32): i32 {
  return nodeInU16(nodes, NODE_IN_U16) + column * padded(nodes)
}

export function edgeInF64(nodes: i32, edges: i32, column: i32): i32 {
  return nodeInU8(nodes, NODE_IN_U8) + column * edges * 8
}

export function edgeInI32(nodes: i32, edges: i32, column: i32): i32 {
  return edgeInF64(nodes, edges, EDGE_IN_F64) + column * padded(edges * 4)
}

export function edgeInU16(nodes: i32, edges: i32, column: i32): i32 {
  return edgeInI32(nodes, edges, EDGE_IN_I32) + column * padded(edges * 2)
}

export function edgeInU8(nodes: i32, edges: i32, column: i32): i32 {
  return edgeInU16(nodes, edges, EDGE_IN_U16) + column * padded(edges)
}

/** Everything before is written by the host, everything from here on by the core. */
export function outdoorStart(nodes: i32, edges: i32): i32 {
  return edgeInU8(nodes, edges, EDGE_IN_U8)
}

export function nodeOutF64(nodes: i32, edges: i32, column: i32): i32 {
  return outdoorStart(nodes, edges) + OUT_SLOTS * 8 + column * nodes * 8
}

export function nodeOutI32(nodes: i32, edges: i32, column: i32): i32 {
  return nodeOutF64(nodes, edges, NODE_OUT_F64) + column * padded(nodes * 4)
}

export function nodeOutU16(nodes: i32, edges: i32, column: i32): i32 {
  return nodeOutI32(nodes, edges, NODE_OUT_I32) + column * padded(nodes * 2)
}

export function nodeOutU8(nodes: i32, edges: i32, column: i32): i32 {
  return nodeOutU16(nodes, edges, NODE_OUT_U16) + column * padded(nodes)
}

export function edgeOutF64(nodes: i32, edges: i32, column: i32): i32 {
  return nodeOutU8(nodes, edges, NODE_OUT_U8) + column * edges * 8
}

export function edgeOutU8(nodes: i32, edges: i32, column: i32): i32 {
  return edgeOutF64(nodes, edges, EDGE_OUT_F64) + column * padded(edges)
}

export function findingF64(nodes: i32, edges: i32, capacity: i32, column: i32): i32 {
  return edgeOutU8(nodes, edges, EDGE_OUT_U8) + column * capacity * 8
}

export function findingI32(nodes: i32, edges: i32, capacity: i32, column: i32): i32 {
  return findingF64(nodes, edges, capacity, FINDING_F64) + column * padded(capacity * 4)
}

export function findingU16(nodes: i32, edges: i32, capacity: i32, column: i32): i32 {
  return findingI32(nodes, edges, capacity, FINDING_I32) + column * padded(capacity * 2)
}

export function findingU8(nodes: i32, edges: i32, capacity: i32, column: i32): i32 {
  return findingU16(nodes, edges, capacity, FINDING_U16) + column * padded(capacity)
}

export function systemBytes(nodes: i32, edges: i32): i32 {
  const capacity: i32 = findingCapacity(nodes, edges)
  return findingU8(nodes, edges, capacity, FINDING_U8)
}
