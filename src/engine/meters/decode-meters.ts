import * as M from '../../../assembly/common/layout/layout-meters'
import { SEVERITY_ERROR } from '../../../assembly/common/layout/layout'
import { LIMIT_FIRST } from '../../../assembly/common/layout/layout-codes'
import { MISSING_FIELDS } from '../../model/finding/missing-input'
import type { Severity } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import { LIMIT_CODES } from '../decode/finding-codes'
import type { LimitMeter, MeterPlace } from './limit-meter'
import * as R from '../../../assembly/common/layout/layout-codes'

/** Limits that share their key with another one. */
const OWN_NAMES: Readonly<Record<number, string>> = {
  [R.LIMIT_BOX_UNITS]: 'boxMaxIdu',
  [R.LIMIT_HEADER_KW]: 'headerMaxKw',
  [R.LIMIT_KIT_MAX]: 'kitMaxKw',
}

/** Returns the name of a limit by the core's code: the pack's key where no other limit has it. */
export function meterName(code: number): string {
  return OWN_NAMES[code] ?? (LIMIT_CODES[code - R.LIMIT_FIRST]?.[0] ?? '').replace('limit.', '')
}

const REASONS = {
  [M.METER_NONE]: 'nothing',
  [M.METER_SILENT]: 'silent',
  [M.METER_UNMET]: 'unmet',
  [M.METER_PASSED]: 'passed',
} as const

/** Reads the core's rows of meters, one for each limit, without calculating. */
export function decodeMeters(buffer: ArrayBuffer, system: System): LimitMeter[] {
  const slots = new DataView(buffer)
  const rows = Array.from({ length: buffer.byteLength / M.METER_BYTES }, (_, row) => row * M.METER_BYTES)
  return rows.filter((at) => slots.getUint16(at + M.METER_CODE, true) > 0).map((at) => readRow(slots, at, system))
}

function readRow(slots: DataView, at: number, system: System): LimitMeter {
  const whole = (slot: number): number => slots.getInt32(at + slot, true)
  const figure = (slot: number): number => slots.getFloat64(at + slot, true)
  const small = (slot: number): number => slots.getUint8(at + slot)
  const code = slots.getUint16(at + M.METER_CODE, true)
  const standard = slots.getUint16(at + M.METER_STANDARD, true)
  const [, unit = ''] = LIMIT_CODES[code - LIMIT_FIRST] ?? []
  const isHeld = small(M.METER_STATE) === M.METER_HELD
  const severity: Severity = small(M.METER_SEVERITY) === SEVERITY_ERROR ? 'error' : 'advice'
  const brokenCount = whole(M.METER_BROKEN)
  const missing = MISSING_FIELDS.filter((_, field) => (small(M.METER_MISSING) & (1 << field)) !== 0)
  const state = brokenCount > 0 ? 'broken' : missing.length > 0 ? 'notChecked' : isHeld ? 'held' : 'none'
  return {
    name: meterName(code),
    code: keyOf(code),
    state,
    reason: state === 'none' ? (REASONS[small(M.METER_STATE)] ?? 'nothing') : null,
    missing,
    uncheckedCount: whole(M.METER_UNCHECKED),
    value: isHeld ? figure(M.METER_VALUE) : NaN,
    limit: isHeld ? figure(M.METER_LIMIT) : NaN,
    unit,
    marginPct: isHeld ? figure(M.METER_MARGIN) : NaN,
    isMost: small(M.METER_IS_MOST) === 1,
    standardCode: standard > 0 ? keyOf(standard) : null,
    place: placeOf(whole(M.METER_NODE), whole(M.METER_EDGE), system),
    severityIfBroken: isHeld ? severity : null,
    broken: brokenCount > 0 ? severity : null,
    placeCount: whole(M.METER_PLACES),
    brokenCount,
    nth: small(M.METER_NTH),
  }
}

function keyOf(code: number): string {
  return LIMIT_CODES[code - LIMIT_FIRST]?.[0] ?? ''
}

function placeOf(node: number, edge: number, { diagram }: System): MeterPlace {
  if (edge >= 0) return { edgeId: diagram.edgeId[edge] ?? '' }
  return node >= 0 ? { nodeId: diagram.nodeId[node] ?? '' } : {}
}
