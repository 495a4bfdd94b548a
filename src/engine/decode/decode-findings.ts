import * as A from '../../../assembly/common/layout/layout-answer'
import { JOINT_TYPES } from '../../model/project/codes'
import { atOnce } from '../../model/change/at-once'
import type { Diagram } from '../../model/diagram/diagram'
import { kindAt } from '../../model/diagram/diagram-tree'
import type { Finding, FindingValues } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import { LIMIT_CODES, RULE_CODES } from './finding-codes'
import { LIMIT_FIRST } from '../../../assembly/common/layout/layout-codes'

/** Reads the findings of an answer: errors first, each kind in the order of the drawing's rows, then of the codes. */
export function decodeFindings(buffer: ArrayBuffer, system: System): Finding[] {
  const head = new DataView(buffer)
  const errors = head.getInt32(A.ANSWER_HEAD_ERRORS, true)
  const advices = head.getInt32(A.ANSWER_HEAD_ADVICES, true)
  const from = A.answerStart(head.getInt32(A.ANSWER_HEAD_NODES, true), head.getInt32(A.ANSWER_HEAD_EDGES, true), A.ANSWER_COLUMNS)
  return [
    ...readFindings(buffer, from, errors, 'error', system),
    ...readFindings(buffer, from + errors * A.FINDING_BYTES, advices, 'advice', system),
  ]
}

/** Number of findings read between two pauses. */
const STRETCH = 500

interface Row {
  place: number
  code: number
  edge: number
  finding: Finding
}

/** Reads the findings of one severity from an offset of a buffer, in the order of the drawing's rows. */
export function readFindings(buffer: ArrayBuffer, from: number, count: number, severity: Finding['severity'], system: System): Finding[] {
  return atOnce(readingFindings(buffer, from, count, severity, system))
}

/** Does the same and pauses at intervals. */
export function* readingFindings(
  buffer: ArrayBuffer,
  from: number,
  count: number,
  severity: Finding['severity'],
  system: System,
): Generator<void, Finding[]> {
  const slots = new DataView(buffer, from, count * A.FINDING_BYTES)
  const { nodeId, edgeId, edgeTarget } = system.diagram
  const rows: Row[] = []
  for (let place = 0; place < count; place++) {
    if (place % STRETCH === STRETCH - 1) yield
    const at = place * A.FINDING_BYTES
    const node = slots.getInt32(at + A.FINDING_NODE, true)
    const edge = slots.getInt32(at + A.FINDING_EDGE, true)
    const code = slots.getUint16(at + A.FINDING_CODE, true)
    const figure = (slot: number): number => slots.getFloat64(at + slot, true)
    const finding: Finding = {
      systemId: system.id,
      ...(node >= 0 && { nodeId: nodeId[node] ?? '' }),
      ...(edge >= 0 && { edgeId: edgeId[edge] ?? '' }),
      code: code >= LIMIT_FIRST ? (LIMIT_CODES[code - LIMIT_FIRST]?.[0] ?? '') : (RULE_CODES[code] ?? ''),
      severity,
      values: valuesOf(
        code,
        figure(A.FINDING_VALUE),
        figure(A.FINDING_LIMIT),
        figure(A.FINDING_EXCESS),
        slots.getUint8(at + A.FINDING_JOINT_TYPE),
      ),
      ...portRepair(code, figure(A.FINDING_VALUE), system.diagram, node),
    }
    rows.push({ place: node >= 0 ? node : (edgeTarget[edge] ?? -1), code, edge, finding })
  }
  yield
  return rows.sort((a, b) => a.place - b.place || a.code - b.code || a.edge - b.edge).map((row) => row.finding)
}

function valuesOf(code: number, value: number, limit: number, excess: number, jointType: number): FindingValues {
  if (code >= LIMIT_FIRST) return { value, limit, excess, unit: LIMIT_CODES[code - LIMIT_FIRST]?.[1] ?? '' }
  return { ...(jointType > 0 && { jointType: JOINT_TYPES[jointType] ?? '' }), ...(!Number.isNaN(limit) && { limitKw: limit }) }
}

/** The core writes a suitable port of the same box in the column of a limit's value; placeholders have nothing to move. */
function portRepair(code: number, port: number, diagram: Diagram, node: number): Pick<Finding, 'repair'> {
  if (code >= LIMIT_FIRST || !(port > 0) || ['placeholder', 'endCap'].includes(kindAt(diagram, node))) return {}
  return { repair: { code: 'moveToPort', values: { port } } }
}
