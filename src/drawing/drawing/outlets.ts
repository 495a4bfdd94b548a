import { PAIR_SHIFT } from '../../engine/encode/symbol-sizes'
import { EDGE_KINDS } from '../../model/project/codes'
import type { Diagram } from '../../model/diagram/diagram'
import { copyColumn } from '../columns/spare-copy'
import { GLYPHS } from './glyph'
import { boxOutlet } from '../symbols/mode-box'
import { headerOutlet } from '../symbols/header'

/** How each pipe leaves its upper node, one entry per pipe. */
export interface Outlets {
  /** Horizontal offset of the outlet from the node's middle. */
  offset: Float32Array
  /** Number of pipes to the same side that bend higher up; it keeps the pipes of one node from crossing. */
  lane: Uint8Array
  lanes: Uint8Array
  /** Board units sideways, where a gas and a liquid pipe run side by side. */
  shift: Int8Array
  /** Inputs by which the outlets were chosen, beside the drawing's own columns: the next change overwrites the diagram's. */
  kind: Uint8Array
  port: Uint8Array
}

interface Fan {
  diagram: Diagram
  nodeCount: number
  edgeCount: number
  glyph: Uint8Array
  x: Float64Array
  outlets: Uint8Array
  leavingFrom: Int32Array
  leaving: Int32Array
  target: Int32Array
}

const HEADER = GLYPHS.indexOf('header')
const BOX = GLYPHS.indexOf('box')
const GAS = EDGE_KINDS.indexOf('gas')
const LIQUID = EDGE_KINDS.indexOf('liquid')
/** Up to this many pipes are sorted by insertion, which allocates nothing. */
const MOST_INSERTED = 48

/**
 * Gives each pipe of a header or box its outlet and lane, and separates the pipes of a pair. Reuses the former drawing's outlets where they are the
 * same.
 */
export function fanOut(fan: Fan, before: (Fan & { edge: Outlets }) | null = null): Outlets {
  const { nodeCount, edgeCount, diagram } = fan
  if (before && isSameFan(fan, before)) return fanOutAgain(fan, before.edge, movedFans(fan, before), [])
  const edge: Outlets = {
    offset: new Float32Array(edgeCount),
    lane: new Uint8Array(edgeCount),
    lanes: new Uint8Array(edgeCount),
    shift: new Int8Array(edgeCount),
    kind: diagram.edgeKind.slice(0, edgeCount),
    port: diagram.edgeSourcePort.slice(0, edgeCount),
  }
  for (let row = 0; row < edgeCount; row++) edge.shift[row] = shiftOf(edge.kind[row])
  for (let row = 0; row < nodeCount; row++) if (isFan(fan, row)) fanOutOf(fan, edge, row)
  return edge
}

/** Returns the former outlets with some fans and some pipes of a new kind or port computed again; the same object when nothing changes. */
export function fanOutAgain(fan: Fan, before: Outlets, rows: readonly number[], changedPipes: readonly number[]): Outlets {
  const { diagram } = fan
  if (changedPipes.length === 0 && !rows.some((row) => isFannedOtherwise(fan, before, row))) return before
  const edge: Outlets = {
    offset: copyColumn(before.offset),
    lane: copyColumn(before.lane),
    lanes: copyColumn(before.lanes),
    shift: copyColumn(before.shift),
    kind: copyColumn(before.kind),
    port: copyColumn(before.port),
  }
  for (const pipe of changedPipes) {
    edge.kind[pipe] = diagram.edgeKind[pipe] ?? 0
    edge.port[pipe] = diagram.edgeSourcePort[pipe] ?? 0
    edge.shift[pipe] = shiftOf(edge.kind[pipe])
  }
  for (const row of rows) fanOutOf(fan, edge, row)
  return edge
}

/** Returns whether the pipes of a node leave it side by side. */
export function isFan({ glyph }: Pick<Fan, 'glyph'>, row: number): boolean {
  return glyph[row] === HEADER || glyph[row] === BOX
}

function shiftOf(kind: number | undefined): number {
  return kind === GAS ? -PAIR_SHIFT : kind === LIQUID ? PAIR_SHIFT : 0
}

function isSameFan(fan: Fan, before: Fan & { edge: Outlets }): boolean {
  if (fan.leaving !== before.leaving || fan.target !== before.target) return false
  const { edgeKind, edgeSourcePort } = fan.diagram
  const { kind, port } = before.edge
  for (let row = 0; row < kind.length; row++) if (kind[row] !== edgeKind[row] || port[row] !== edgeSourcePort[row]) return false
  for (let row = 0; row < fan.nodeCount; row++) {
    const is = fan.glyph[row] ?? 0
    const was = before.glyph[row] ?? 0
    if (is === was && fan.outlets[row] === before.outlets[row]) continue
    if (is === HEADER || is === BOX || was === HEADER || was === BOX) return false
  }
  return true
}

/**
 * Returns the nodes whose pipes may leave them differently, because a child moved relative to its node. An edit mostly moves a drawing as a whole.
 */
function movedFans(fan: Fan, before: Fan): number[] {
  const moved: number[] = []
  if (fan.x === before.x) return moved
  for (let row = 0; row < fan.nodeCount; row++) if (isFan(fan, row) && isMovedApart(fan, before, row)) moved.push(row)
  return moved
}

function isMovedApart({ x, leaving, leavingFrom, target }: Fan, { x: was }: Fan, row: number): boolean {
  const middle = x[row] ?? 0
  const middleWas = was[row] ?? 0
  const to = leavingFrom[row + 1] ?? 0
  for (let at = leavingFrom[row] ?? 0; at < to; at++) {
    const below = target[leaving[at] ?? 0] ?? 0
    if ((x[below] ?? 0) - middle !== (was[below] ?? 0) - middleWas) return true
  }
  return false
}

/** Scratch columns for one node's pipes, from left to right, and their outlets; they grow to the largest fan. */
let pipes = new Int32Array(64)
let targets = new Float64Array(64)
let offsets = new Float32Array(64)
let laneOf = new Uint8Array(64)
let lanesOf = new Uint8Array(64)

function fanOutOf(fan: Fan, edge: Outlets, row: number): void {
  const count = fillFan(fan, row)
  for (let at = 0; at < count; at++) {
    const pipe = pipes[at] ?? 0
    edge.offset[pipe] = offsets[at] ?? 0
    edge.lane[pipe] = laneOf[at] ?? 0
    edge.lanes[pipe] = lanesOf[at] ?? 0
  }
}

/** Returns whether a pipe of a node leaves it differently than before. */
function isFannedOtherwise(fan: Fan, before: Outlets, row: number): boolean {
  const count = fillFan(fan, row)
  for (let at = 0; at < count; at++) {
    const pipe = pipes[at] ?? 0
    if (before.offset[pipe] !== offsets[at] || before.lane[pipe] !== laneOf[at] || before.lanes[pipe] !== lanesOf[at]) return true
  }
  return false
}

/** Fills the scratch columns for a node and returns its number of pipes. Pipes that are no fan leave from the middle. */
function fillFan(fan: Fan, row: number): number {
  const { edgeSourcePort } = fan.diagram
  const count = sortPipes(fan, row)
  offsets.fill(0, 0, count)
  laneOf.fill(0, 0, count)
  lanesOf.fill(0, 0, count)
  if (!isFan(fan, row)) return count
  const isBox = fan.glyph[row] === BOX
  const outlets = Math.max(fan.outlets[row] ?? 0, 1)
  const middle = fan.x[row] ?? 0
  let branch = 0
  let before = -1
  let left = 0
  let right = 0
  for (let at = 0; at < count; at++) {
    const pipe = pipes[at] ?? 0
    const target = fan.target[pipe] ?? -1
    if (target !== before) branch++
    before = target
    const port = edgeSourcePort[pipe] ?? 0
    offsets[at] = isBox ? boxOutlet(port > 0 ? port : branch, outlets) : headerOutlet(branch, Math.max(outlets, 2))
    const aside = (targets[at] ?? 0) - middle - (offsets[at] ?? 0)
    if (aside < -1) left++
    else if (aside > 1) right++
  }
  let leftLane = 0
  let rightLane = right
  for (let at = 0; at < count; at++) {
    const aside = (targets[at] ?? 0) - middle - (offsets[at] ?? 0)
    if (aside < -1) {
      laneOf[at] = leftLane++
      lanesOf[at] = left
    } else if (aside > 1) {
      laneOf[at] = --rightLane
      lanesOf[at] = right
    }
  }
  return count
}

/** Fills `pipes` and `targets` with the pipes that leave a node, from left to right; returns their number. */
function sortPipes(fan: Fan, row: number): number {
  const from = fan.leavingFrom[row] ?? 0
  const count = (fan.leavingFrom[row + 1] ?? 0) - from
  if (count > pipes.length) {
    pipes = new Int32Array(2 * count)
    targets = new Float64Array(2 * count)
    offsets = new Float32Array(2 * count)
    laneOf = new Uint8Array(2 * count)
    lanesOf = new Uint8Array(2 * count)
  }
  const { x, target, leaving } = fan
  if (count > MOST_INSERTED) return sortMany(fan, from, count)
  for (let next = 0; next < count; next++) {
    const pipe = leaving[from + next] ?? 0
    const to = x[target[pipe] ?? 0] ?? 0
    let at = next
    for (; at > 0 && (targets[at - 1] ?? 0) > to; at--) {
      pipes[at] = pipes[at - 1] ?? 0
      targets[at] = targets[at - 1] ?? 0
    }
    pipes[at] = pipe
    targets[at] = to
  }
  return count
}

function sortMany({ x, target, leaving }: Fan, from: number, count: number): number {
  const targetX = (pipe: number): number => x[target[pipe] ?? 0] ?? 0
  const sorted = Array.from(leaving.subarray(from, from + count)).sort((a, b) => targetX(a) - targetX(b))
  pipes.set(sorted)
  sorted.forEach((pipe, at) => {
    targets[at] = targetX(pipe)
  })
  return count
}
