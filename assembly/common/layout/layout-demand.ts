/** A demand for outdoor units: the header (HEAD_NODES counts the candidates), then slots of f64, then one row for each candidate. */
import { HEADER_BYTES } from './layout'

export const DEMAND_START: i32 = HEADER_BYTES
/** The first slots are those of a system's design block, so that one routine reads all temperatures. */
export const DEMAND_INDEX: i32 = 6
export const DEMAND_UNITS: i32 = 7
export const DEMAND_UNIT_COUNT: i32 = 8
export const DEMAND_COOL_KW: i32 = 9
export const DEMAND_HEAT_KW: i32 = 10
export const DEMAND_EQUIVALENT_M: i32 = 11
export const DEMAND_UP_M: i32 = 12
export const DEMAND_DESIGN_COOL_KW: i32 = 13
export const DEMAND_HEAT_OUTDOOR_DB: i32 = 14
/** Simultaneous load, kW: in, as the project gives it, 0 where it gives none; out, the load that candidates were compared with. */
export const DEMAND_BLOCK_COOL: i32 = 15
export const DEMAND_BLOCK_HEAT: i32 = 16
/** Capacity indices and numbers of indoor, fresh-air and hydro units and kits. */
export const DEMAND_KIND_INDEX: i32 = 17
export const DEMAND_KIND_UNITS: i32 = 21
/** Bits of the frequencies that the site has: 1 for 50 Hz, 2 for 60 Hz; 0 where none is asked for. */
export const DEMAND_HZ: i32 = 25
export const DEMAND_SLOTS: i32 = 26

/** Candidate cells, f64 each. In: row of the module or combination, its kind, row of its first module. */
export const CANDIDATE_ROW: i32 = 0
export const CANDIDATE_KIND: i32 = 1
export const CANDIDATE_FIRST_MODULE: i32 = 2
/** Out. */
export const CANDIDATE_COOL: i32 = 3
export const CANDIDATE_HEAT: i32 = 4
export const CANDIDATE_RATED_CR: i32 = 5
export const CANDIDATE_ACTUAL_CR: i32 = 6
export const CANDIDATE_MAX_UNITS: i32 = 7
export const CANDIDATE_MIN_CR: i32 = 8
export const CANDIDATE_MAX_CR: i32 = 9
export const CANDIDATE_SPECIAL_CR: i32 = 10
/** Reason bits. */
export const CANDIDATE_REASONS: i32 = 11
/** Penalty for ranking: smaller is better; candidates that do not fit come after all that do. */
export const CANDIDATE_PENALTY: i32 = 12
export const CANDIDATE_MODULES: i32 = 13
/** In: rows of the second to fourth of modules that no combination lists, -1 behind the last. */
export const CANDIDATE_SECOND_MODULE: i32 = 14
/** Out: horsepower and nominal capacities in kW. */
export const CANDIDATE_HP: i32 = 17
export const CANDIDATE_NOMINAL_COOL: i32 = 18
export const CANDIDATE_NOMINAL_HEAT: i32 = 19
export const CANDIDATE_WIDTH: i32 = 20

/** Kinds: one module, a listed combination, or modules that none lists. */
export const CANDIDATE_MODULE: i32 = 0
export const CANDIDATE_COMBINATION: i32 = 1
export const CANDIDATE_FREE: i32 = 2

export const REASON_RATIO_LOW: i32 = 1
export const REASON_RATIO_HIGH: i32 = 2
export const REASON_TOO_MANY_UNITS: i32 = 4
export const REASON_COOLING_SHORT: i32 = 8
export const REASON_HEATING_SHORT: i32 = 16
export const REASON_OUT_OF_RANGE: i32 = 32
export const REASON_NO_UNITS: i32 = 64
export const REASON_ABOVE_STANDARD: i32 = 128
export const REASON_ABOVE_HUNDRED: i32 = 256
/** Modules that do not belong together, or more of them or more horsepower than their series allows; modules of another frequency. */
export const REASON_MODULES: i32 = 512
export const REASON_FREQUENCY: i32 = 1024
/** Reasons that rule a candidate out. */
export const REASONS_AGAINST: i32 = 1 + 2 + 4 + 8 + 16 + 32 + 64 + 512 + 1024

export function candidateStart(): i32 {
  return DEMAND_START + DEMAND_SLOTS * 8
}

export function demandBytes(candidates: i32): i32 {
  return candidateStart() + candidates * CANDIDATE_WIDTH * 8
}
