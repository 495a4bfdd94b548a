import * as M from '../../../assembly/layout-meters'
import { SEVERITY_ERROR } from '../../../assembly/layout'
import { LIMIT_FIRST } from '../../../assembly/layout-codes'
import type { Severity } from '../../model/finding'
import type { System } from '../../model/project'
import { LIMIT_CODES } from '../finding-codes'
import type { LimitMeter, MeterPlace } from './limit-meter'
import { meterName } from './meter-names'

const STATES = { [M.METER_NONE]: 'none', [M.METER_SILENT]: 'silent', [M.METER_UNMET]: 'unmet', [M.METER_HELD]: 'held' } as const

interface Row {
  code: number
  standard: number
  isRule: boolean
  meter: LimitMeter
}

/** Reads the core's rows of meters; a standard value and the maximum above it at the same place become one meter. Calculates nothing. */
export function decodeMeters(buffer: ArrayBuffer, system: System): LimitMeter[] {
  const count = buffer.byteLength / M.METER_BYTES
  const slots = new DataView(buffer)
  const rows = Array.from({ length: count }, (_, row) => readRow(slots, row, system)).filter((row) => row.code > 0)
  const taken = new Set<Row>()
  for (const row of rows) {
    const standard = row.standard > 0 ? rows.find((one) => !one.isRule && one.code === row.standard) : undefined
    if (standard && isSamePlace(row.meter, standard.meter)) {
      taken.add(standard)
      row.meter = withStandard(row.meter, standard.meter)
    }
  }
  return rows.filter((row) => !taken.has(row)).map((row) => row.meter)
}

function readRow(slots: DataView, row: number, system: System): Row {
  const at = row * M.METER_BYTES
  const whole = (slot: number): number => slots.getInt32(at + slot, true)
  const figure = (slot: number): number => slots.getFloat64(at + slot, true)
  const small = (slot: number): number => slots.getUint8(at + slot)
  const code = slots.getUint16(at + M.METER_CODE, true)
  const [key = '', unit = ''] = LIMIT_CODES[code - LIMIT_FIRST] ?? []
  const isRule = row >= M.METER_LIMITS
  const severityIfBroken: Severity = small(M.METER_SEVERITY) === SEVERITY_ERROR ? 'error' : 'advice'
  const brokenCount = whole(M.METER_BROKEN)
  return {
    code,
    standard: slots.getUint16(at + M.METER_STANDARD, true),
    isRule,
    meter: {
      name: meterName(code),
      code: key,
      state: STATES[small(M.METER_STATE)] ?? 'none',
      value: figure(M.METER_VALUE),
      limit: figure(M.METER_LIMIT),
      unit,
      marginPct: figure(M.METER_MARGIN),
      isMost: small(M.METER_IS_MOST) === 1,
      standard: null,
      place: placeOf(whole(M.METER_NODE), whole(M.METER_EDGE), system),
      severityIfBroken,
      broken: brokenCount > 0 ? severityIfBroken : null,
      placeCount: whole(M.METER_PLACES),
      brokenCount,
      nth: small(M.METER_NTH),
    },
  }
}

function placeOf(node: number, edge: number, { diagram }: System): MeterPlace {
  if (edge >= 0) return { edgeId: diagram.edgeId[edge] ?? '' }
  return node >= 0 ? { nodeId: diagram.nodeId[node] ?? '' } : {}
}

function isSamePlace(one: LimitMeter, other: LimitMeter): boolean {
  if (one.state !== 'held' || other.state !== 'held') return false
  return one.place.nodeId === other.place.nodeId && one.place.edgeId === other.place.edgeId
}

function withStandard(most: LimitMeter, standard: LimitMeter): LimitMeter {
  return {
    ...most,
    standard: {
      code: standard.code,
      limit: standard.limit,
      severityIfBroken: standard.severityIfBroken,
      brokenCount: standard.brokenCount,
    },
    marginPct: most.broken ? most.marginPct : Math.min(standard.marginPct, most.marginPct),
    broken: most.broken ?? standard.broken,
  }
}
