import * as W from '../common/layout/layout-wiring'
import { mark, reset } from '../common/memory'
import { chooseCable } from './choose-cable'
import { chooseDevice } from './choose-device'
import { sumLoads } from './sum-loads'
import { isBoard, line, openSupply, rows, setLine, startsCircuit } from './supply-table'

/**
 * Computes supply lines from the origin over distribution boards to each unit: currents, minimum circuit ampacity, protective device, cable by ampacity and by voltage drop, phase of
 * single-phase circuits. Rows are in preorder (`layout-wiring`); the answer stands in them. Returns how many rows have a flag.
 *
 * @verb
 */
export function wireSupply(table: usize): i32 {
  const before = mark()
  openSupply(table)
  for (let row = 0; row < rows; row++) clear(row)
  sumLoads()
  let flagged = 0
  // Boards stand before their circuits, so that the drop up to the board is known.
  for (let row = 0; row < rows; row++) {
    if (startsCircuit(row)) {
      chooseDevice(row)
      chooseCable(row)
    }
    if (line(row, W.LINE_FLAGS) > 0) flagged++
  }
  reset(before)
  return flagged
}

function clear(row: i32): void {
  for (let column = W.LINE_CURRENT; column < W.LINE_WIDTH; column++) setLine(row, column, NaN)
  setLine(row, W.LINE_FLAGS, 0)
  setLine(row, W.LINE_CIRCUIT, -1)
  if (isBoard(row) && line(row, W.LINE_FROM) < 0) {
    setLine(row, W.LINE_DROP, 0)
    setLine(row, W.LINE_DROP_PCT, 0)
  }
}
