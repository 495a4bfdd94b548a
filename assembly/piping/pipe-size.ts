import * as P from '../layout-pack'
import { ALLOWANCE } from '../findings'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { MEMO_BRANCH2, MEMO_BRANCH3, MEMO_STUB, rowBelow, rowUpTo } from './memo'
import { hp, isThreePipe, seriesCell } from './outdoor'

/** Diameters found last, in mm; `high` is NaN where there is no high-pressure pipe. */
export let gas: f64 = 0
export let liquid: f64 = 0
export let high: f64 = 0

/** Sizes of the main pipe as drawn, which no branch exceeds; 0 while no outdoor unit is chosen. */
export let mainGas: f64 = 0
export let mainLiquid: f64 = 0
export let mainHigh: f64 = 0
export let isGasEnlarged: bool = false
export let isLiquidEnlarged: bool = false
let standardGas: f64 = 0
let standardLiquid: f64 = 0
/** Whether the main pipe bounded a branch since `openMain`. */
let bounded: bool = false
let three: bool = false
let longStubM: f64 = 0

/** The next size up, or the same where the pack knows none (table "upsize one step"). */
export function oneStepUp(pack: usize, mm: f64): f64 {
  const at = tableOf(pack, P.PACK_UPSIZE)
  const rows = rowsOf(pack, P.PACK_UPSIZE)
  for (let row = 0; row < rows; row++) {
    if (Math.abs(cell(at, P.LINE_WIDTH, row, P.LINE_X) - mm) < 0.015) return cell(at, P.LINE_WIDTH, row, P.LINE_Y)
  }
  return mm
}

/**
 * Main pipe by total HP. `isLong`: the 90 m columns, or one step where the table has none. `isDeep`: the liquid main one step more, for an
 * outdoor unit far below. A mini series steps its gas main up once, for connected load or for length.
 */
export function sizeMain(pack: usize, connectedIndex: i32, isLong: bool, isDeep: bool): void {
  mainGas = 0
  mainLiquid = 0
  mainHigh = NaN
  isGasEnlarged = false
  isLiquidEnlarged = false
  three = isThreePipe()
  longStubM = constant(pack, P.CONST_STUB_OVER_M) + ALLOWANCE
  if (hp <= 0) return
  const kind = seriesCell(P.SERIES_MAIN_TABLE) as i32
  const table = kind == 2 ? P.PACK_MAIN3 : kind == 1 ? P.PACK_MAIN_MINI : P.PACK_MAIN2
  const at = tableOf(pack, table)
  const row = mainRow(at, rowsOf(pack, table))
  mainGas = cell(at, P.MAIN_WIDTH, row, P.MAIN_GAS)
  mainLiquid = cell(at, P.MAIN_WIDTH, row, P.MAIN_LIQUID)
  if (kind == 2) mainHigh = cell(at, P.MAIN_WIDTH, row, P.MAIN_HIGH)
  const firstGas = mainGas
  const firstLiquid = mainLiquid
  const steps = kind == 1 && isMiniStep(pack, mainGas, connectedIndex)
  if (steps) mainGas = oneStepUp(pack, mainGas)
  const withStep = mainGas
  if (isLong && kind == 0) {
    mainGas = cell(at, P.MAIN_WIDTH, row, P.MAIN_LONG_GAS)
    mainLiquid = cell(at, P.MAIN_WIDTH, row, P.MAIN_LONG_LIQUID)
  } else if (isLong && kind == 1 && !steps) mainGas = oneStepUp(pack, mainGas)
  else if (isLong && kind == 2) {
    mainGas = oneStepUp(pack, mainGas)
    mainLiquid = oneStepUp(pack, mainLiquid)
  }
  if (isDeep) mainLiquid = oneStepUp(pack, mainLiquid)
  isGasEnlarged = mainGas > (steps ? withStep : firstGas)
  isLiquidEnlarged = mainLiquid > firstLiquid
}

function mainRow(at: usize, rows: i32): i32 {
  for (let row = 0; row < rows; row++) {
    if (hp <= cell(at, P.MAIN_WIDTH, row, P.MAIN_HP)) return row
  }
  return rows - 1
}

function isMiniStep(pack: usize, mm: f64, connectedIndex: i32): bool {
  return Math.abs(mm - constant(pack, P.CONST_MINI_GAS_MM)) < 0.015 && (connectedIndex as f64) >= constant(pack, P.CONST_MINI_INDEX)
}

export function takeMain(): void {
  gas = mainGas
  liquid = mainLiquid
  high = mainHigh
}

/** Branch pipe by downstream index: from ≤ load < to. */
export function sizeBranch(pack: usize, index: i32, threePipe: bool): void {
  const table = threePipe ? P.PACK_BRANCH3 : P.PACK_BRANCH2
  take(tableOf(pack, table), rowBelow(threePipe ? MEMO_BRANCH3 : MEMO_BRANCH2, pack, table, P.PIPE_WIDTH, index))
  if (!threePipe) high = NaN
}

/** Pipe of one unit by its index: load ≤ bound. A stub longer than the pack's bound takes the larger row where there is one. */
export function sizeStub(pack: usize, index: i32, lengthM: f64): void {
  if (lengthM > longStubM && sizeLongStub(pack, index)) return
  take(tableOf(pack, P.PACK_STUB), rowUpTo(MEMO_STUB, pack, P.PACK_STUB, P.PIPE_WIDTH, index))
  high = NaN
}

function sizeLongStub(pack: usize, index: i32): bool {
  const at = tableOf(pack, P.PACK_LONG_STUB)
  const rows = rowsOf(pack, P.PACK_LONG_STUB)
  for (let row = 0; row < rows; row++) {
    if ((index as f64) > cell(at, P.PIPE_WIDTH, row, P.PIPE_INDEX)) continue
    take(at, row)
    high = NaN
    return true
  }
  return false
}

/** Pipe between a port and what hangs on it alone. */
export function sizePort(pack: usize, box: i32, index: i32): void {
  const at = tableOf(pack, P.PACK_BOX)
  const reduced = (index as f64) <= cell(at, P.BOX_WIDTH, box, P.BOX_REDUCER_INDEX)
  gas = cell(at, P.BOX_WIDTH, box, reduced ? P.BOX_REDUCER_GAS : P.BOX_PIPE_GAS)
  liquid = cell(at, P.BOX_WIDTH, box, reduced ? P.BOX_REDUCER_LIQUID : P.BOX_PIPE_LIQUID)
  high = NaN
}

function take(at: usize, row: i32): void {
  gas = cell(at, P.PIPE_WIDTH, row, P.PIPE_GAS)
  liquid = cell(at, P.PIPE_WIDTH, row, P.PIPE_LIQUID)
  high = cell(at, P.PIPE_WIDTH, row, P.PIPE_HIGH)
}

/** No pipe of a branch is larger than the same pipe of the main, each for itself. */
export function limitByMain(): void {
  if (mainGas <= 0) return
  if (gas > mainGas) {
    gas = mainGas
    bounded = true
  }
  if (liquid > mainLiquid) {
    liquid = mainLiquid
    bounded = true
  }
  if (three && high > mainHigh) {
    high = mainHigh
    bounded = true
  }
}

/** Remembers the standard main pipe, to tell later whether the final one can change the branches. */
export function openMain(): void {
  standardGas = mainGas
  standardLiquid = mainLiquid
  bounded = false
}

/** Whether the main pipe bounds a branch, or may do so since it was sized anew. */
export function isBounded(): bool {
  return bounded || mainGas < standardGas || mainLiquid < standardLiquid
}

/** An indoor main grows one step, gas and liquid each for itself, never beyond the main. True where it grew. */
export function enlarge(pack: usize): bool {
  const gasBefore = gas
  const liquidBefore = liquid
  gas = oneStepUp(pack, gas)
  liquid = oneStepUp(pack, liquid)
  limitByMain()
  if (gas < gasBefore) gas = gasBefore
  if (liquid < liquidBefore) liquid = liquidBefore
  return gas > gasBefore || liquid > liquidBefore
}
