import * as L from '../../common/layout/layout'
import { ARRANGE_COLUMN, ARRANGE_ROW } from '../../common/layout/layout-arrange'
import { CLEAR, CLEAR_BELOW_UNIT, NOTE_HEIGHT, NOTE_WIDTH } from '../../common/layout/layout-drawing'
import { arrangedX, arrangedY, setArrangedX, setArrangedY } from '../state'
import { kindOf, nodeCount, reserveI32, scratch } from '../system'
import { isInside } from './feeds'
import { highOf, widthOf } from './symbol'
import { nodeAt, orderCount } from './tree'

/** Notes are kept in a grid of cells, so that only those near a symbol are checked. */
const CELL: f64 = 150
/** Coordinates beyond this are not on a board. */
const FARTHEST: f64 = 1e9
/** Number of rows of the shelf below the tree, and the least number of notes in one. */
const SHELF_ROW: f64 = 40
const SHELF_LEAST: i32 = 8

let heads: usize = 0
let nexts: usize = 0
let cells: i32 = 0

/**
 * Keeps texts, controllers and all other nodes outside the tree at their places. Those that the arranged tree would cover move to a shelf below
 * it, in the order of the drawing. `columns` is the width of the tree.
 */
export function clearNotes(columns: i32): void {
  layOut()
  const covered = scratch(nodeCount, 0)
  let bottom: f64 = 0
  let found = 0
  for (let place = 0; place < orderCount; place++) {
    const node = nodeAt(place)
    const y = arrangedY(node)
    if (y > bottom) bottom = y
    found += coverBy(node, covered)
  }
  if (found > 0) shelve(covered, bottom + (ARRANGE_ROW as f64), columns < SHELF_LEAST ? SHELF_LEAST : columns)
}

function layOut(): void {
  cells = 1
  while (cells < nodeCount - orderCount) cells <<= 1
  heads = scratch(cells, 255)
  nexts = reserveI32(nodeCount)
  for (let node = nodeCount - 1; node >= 0; node--) {
    if (isInside(node)) continue
    const at = headOf(cellOf(arrangedX(node)), cellOf(arrangedY(node)))
    store<i32>(nexts + ((node as usize) << 2), load<i32>(at))
    store<i32>(at, node)
  }
}

function cellOf(place: f64): i32 {
  return Math.abs(place) < FARTHEST ? (Math.floor(place / CELL) as i32) : 0
}

function headOf(column: i32, row: i32): usize {
  return heads + (((((column * 73856093) ^ (row * 19349663)) & (cells - 1)) as usize) << 2)
}

/** Marks the notes that a symbol covers and removes them from the grid; returns their number. */
function coverBy(node: i32, covered: usize): i32 {
  const kind = kindOf(node)
  const below = kind >= L.KIND_INDOOR && kind <= L.KIND_KIT ? CLEAR_BELOW_UNIT : CLEAR
  const x = arrangedX(node)
  const y = arrangedY(node)
  const aside = ((widthOf(node) + NOTE_WIDTH) as f64) / 2 + CLEAR
  const upright = ((highOf(node) + NOTE_HEIGHT) as f64) / 2
  let found = 0
  for (let note = 0; note >= 0; found++) {
    note = noteWithin(x - aside, y - upright - CLEAR, x + aside, y + upright + below, true)
    if (note >= 0) store<i32>(covered + ((note as usize) << 2), 1)
  }
  return found - 1
}

/** Returns the first note whose middle lies inside, removing it from the grid if asked to; -1 where there is none. */
function noteWithin(minX: f64, minY: f64, maxX: f64, maxY: f64, isTaking: bool): i32 {
  for (let row = cellOf(minY); row <= cellOf(maxY); row++) {
    for (let column = cellOf(minX); column <= cellOf(maxX); column++) {
      let at = headOf(column, row)
      for (let note = load<i32>(at); note >= 0; note = load<i32>(at)) {
        const x = arrangedX(note)
        const y = arrangedY(note)
        const next = nexts + ((note as usize) << 2)
        if (x > minX && x < maxX && y > minY && y < maxY) {
          if (isTaking) store<i32>(at, load<i32>(next))
          return note
        }
        at = next
      }
    }
  }
  return -1
}

/** Puts the covered notes side by side, row by row, skipping places that another note occupies. */
function shelve(covered: usize, top: f64, columns: i32): void {
  let spot = 0
  for (let node = 0; node < nodeCount; node++) {
    if (load<i32>(covered + ((node as usize) << 2)) == 0) continue
    while (isTaken(spotX(spot, columns), spotY(spot, columns, top))) spot++
    setArrangedX(node, spotX(spot, columns))
    setArrangedY(node, spotY(spot, columns, top))
    spot++
  }
}

function spotX(spot: i32, columns: i32): f64 {
  return ((spot % columns) as f64) * (ARRANGE_COLUMN as f64)
}

function spotY(spot: i32, columns: i32, top: f64): f64 {
  return top + ((spot / columns) as f64) * SHELF_ROW
}

function isTaken(x: f64, y: f64): bool {
  const aside = NOTE_WIDTH as f64
  const upright = NOTE_HEIGHT as f64
  return noteWithin(x - aside, y - upright, x + aside, y + upright, false) >= 0
}
