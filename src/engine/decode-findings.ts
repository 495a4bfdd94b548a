import * as L from '../../assembly/layout'
import { JOINT_TYPES } from '../model/codes'
import type { Finding, FindingValues } from '../model/finding'
import type { System } from '../model/project'
import { LIMIT_CODES, RULE_CODES } from './finding-codes'
import { LIMIT_FIRST } from '../../assembly/layout-codes'

/** Reads the findings: errors first, each kind in the order of the drawing's rows, then of the codes. */
export function decodeFindings(buffer: ArrayBuffer, system: System): Finding[] {
  const head = new DataView(buffer)
  const n = head.getInt32(L.HEAD_NODES, true)
  const m = head.getInt32(L.HEAD_EDGES, true)
  const room = head.getInt32(L.HEAD_FINDING_CAPACITY, true)
  const columns = {
    value: new Float64Array(buffer, L.findingF64(n, m, room, L.FINDING_VALUE), room),
    limit: new Float64Array(buffer, L.findingF64(n, m, room, L.FINDING_LIMIT), room),
    excess: new Float64Array(buffer, L.findingF64(n, m, room, L.FINDING_EXCESS), room),
    node: new Int32Array(buffer, L.findingI32(n, m, room, L.FINDING_NODE), room),
    edge: new Int32Array(buffer, L.findingI32(n, m, room, L.FINDING_EDGE), room),
    code: new Uint16Array(buffer, L.findingU16(n, m, room, L.FINDING_CODE), room),
    jointType: new Uint8Array(buffer, L.findingU8(n, m, room, L.FINDING_JOINT_TYPE), room),
  }
  const diagram = system.diagram
  const placeOf = (row: number): number => {
    const node = columns.node[row] ?? -1
    return node >= 0 ? node : (diagram.edgeTarget[columns.edge[row] ?? -1] ?? -1)
  }
  const inOrder = (a: number, b: number): number =>
    placeOf(a) - placeOf(b) || (columns.code[a] ?? 0) - (columns.code[b] ?? 0) || (columns.edge[a] ?? 0) - (columns.edge[b] ?? 0)
  const read = (row: number, severity: Finding['severity']): Finding => {
    const node = columns.node[row] ?? -1
    const edge = columns.edge[row] ?? -1
    const code = columns.code[row] ?? 0
    return {
      systemId: system.id,
      ...(node >= 0 && { nodeId: diagram.nodeId[node] ?? '' }),
      ...(edge >= 0 && { edgeId: diagram.edgeId[edge] ?? '' }),
      code: code >= LIMIT_FIRST ? (LIMIT_CODES[code - LIMIT_FIRST]?.[0] ?? '') : (RULE_CODES[code] ?? ''),
      severity,
      values: valuesOf(code, columns.value[row] ?? NaN, columns.limit[row] ?? NaN, columns.excess[row] ?? NaN, columns.jointType[row] ?? 0),
    }
  }
  const errors = rowsFrom(0, head.getInt32(L.HEAD_FINDINGS, true)).sort(inOrder)
  const advices = rowsFrom(room - head.getInt32(L.HEAD_ADVICES, true), room).sort(inOrder)
  return [...errors.map((row) => read(row, 'error')), ...advices.map((row) => read(row, 'advice'))]
}

function rowsFrom(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i)
}

function valuesOf(code: number, value: number, limit: number, excess: number, jointType: number): FindingValues {
  if (code >= LIMIT_FIRST) return { value, limit, excess, unit: LIMIT_CODES[code - LIMIT_FIRST]?.[1] ?? '' }
  return { ...(jointType > 0 && { jointType: JOINT_TYPES[jointType] ?? '' }), ...(!Number.isNaN(limit) && { limitKw: limit }) }
}
