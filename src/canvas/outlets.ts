import { PAIR_SHIFT } from '../engine/symbol-sizes'
import { EDGE_KINDS } from '../model/codes'
import type { Diagram } from '../model/diagram'
import { GLYPHS } from './glyph'
import { boxOutlet } from './symbols/mode-box'
import { headerOutlet } from './symbols/header'

/** How each pipe leaves its upper node, one entry a pipe. */
export interface Outlets {
  /** Where it leaves, measured from the node's middle. */
  offset: Float32Array
  /** Of the pipes that turn to one side, how many turn higher up: pipes of one node never cross. */
  lane: Uint8Array
  lanes: Uint8Array
  /** Board units sideways, where a gas and a liquid pipe run side by side. */
  shift: Int8Array
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
  edge: Outlets
}

const HEADER = GLYPHS.indexOf('header')
const BOX = GLYPHS.indexOf('box')
const GAS = EDGE_KINDS.indexOf('gas')
const LIQUID = EDGE_KINDS.indexOf('liquid')

/** Gives each pipe of a header or box its outlet and its lane, and sets the pipes of a pair apart. */
export function fanOut(fan: Fan): void {
  const { diagram, edge } = fan
  for (let row = 0; row < fan.edgeCount; row++) {
    const kind = diagram.edgeKind[row]
    edge.shift[row] = kind === GAS ? -PAIR_SHIFT : kind === LIQUID ? PAIR_SHIFT : 0
  }
  for (let row = 0; row < fan.nodeCount; row++) {
    const glyph = fan.glyph[row]
    if (glyph === HEADER || glyph === BOX) fanOutOf(fan, row, glyph === BOX)
  }
}

function fanOutOf(fan: Fan, row: number, isBox: boolean): void {
  const { diagram, edge, x } = fan
  const leaving = Array.from(fan.leaving.subarray(fan.leavingFrom[row] ?? 0, fan.leavingFrom[row + 1] ?? 0))
  const targetX = (pipe: number): number => x[diagram.edgeTarget[pipe] ?? 0] ?? 0
  leaving.sort((a, b) => targetX(a) - targetX(b))
  const outlets = Math.max(fan.outlets[row] ?? 0, 1)
  const middle = x[row] ?? 0
  let branch = 0
  let before = -1
  for (const pipe of leaving) {
    const target = diagram.edgeTarget[pipe] ?? -1
    if (target !== before) branch++
    before = target
    const port = diagram.edgeSourcePort[pipe] ?? 0
    edge.offset[pipe] = isBox ? boxOutlet(port > 0 ? port : branch, outlets) : headerOutlet(branch, Math.max(outlets, 2))
  }
  const left = leaving.filter((pipe) => targetX(pipe) < middle + (edge.offset[pipe] ?? 0) - 1)
  const right = leaving.filter((pipe) => targetX(pipe) > middle + (edge.offset[pipe] ?? 0) + 1).reverse()
  for (const side of [left, right]) {
    side.forEach((pipe, lane) => {
      edge.lane[pipe] = lane
      edge.lanes[pipe] = side.length
    })
  }
}
