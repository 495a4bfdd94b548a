import * as L from './layout'
import { edgeCount, findingRoom, nodeCount, setHead, systemAt, worsenEdge, worsenNode } from './system'

/** Shared allowance of every comparison with a limit: 2⁻²⁰, the specification's bound of equality. */
export const ALLOWANCE: f64 = 9.5367431640625e-7

let errors: i32 = 0
let advices: i32 = 0
let errorsTotal: i32 = 0
let total: i32 = 0
let values: usize = 0
let limits: usize = 0
let excesses: usize = 0
let nodes: usize = 0
let edges: usize = 0
let codes: usize = 0
let severities: usize = 0
let jointTypes: usize = 0

export function openFindings(): void {
  errors = 0
  advices = 0
  errorsTotal = 0
  total = 0
  const base = systemAt()
  const n = nodeCount
  const m = edgeCount
  const room = findingRoom
  values = base + L.findingF64(n, m, room, L.FINDING_VALUE)
  limits = base + L.findingF64(n, m, room, L.FINDING_LIMIT)
  excesses = base + L.findingF64(n, m, room, L.FINDING_EXCESS)
  nodes = base + L.findingI32(n, m, room, L.FINDING_NODE)
  edges = base + L.findingI32(n, m, room, L.FINDING_EDGE)
  codes = base + L.findingU16(n, m, room, L.FINDING_CODE)
  severities = base + L.findingU8(n, m, room, L.FINDING_SEVERITY)
  jointTypes = base + L.findingU8(n, m, room, L.FINDING_JOINT_TYPE)
}

export function closeFindings(): void {
  setHead(L.HEAD_FINDINGS, errors)
  setHead(L.HEAD_ADVICES, advices)
  setHead(L.HEAD_ERRORS_TOTAL, errorsTotal)
  setHead(L.HEAD_FINDINGS_TOTAL, total)
}

/** A rule that is broken at a node or an edge; -1 where there is none. `limit` is NaN unless the sentence names one. */
export function breakRule(code: i32, node: i32, edge: i32, jointType: i32, limit: f64): void {
  put(code, L.SEVERITY_ERROR, node, edge, NaN, limit, NaN, jointType)
}

/** A pack's maximum that is broken above its value. */
export function checkMost(code: i32, severity: i32, node: i32, edge: i32, value: f64, limit: f64): void {
  if (value > limit + ALLOWANCE) put(code, severity, node, edge, value, limit, value - limit, 0)
}

/** A pack's minimum that is broken below its value. */
export function checkLeast(code: i32, severity: i32, node: i32, edge: i32, value: f64, limit: f64): void {
  if (value < limit - ALLOWANCE) put(code, severity, node, edge, value, limit, limit - value, 0)
}

function put(code: i32, severity: i32, node: i32, edge: i32, value: f64, limit: f64, excess: f64, jointType: i32): void {
  total++
  if (node >= 0) worsenNode(node, severity)
  if (edge >= 0) worsenEdge(edge, severity)
  let row: i32
  if (severity == L.SEVERITY_ERROR) {
    errorsTotal++
    if (errors >= findingRoom) return
    if (errors + advices == findingRoom) advices--
    row = errors++
  } else {
    if (errors + advices >= findingRoom) return
    advices++
    row = findingRoom - advices
  }
  write(row, code, severity, node, edge, value, limit, excess, jointType)
}

function write(row: i32, code: i32, severity: i32, node: i32, edge: i32, value: f64, limit: f64, excess: f64, jointType: i32): void {
  const at8 = (row as usize) << 3
  const at4 = (row as usize) << 2
  store<f64>(values + at8, value)
  store<f64>(limits + at8, limit)
  store<f64>(excesses + at8, excess)
  store<i32>(nodes + at4, node)
  store<i32>(edges + at4, edge)
  store<u16>(codes + ((row as usize) << 1), code as u16)
  store<u8>(severities + row, severity as u8)
  store<u8>(jointTypes + row, jointType as u8)
}
