import { PAIR_SHIFT } from '../../engine/symbol-sizes'
import { EDGE_KINDS } from '../../model/codes'
import type { Diagram } from '../../model/diagram'
import { GLYPHS } from './glyph'
import { boxOutlet } from '../symbols/mode-box'
import { headerOutlet } from '../symbols/header'

/** How each pipe leaves its upper node, one entry a pipe. */
export interface Outlets {
  /** Where it leaves, measured from the node's middle. */
  offset: Float32Array
  /** Of the pipes that turn to one side, how many turn higher up: pipes of one node never cross. */
  lane: Uint8Array
  lanes: Uint8Array
  /** Board units sideways, where a gas and a liquid pipe run side by side. */
  shift: Int8Array
  /** What they were chosen by, beside the drawing's own columns: the diagram's are written over by the next change. */
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
/** Up to this many pipes are sorted by insertion, which needs no memory. */
const MOST_INSERTED = 48

/** Gives each pipe of a header or box its outlet and its lane, and sets the pipes of a pair apart. Those of the drawing before serve where they would be the same. */
export function fanOut(fan: Fan, before: (Fan & { edge: Outlets }) | null = null): Outlets {
  const { nodeCount, edgeCount, glyph, diagram } = fan
  if (before && isSameFan(fan, before)) return before.edge
  const edge: Outlets = {
    offset: new Float32Array(edgeCount),
    lane: new Uint8Array(edgeCount),
    lanes: new Uint8Array(edgeCount),
    shift: new Int8Array(edgeCount),
    kind: diagram.edgeKind.slice(0, edgeCount),
    port: diagram.edgeSourcePort.slice(0, edgeCount),
  }
  for (let row = 0; row < edgeCount; row++) edge.shift[row] = shiftOf(edge.kind[row])
  for (let row = 0; row < nodeCount; row++) if (isFan(fan, row)) fanOutOf(fan, edge, row, glyph[row] === BOX)
  return edge
}

/** The pipes of the drawing before with those of some nodes fanned out anew, and some pipes of another kind or port. */
export function fanOutAgain(fan: Fan, before: Outlets, rows: Iterable<number>, pipes: Iterable<number>): Outlets {
  const { diagram } = fan
  const edge: Outlets = {
    offset: before.offset.slice(),
    lane: before.lane.slice(),
    lanes: before.lanes.slice(),
    shift: before.shift.slice(),
    kind: before.kind.slice(),
    port: before.port.slice(),
  }
  for (const pipe of pipes) {
    edge.kind[pipe] = diagram.edgeKind[pipe] ?? 0
    edge.port[pipe] = diagram.edgeSourcePort[pipe] ?? 0
    edge.shift[pipe] = shiftOf(edge.kind[pipe])
  }
  for (const row of rows) {
    for (let at = fan.leavingFrom[row] ?? 0; at < (fan.leavingFrom[row + 1] ?? 0); at++) {
      const pipe = fan.leaving[at] ?? 0
      edge.offset[pipe] = edge.lane[pipe] = edge.lanes[pipe] = 0
    }
    if (isFan(fan, row)) fanOutOf(fan, edge, row, fan.glyph[row] === BOX)
  }
  return edge
}

/** Whether the pipes of a node leave it side by side. */
export function isFan({ glyph }: Pick<Fan, 'glyph'>, row: number): boolean {
  return glyph[row] === HEADER || glyph[row] === BOX
}

function shiftOf(kind: number | undefined): number {
  return kind === GAS ? -PAIR_SHIFT : kind === LIQUID ? PAIR_SHIFT : 0
}

function isSameFan(fan: Fan, before: Fan & { edge: Outlets }): boolean {
  if (fan.x !== before.x || fan.leaving !== before.leaving || fan.target !== before.target) return false
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

/** Pipes of the node at hand, from left to right; grows to the largest fan there is. */
let pipes = new Int32Array(64)
let targets = new Float64Array(64)

function fanOutOf(fan: Fan, edge: Outlets, row: number, isBox: boolean): void {
  const { edgeSourcePort } = fan.diagram
  const count = sortPipes(fan, row)
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
    edge.offset[pipe] = isBox ? boxOutlet(port > 0 ? port : branch, outlets) : headerOutlet(branch, Math.max(outlets, 2))
    const aside = (targets[at] ?? 0) - middle - (edge.offset[pipe] ?? 0)
    if (aside < -1) left++
    else if (aside > 1) right++
  }
  let leftLane = 0
  let rightLane = right
  for (let at = 0; at < count; at++) {
    const pipe = pipes[at] ?? 0
    const aside = (targets[at] ?? 0) - middle - (edge.offset[pipe] ?? 0)
    if (aside < -1) {
      edge.lane[pipe] = leftLane++
      edge.lanes[pipe] = left
    } else if (aside > 1) {
      edge.lane[pipe] = --rightLane
      edge.lanes[pipe] = right
    }
  }
}

/** Fills `pipes` and `targets` with the pipes that leave a node, from left to right; returns how many. */
function sortPipes(fan: Fan, row: number): number {
  const from = fan.leavingFrom[row] ?? 0
  const count = (fan.leavingFrom[row + 1] ?? 0) - from
  if (count > pipes.length) {
    pipes = new Int32Array(2 * count)
    targets = new Float64Array(2 * count)
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
