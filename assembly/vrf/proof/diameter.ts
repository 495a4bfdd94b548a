import * as P from '../../common/layout/layout-pack'
import * as Q from '../../common/layout/layout-proof'
import { cell, tableOf } from '../pack'
import { root } from '../diagram/tree'
import { isEnlarging, isIndoorMain, sizePipe } from '../piping/diameter'
import * as O from '../piping/outdoor'
import * as Z from '../piping/pipe-size'
import { mmOf, oneStepUp, sizeOf, stepRow } from '../piping/sizes'
import { gasOf, highOf, liquidOf, loadOf, NO_SIZE } from '../state'
import { pack, sourceOf, targetOf } from '../system'
import { ofFigure, ofStep, ofTable, step } from './note'

/** Lines of a pipe, as the pack's pipe tables order them. */
const GAS: i32 = 0
const LIQUID: i32 = 1

/** Proves the diameter of one line of a pipe as drawn, mm; writes nothing where the pipe has no such line. */
export function proveDiameter(edge: i32, feed: i32, line: i32): void {
  const size = line == GAS ? gasOf(edge) : line == LIQUID ? liquidOf(edge) : highOf(edge)
  if (size == NO_SIZE) return
  sizePipe(feed, sourceOf(feed), targetOf(feed))
  const before = chosen(line)
  const grows = isEnlarging && line <= LIQUID && isIndoorMain(sourceOf(feed), targetOf(feed))
  const found = proveStandard(feed, line, before)
  if (!grows) return
  const next = proveStep(before, found)
  step(Q.FORMULA_ENLARGED, mmOf(size))
  ofStep(found, mmOf(before))
  ofStep(next, mmOf(oneStepUp(before)))
  ofMain(line)
}

/** Proves the gas diameter of a pipe with the standard main; restores the drawn main pipe afterwards. */
export function proveStandardGas(feed: i32): void {
  const isLong = Z.isLongMain
  const isDeep = Z.isDeepMain
  Z.sizeMain(pack, loadOf(root), false, false)
  sizePipe(feed, sourceOf(feed), targetOf(feed))
  proveChosen(feed, GAS, Z.gas, Q.FIGURE_STANDARD_MAIN_GAS, Z.mainGas)
  Z.sizeMain(pack, loadOf(root), isLong, isDeep)
}

function chosen(line: i32): i32 {
  return line == GAS ? Z.gas : line == LIQUID ? Z.liquid : Z.high
}

function mainOf(line: i32): i32 {
  return line == GAS ? Z.mainGas : line == LIQUID ? Z.mainLiquid : Z.mainHigh
}

function ofMain(line: i32): void {
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_MAIN_GAS + line, mmOf(mainOf(line)))
}

function proveStandard(feed: i32, line: i32, size: i32): i32 {
  return proveChosen(feed, line, size, Q.FIGURE_MAIN_GAS + line, mainOf(line))
}

/** Proves the table's size for the pipe's load, bounded by the main; a pipe from the outdoor unit is the main itself. */
function proveChosen(feed: i32, line: i32, size: i32, mainFigure: i32, main: i32): i32 {
  if (Z.chosenTable < 0) {
    const place = step(Q.FORMULA_SAME, mmOf(size))
    ofFigure(Q.SUBJECT_OUTDOOR, -1, mainFigure, mmOf(main))
    return place
  }
  const place = step(Z.isLimited ? Q.FORMULA_BOUNDED : Q.FORMULA_SAME, mmOf(size))
  ofTable(Z.chosenTable, Z.chosenTable == P.PACK_BOX ? P.BOX_WIDTH : P.PIPE_WIDTH, Z.chosenRow, Z.chosenColumn + line)
  if (Z.isLimited) ofFigure(Q.SUBJECT_OUTDOOR, -1, mainFigure, mmOf(main))
  else ofFigure(Q.SUBJECT_EDGE, feed, Q.FIGURE_CAPACITY_KW, (loadOf(targetOf(feed)) as f64) / 10)
  return place
}

/** Proves the next size up, or the same where the pack has none. */
function proveStep(size: i32, from: i32): i32 {
  const row = stepRow(pack, mmOf(size))
  const place = step(Q.FORMULA_SAME, mmOf(oneStepUp(size)))
  if (row < 0) ofStep(from, mmOf(size))
  else ofTable(P.PACK_UPSIZE, P.LINE_WIDTH, row, P.LINE_Y)
  return place
}

/** Proves the main pipe by total HP, with the long-run columns where they apply, and the steps up from there. */
export function proveMain(line: i32): void {
  if (mainOf(line) == NO_SIZE) return
  const isLongColumn = Z.isMainLong && line <= LIQUID
  const column = (isLongColumn ? P.MAIN_LONG_GAS : P.MAIN_GAS) + line
  const first = cell(tableOf(pack, Z.mainTable), P.MAIN_WIDTH, Z.mainTableRow, column)
  let place = step(Q.FORMULA_SAME, first)
  ofTable(Z.mainTable, P.MAIN_WIDTH, Z.mainTableRow, column)
  ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_HP, O.hp)
  const steps = line == GAS ? Z.gasSteps : line == LIQUID ? Z.liquidSteps : 0
  let size = sizeOf(first)
  for (let i = 0; i < steps; i++) {
    place = proveStep(size, place)
    size = oneStepUp(size)
  }
}

/** Gas main before any rule of length. */
export function proveStandardMain(): void {
  const isLong = Z.isLongMain
  const isDeep = Z.isDeepMain
  Z.sizeMain(pack, loadOf(root), false, false)
  proveMain(GAS)
  Z.sizeMain(pack, loadOf(root), isLong, isDeep)
}
