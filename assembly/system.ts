import * as L from './layout'
import { reserve } from './memory'

/**
 * The system in work: addresses of its columns in the buffer and of the scratch columns beside it. One at a time; `openSystem` points here.
 */
export let pack: usize = 0
export let nodeCount: i32 = 0
export let edgeCount: i32 = 0
export let findingRoom: i32 = 0
let base: usize = 0

let kinds: usize = 0
let jointTypes: usize = 0
let outlets: usize = 0
let flags: usize = 0
let models: usize = 0
let airHandlers: usize = 0
let nodeMaterials: usize = 0
let nodeIn: usize = 0
let nodeOut: usize = 0
let loads: usize = 0
let fittings: usize = 0
let nodeWorsts: usize = 0
let edgeIn: usize = 0
let edgeOut: usize = 0
let sources: usize = 0
let targets: usize = 0
let edgeMaterials: usize = 0
let ports: usize = 0
let edgeKinds: usize = 0
let edgeFlags: usize = 0
let edgeWorsts: usize = 0
let edgeChangers: usize = 0
let outdoor: usize = 0
/** Bytes of one f64 column of nodes and of edges. */
let nodeStride: usize = 0
let edgeStride: usize = 0

export function openSystem(packAt: usize, systemAt: usize): void {
  pack = packAt
  base = systemAt
  nodeCount = load<i32>(base + L.HEAD_NODES)
  edgeCount = load<i32>(base + L.HEAD_EDGES)
  findingRoom = load<i32>(base + L.HEAD_FINDING_CAPACITY)
  const n = nodeCount
  const m = edgeCount
  nodeStride = (n as usize) << 3
  edgeStride = (m as usize) << 3
  nodeIn = base + L.nodeInF64(n, 0)
  models = base + L.nodeInI32(n, L.NODE_MODEL)
  airHandlers = base + L.nodeInI32(n, L.NODE_AIR_HANDLER)
  nodeMaterials = base + L.nodeInU16(n, L.NODE_MATERIAL)
  kinds = base + L.nodeInU8(n, L.NODE_KIND)
  jointTypes = base + L.nodeInU8(n, L.NODE_JOINT_TYPE)
  outlets = base + L.nodeInU8(n, L.NODE_OUTLETS)
  flags = base + L.nodeInU8(n, L.NODE_FLAGS)
  edgeIn = base + L.edgeInF64(n, m, 0)
  sources = base + L.edgeInI32(n, m, L.EDGE_SOURCE)
  targets = base + L.edgeInI32(n, m, L.EDGE_TARGET)
  edgeMaterials = base + L.edgeInU16(n, m, L.EDGE_MATERIAL)
  ports = base + L.edgeInU8(n, m, L.EDGE_PORT)
  edgeKinds = base + L.edgeInU8(n, m, L.EDGE_KIND)
  edgeFlags = base + L.edgeInU8(n, m, L.EDGE_FLAGS)
  outdoor = base + L.outdoorStart(n, m)
  nodeOut = base + L.nodeOutF64(n, m, 0)
  loads = base + L.nodeOutI32(n, m, L.NODE_LOAD)
  fittings = base + L.nodeOutU16(n, m, L.NODE_FITTING)
  nodeWorsts = base + L.nodeOutU8(n, m, L.NODE_WORST)
  edgeOut = base + L.edgeOutF64(n, m, 0)
  edgeWorsts = base + L.edgeOutU8(n, m, L.EDGE_WORST)
  edgeChangers = base + L.edgeOutU8(n, m, L.EDGE_CHANGERS)
  clearAnswer()
}

function clearAnswer(): void {
  fillNaN(outdoor, L.OUT_SLOTS)
  memory.fill(loads, 0, (nodeCount as usize) << 2)
  memory.fill(fittings, 255, (nodeCount as usize) << 1)
  memory.fill(nodeWorsts, 0, nodeCount)
  memory.fill(edgeWorsts, 0, edgeCount)
  memory.fill(edgeChangers, 0, edgeCount)
}

/**
 * Empties what the calculation answers for each node and edge, and leaves every place as drawn. A tree that takes in all of them writes its pipes and
 * distances everywhere, and its places where it is arranged.
 */
export function clearColumns(isWholeTree: bool, hasOutdoor: bool): void {
  if (!isWholeTree || !hasOutdoor) fillNaN(nodeOut, L.NODE_ARRANGED_X * nodeCount)
  if (!isWholeTree) fillNaN(edgeOut, L.EDGE_OUT_F64 * edgeCount)
  if (isWholeTree && head(L.HEAD_ARRANGE) == 1) return
  memory.copy(nodeOut + (L.NODE_ARRANGED_X as usize) * nodeStride, nodeIn + (L.NODE_X as usize) * nodeStride, nodeStride << 1)
}

function fillNaN(at: usize, count: i32): void {
  const lanes = f64x2.splat(NaN)
  const pairs = count & ~1
  for (let i = 0; i < pairs; i += 2) v128.store(at + ((i as usize) << 3), lanes)
  if (pairs < count) store<f64>(at + ((pairs as usize) << 3), NaN)
}

/** A scratch column of i32, filled with one byte value (255 makes -1). */
export function scratch(count: i32, byte: i32): usize {
  const bytes = (count as usize) << 2
  const at = reserve(bytes)
  if (at != 0) memory.fill(at, byte as u8, bytes)
  return at
}

/** A scratch column of i32 for what is written before it is read. */
export function reserveI32(count: i32): usize {
  return reserve((count as usize) << 2)
}

/** A scratch column of f64, all of one value. */
export function reserveF64(count: i32, value: f64): usize {
  const at = reserve((count as usize) << 3)
  for (let i = 0; i < count; i++) store<f64>(at + ((i as usize) << 3), value)
  return at
}

export function head(slot: i32): i32 {
  return load<i32>(base + slot)
}

export function setHead(slot: i32, value: i32): void {
  store<i32>(base + slot, value)
}

export function systemAt(): usize {
  return base
}

export function design(slot: i32): f64 {
  return load<f64>(base + L.DESIGN_START + ((slot as usize) << 3))
}

export function out(slot: i32): f64 {
  return load<f64>(outdoor + ((slot as usize) << 3))
}

export function setOut(slot: i32, value: f64): void {
  store<f64>(outdoor + ((slot as usize) << 3), value)
}

export function kindOf(node: i32): i32 {
  return load<u8>(kinds + node)
}

export function jointTypeOf(node: i32): i32 {
  return load<u8>(jointTypes + node)
}

export function outletsOf(node: i32): i32 {
  return load<u8>(outlets + node)
}

export function flagsOf(node: i32): i32 {
  return load<u8>(flags + node)
}

export function hasFlag(node: i32, flag: i32): bool {
  return (load<u8>(flags + node) & flag) != 0
}

export function modelOf(node: i32): i32 {
  return load<i32>(models + ((node as usize) << 2))
}

export function airHandlerOf(node: i32): i32 {
  return load<i32>(airHandlers + ((node as usize) << 2))
}

export function materialOf(node: i32): i32 {
  return load<u16>(nodeMaterials + ((node as usize) << 1))
}

export function given(node: i32, column: i32): f64 {
  return load<f64>(nodeIn + (column as usize) * nodeStride + ((node as usize) << 3))
}

export function heightOf(node: i32): f64 {
  const height = given(node, L.NODE_HEIGHT_M)
  return isNaN(height) ? 0 : height
}

export function nodeResult(node: i32, column: i32): f64 {
  return load<f64>(nodeOut + (column as usize) * nodeStride + ((node as usize) << 3))
}

export function setNodeResult(node: i32, column: i32, value: f64): void {
  store<f64>(nodeOut + (column as usize) * nodeStride + ((node as usize) << 3), value)
}

export function loadOf(node: i32): i32 {
  return load<i32>(loads + ((node as usize) << 2))
}

export function setLoad(node: i32, index: i32): void {
  store<i32>(loads + ((node as usize) << 2), index)
}

export function setFitting(node: i32, place: i32): void {
  store<i16>(fittings + ((node as usize) << 1), place as i16)
}

export function worsenNode(node: i32, severity: i32): void {
  if ((load<u8>(nodeWorsts + node) as i32) < severity) store<u8>(nodeWorsts + node, severity as u8)
}

export function worsenEdge(edge: i32, severity: i32): void {
  if ((load<u8>(edgeWorsts + edge) as i32) < severity) store<u8>(edgeWorsts + edge, severity as u8)
}

export function setChangers(edge: i32, lines: i32): void {
  store<u8>(edgeChangers + edge, lines as u8)
}

export function sourceOf(edge: i32): i32 {
  return load<i32>(sources + ((edge as usize) << 2))
}

export function targetOf(edge: i32): i32 {
  return load<i32>(targets + ((edge as usize) << 2))
}

export function portOf(edge: i32): i32 {
  return load<u8>(ports + edge)
}

export function edgeKindOf(edge: i32): i32 {
  return load<u8>(edgeKinds + edge)
}

export function isDuplicateEdge(edge: i32): bool {
  return (load<u8>(edgeFlags + edge) & L.FLAG_DUPLICATE_ID) != 0
}

export function edgeMaterialOf(edge: i32): i32 {
  return load<u16>(edgeMaterials + ((edge as usize) << 1))
}

export function edgeGiven(edge: i32, column: i32): f64 {
  return load<f64>(edgeIn + (column as usize) * edgeStride + ((edge as usize) << 3))
}

export function edgeResult(edge: i32, column: i32): f64 {
  return load<f64>(edgeOut + (column as usize) * edgeStride + ((edge as usize) << 3))
}

export function setEdgeResult(edge: i32, column: i32, value: f64): void {
  store<f64>(edgeOut + (column as usize) * edgeStride + ((edge as usize) << 3), value)
}
