import * as M from '../common/layout/layout-meters'
import { LIMIT_FIRST } from '../common/layout/layout-codes'

/** Rows of the meters being read, 0 while none are, followed by the places of the last gauge of each code. */
let table: usize = 0
let places: usize = 0
/** Bounds of one code at its last place. */
const PLACE_NODE: usize = 0
const PLACE_EDGE: usize = 4
const PLACE_COUNT: usize = 8
const PLACE_BYTES: usize = 12
/** Base of a margin in per cent where it is not the limit itself, as for a temperature; 0 for the limit. */
let span: f64 = 0

/** Bytes that `openMeters` needs with this many conditional limits. */
export function meterBytes(rules: i32): usize {
  return ((M.METER_LIMITS + rules) as usize) * (M.METER_BYTES as usize) + (M.METER_LIMITS as usize) * PLACE_BYTES
}

// See docs/decisions/0013-meters-come-from-the-checks.md.
export function openMeters(at: usize, rules: i32): void {
  table = at
  places = at + ((M.METER_LIMITS + rules) as usize) * (M.METER_BYTES as usize)
  memory.fill(at, 0, meterBytes(rules))
  for (let row = 0; row < M.METER_LIMITS + rules; row++) {
    if (row < M.METER_LIMITS) store<u16>(rowAt(row) + M.METER_CODE, (LIMIT_FIRST + row) as u16)
    store<i32>(rowAt(row) + M.METER_NODE, -1)
    store<i32>(rowAt(row) + M.METER_EDGE, -1)
  }
}

export function closeMeters(): void {
  table = 0
}

/** Sets the width of the range that the next limits bound. */
export function measureAgainst(width: f64): void {
  span = width
}

/** Records a conditional limit of the pack whose conditions are not met. */
export function meterUnmet(rule: i32, code: i32): void {
  if (table == 0) return
  const at = rowAt(M.METER_LIMITS + rule)
  store<u16>(at + M.METER_CODE, code as u16)
  store<u8>(at + M.METER_STATE, M.METER_UNMET as u8)
}

/** Records the standard value below a limit. Where the limit itself is broken, the standard value is not read there. */
export function meterStandard(code: i32, standard: i32, isPassed: bool): void {
  if (table == 0) return
  store<u16>(rowAt(code - LIMIT_FIRST) + M.METER_STANDARD, standard as u16)
  const state = rowAt(standard - LIMIT_FIRST) + M.METER_STATE
  if (isPassed && load<u8>(state) == M.METER_NONE) store<u8>(state, M.METER_PASSED as u8)
}

/** Records a limit that cannot be read in this many rooms, or at all, because inputs are missing: a bit of `fields` for each. */
export function meterMissing(code: i32, fields: i32, count: i32): void {
  if (table == 0 || count == 0) return
  const at = rowAt(code - LIMIT_FIRST)
  const missing: i32 = load<u8>(at + M.METER_MISSING)
  store<u8>(at + M.METER_MISSING, (missing | fields) as u8)
  store<i32>(at + M.METER_UNCHECKED, count)
}

/** Returns whether the limit was compared with anything in the system. */
export function isMetered(code: i32): bool {
  return table != 0 && load<u8>(rowAt(code - LIMIT_FIRST) + M.METER_STATE) != M.METER_NONE
}

/** Reads one limit at one place. `isBroken` says whether it makes a finding; `rule` is the pack's conditional limit, else -1. */
export function meter(
  code: i32,
  severity: i32,
  node: i32,
  edge: i32,
  value: f64,
  limit: f64,
  isMost: bool,
  isBroken: bool,
  rule: i32,
): void {
  if (table == 0 || !isFinite(value)) return
  const at = rowAt(rule < 0 ? code - LIMIT_FIRST : M.METER_LIMITS + rule)
  const nth = countPlace(code, node, edge)
  store<u16>(at + M.METER_CODE, code as u16)
  if (!isFinite(limit)) {
    if (load<u8>(at + M.METER_STATE) == M.METER_NONE) store<u8>(at + M.METER_STATE, M.METER_SILENT as u8)
    return
  }
  add(at + M.METER_PLACES, 1)
  if (isBroken) add(at + M.METER_BROKEN, 1)
  const left = (100 * (isMost ? limit - value : value - limit)) / scaleOf(limit)
  // A value above its limit by less than the allowance still holds, with a margin of zero.
  const margin = isBroken || left > 0 ? left : 0
  if (load<u8>(at + M.METER_STATE) == M.METER_HELD && !(margin < load<f64>(at + M.METER_MARGIN))) return
  store<f64>(at + M.METER_VALUE, value)
  store<f64>(at + M.METER_LIMIT, limit)
  store<f64>(at + M.METER_MARGIN, margin)
  store<i32>(at + M.METER_NODE, node)
  store<i32>(at + M.METER_EDGE, edge)
  store<u8>(at + M.METER_STATE, M.METER_HELD as u8)
  store<u8>(at + M.METER_SEVERITY, severity as u8)
  store<u8>(at + M.METER_IS_MOST, isMost ? 1 : 0)
  store<u8>(at + M.METER_NTH, nth as u8)
}

function scaleOf(limit: f64): f64 {
  if (span > 0) return span
  return limit == 0 ? 1 : Math.abs(limit)
}

/** Returns how many bounds of the code were read at this place before. */
function countPlace(code: i32, node: i32, edge: i32): i32 {
  const at = places + ((code - LIMIT_FIRST) as usize) * PLACE_BYTES
  const isSame = load<i32>(at + PLACE_NODE) == node && load<i32>(at + PLACE_EDGE) == edge
  const count = isSame ? load<i32>(at + PLACE_COUNT) : 0
  store<i32>(at + PLACE_NODE, node)
  store<i32>(at + PLACE_EDGE, edge)
  store<i32>(at + PLACE_COUNT, count + 1)
  return count
}

function rowAt(row: i32): usize {
  return table + (row as usize) * (M.METER_BYTES as usize)
}

function add(at: usize, by: i32): void {
  store<i32>(at, load<i32>(at) + by)
}
