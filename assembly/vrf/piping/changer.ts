import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { feedOf, nextFeed, partnerOf } from '../diagram/feeds'
import { nodeAt, orderCount } from '../diagram/tree'
import { cell, tableOf } from '../pack'
import { gasOf, highOf, liquidOf } from '../state'
import { edgeCount, kindOf, modelOf, pack, sourceOf } from '../system'
import { hasModel, isUnit } from './capacity'
import { fittingRow } from './fitting'
import { isCounted } from './length'
import { firstModule, modules } from './outdoor'
import { mmOf } from './sizes'

/** Two diameters within this, mm, are one size: 9.52 and 9.53 are used for the same tube. */
const SAME_MM: f64 = 0.015

/** Sizes that an end of a pipe connects to, mm; NaN where that line ends there or the size is not known. */
let endGas: f64 = NaN
let endLiquid: f64 = NaN
let endHigh: f64 = NaN

/** Table and row of the pack for these sizes; -1 where they are those of another pipe, or none. */
export let metTable: i32 = -1
export let metRow: i32 = 0

/** Returns the size for the gas (0), liquid (1) or high-pressure line (2) of the end read last. */
export function endMm(line: i32): f64 {
  return line == 0 ? endGas : line == 1 ? endLiquid : endHigh
}

/**
 * Finds where pipes need a diameter changer (design specification 3.8): at the upstream end against the outdoor unit's connections, the port pipe of a box or
 * the pipe into the joint above; at the downstream end against the connections of the unit or box. Writes one byte for each
 * edge of a tree, with one bit for each line and end.
 */
export function findChangers(at: usize): void {
  memory.fill(at, 0, edgeCount)
  for (let place = 1; place < orderCount; place++) {
    const node = nodeAt(place)
    for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
      const lines = changersOf(feed, node)
      store<u8>(at + feed, lines as u8)
      const partner = partnerOf(feed)
      if (partner >= 0) store<u8>(at + partner, lines as u8)
    }
  }
}

/** Writes the bits of one pipe, into `node`. */
export function changersOf(feed: i32, node: i32): i32 {
  if (!isCounted(feed)) return 0
  meetUpstream(sourceOf(feed))
  const up = changing(feed)
  meetDownstream(node)
  return up | (changing(feed) << L.CHANGER_DOWN_SHIFT)
}

/** Returns bits of the lines of a pipe that differ from the end read last. */
export function changing(feed: i32): i32 {
  let lines = 0
  if (differs(mmOf(gasOf(feed)), endGas)) lines |= L.CHANGER_GAS
  if (differs(mmOf(liquidOf(feed)), endLiquid)) lines |= L.CHANGER_LIQUID
  if (differs(mmOf(highOf(feed)), endHigh)) lines |= L.CHANGER_HIGH
  return lines
}

/** Returns false where either is NaN: a line that ends is capped or joined, not changed. */
function differs(mm: f64, end: f64): bool {
  return Math.abs(mm - end) >= SAME_MM
}

function meet(gas: f64, liquid: f64, high: f64): void {
  metTable = -1
  endGas = gas
  endLiquid = liquid
  endHigh = high
}

/** Reads the sizes at a pipe's upstream end. Several modules are joined by outdoor joints, whose outlet is the main pipe itself. */
export function meetUpstream(source: i32): void {
  const kind = kindOf(source)
  if (kind == L.KIND_OUTDOOR) {
    if (modules == 1) meetTable(P.PACK_MODULE_PIPE, firstModule)
    else meet(NaN, NaN, NaN)
  } else if (kind == L.KIND_BOX) {
    const at = tableOf(pack, P.PACK_BOX)
    const row = fittingRow(source)
    meet(cell(at, P.BOX_WIDTH, row, P.BOX_PIPE_GAS), cell(at, P.BOX_WIDTH, row, P.BOX_PIPE_LIQUID), NaN)
    metTable = P.PACK_BOX
    metRow = row
  } else {
    const above = feedOf(source)
    meet(mmOf(gasOf(above)), mmOf(liquidOf(above)), mmOf(highOf(above)))
  }
}

/** Reads the sizes at a pipe's downstream end. */
export function meetDownstream(node: i32): void {
  const kind = kindOf(node)
  if (kind == L.KIND_BOX) meetTable(P.PACK_BOX_INLET, fittingRow(node))
  else if (isUnit(kind) && hasModel(node)) meetTable(P.PACK_CONNECTION, modelOf(node))
  else meet(NaN, NaN, NaN)
}

/** Reads a row of one of the tables of connections, which share their columns. */
function meetTable(table: i32, row: i32): void {
  const at = tableOf(pack, table)
  meet(
    cell(at, P.CONNECTION_WIDTH, row, P.CONNECTION_GAS),
    cell(at, P.CONNECTION_WIDTH, row, P.CONNECTION_LIQUID),
    cell(at, P.CONNECTION_WIDTH, row, P.CONNECTION_HIGH),
  )
  metTable = table
  metRow = row
}
