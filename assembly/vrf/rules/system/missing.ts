import * as L from '../../../common/layout/layout'
import * as R from '../../../common/layout/layout-codes'
import { mark, reset } from '../../../common/memory'
import { isMetered, meterMissing } from '../../meters'
import { hasArea, hasHeight, roomPlaceOf } from '../../room-table'
import { out, setOut } from '../../state'
import { design, hasRequired, nodeCount, scratch, sharesRooms } from '../../system'
import * as S from '../survey'
import { hasTwoSteps, isServed, limitsConcentration, limitsFlammable, limitsLeastArea } from '../room'

/** Bits of the inputs that a room lacks. */
const LACKS_AREA: i32 = 1
const LACKS_HEIGHT: i32 = 2
/** Rooms of the system checked last that lack their area, their height or both. */
let roomsWithoutSize: i32 = 0

/** Returns whether a design temperature is not given, so that its rating condition is used. */
export function isUngiven(field: i32): bool {
  return (((design(L.DESIGN_UNGIVEN) as i32) >> (field - L.MISSING_FIRST_DESIGN)) & 1) != 0
}

/** Writes how many pipes have the default length, and how often each input that a limit needs is missing. */
export function countMissing(): void {
  setOut(L.OUT_PIPES, S.pipes() as f64)
  setOut(L.OUT_DEFAULT_PIPES, S.defaultPipes() as f64)
  setOut(L.OUT_MISSING + L.MISSING_ROOM_AREA, 0)
  setOut(L.OUT_MISSING + L.MISSING_ROOM_HEIGHT, 0)
  roomsWithoutSize = 0
  if (limitsConcentration() || limitsFlammable()) countRooms()
  setOut(L.OUT_MISSING + L.MISSING_COOL_OUTDOOR_DB, isUngiven(L.MISSING_COOL_OUTDOOR_DB) ? 1 : 0)
  setOut(L.OUT_MISSING + L.MISSING_HEAT_OUTDOOR_WB, isUngiven(L.MISSING_HEAT_OUTDOOR_WB) ? 1 : 0)
  setOut(L.OUT_MISSING + L.MISSING_OUTDOOR_MODELS, 0)
}

/** Counts rooms once each, however many units serve them: those of one unit are counted with the blocks. */
function countRooms(): void {
  let areas = S.roomsWithoutArea()
  let heights = S.roomsWithoutHeight()
  roomsWithoutSize = S.roomsWithoutSize()
  if (sharesRooms()) {
    const before = mark()
    const lacks = scratch(2 * nodeCount + 1, 0)
    for (let node = 0; node < nodeCount; node++) {
      const place = roomPlaceOf(node)
      if (place < 0 || !isServed(node)) continue
      const at = lacks + ((place as usize) << 2)
      const known = load<i32>(at)
      const missing = (hasArea(node) ? 0 : LACKS_AREA) | (hasHeight(node) ? 0 : LACKS_HEIGHT)
      if ((missing & ~known & LACKS_AREA) != 0) areas++
      if ((missing & ~known & LACKS_HEIGHT) != 0) heights++
      if (missing != 0 && known == 0) roomsWithoutSize++
      store<i32>(at, known | missing)
    }
    reset(before)
  }
  setOut(L.OUT_MISSING + L.MISSING_ROOM_AREA, areas as f64)
  setOut(L.OUT_MISSING + L.MISSING_ROOM_HEIGHT, heights as f64)
}

/** Records for each limit the missing input, once the limits have been read. */
export function meterMissingInputs(): void {
  if (limitsConcentration()) {
    if (hasTwoSteps()) {
      meterRooms(R.LIMIT_QLMV)
      meterRooms(R.LIMIT_QLAV)
    } else meterRooms(R.LIMIT_PRACTICAL)
  }
  if (limitsFlammable()) for (let code = R.LIMIT_A2L_MAX; code <= R.LIMIT_A2L_CIRCULATED; code++) meterRooms(code)
  if (limitsLeastArea()) meterField(R.LIMIT_LEAST_AREA, L.MISSING_ROOM_AREA)
  meterField(R.LIMIT_COOL_RANGE, L.MISSING_COOL_OUTDOOR_DB)
  meterField(R.LIMIT_HEAT_RANGE, L.MISSING_HEAT_OUTDOOR_WB)
}

function meterRooms(code: i32): void {
  meterMissing(code, missingBit(L.MISSING_ROOM_AREA) | missingBit(L.MISSING_ROOM_HEIGHT), roomsWithoutSize)
}

function meterField(code: i32, field: i32): void {
  meterMissing(code, missingBit(field), out(L.OUT_MISSING + field) as i32)
}

/** Returns the bit of an input that is missing anywhere, 0 where it is given everywhere. */
function missingBit(field: i32): i32 {
  return out(L.OUT_MISSING + field) > 0 ? 1 << field : 0
}

/** Records the limits of the whole system as not read where there is no outdoor unit. */
export function meterWithoutOutdoor(): void {
  lackOutdoor(R.LIMIT_TOTAL, R.LIMIT_AFTER_FIRST_EXT)
  lackOutdoor(R.LIMIT_ABOVE_STD, R.LIMIT_HEIGHT_UNITS)
  lackOutdoor(R.LIMIT_MIN_CR, R.LIMIT_SPECIAL_CR)
  lackOutdoor(R.LIMIT_MIN_UNITS, R.LIMIT_MAX_UNITS)
  lackOutdoor(R.LIMIT_CHARGE, R.LIMIT_A2L_CIRCULATED)
  if (hasRequired()) lackOutdoor(R.LIMIT_DELIVERED_COOL, R.LIMIT_DELIVERED_HEAT)
}

function lackOutdoor(first: i32, last: i32): void {
  for (let code = first; code <= last; code++) if (!isMetered(code)) meterMissing(code, 1 << L.MISSING_OUTDOOR_MODELS, 1)
}
