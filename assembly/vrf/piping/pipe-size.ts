import * as P from '../../common/layout/layout-pack'
import { ALLOWANCE } from '../findings'
import { reserve } from '../../common/memory'
import { cell, constant, rowsOf, tableOf } from '../pack'
import { NO_SIZE } from '../state'
import { MEMO_BRANCH2, MEMO_BRANCH3, MEMO_STUB, rowBelow, rowUpTo } from './memo'
import { hp, isThreePipe, seriesCell } from './outdoor'
import { mmOf, oneStepUp, sizeOf } from './sizes'
import { hasRun, needs, STAGE_MAIN, STAGE_OUTDOOR } from '../../common/stages'

/** Sizes computed last; `high` is NO_SIZE where there is no high-pressure pipe. */
export let gas: i32 = NO_SIZE
export let liquid: i32 = NO_SIZE
export let high: i32 = NO_SIZE

/** Position in the pack of the sizes computed last: table, row, and the column of the gas diameter, followed by the others; read by a proof. */
export let chosenTable: i32 = -1
export let chosenRow: i32 = 0
export let chosenColumn: i32 = 0
/** Whether the sizes were bounded by the main pipe. */
export let isLimited: bool = false

/** Input for which the main pipe was sized last, its position in the pack, and how many steps up its gas and its liquid made from there. */
export let isLongMain: bool = false
export let isDeepMain: bool = false
export let mainTable: i32 = -1
export let mainTableRow: i32 = 0
export let isMainLong: bool = false
export let gasSteps: i32 = 0
export let liquidSteps: i32 = 0

/** Sizes of the main pipe as drawn, which no branch exceeds; NO_SIZE while no outdoor unit is chosen. */
export let mainGas: i32 = NO_SIZE
export let mainLiquid: i32 = NO_SIZE
export let mainHigh: i32 = NO_SIZE
export let isGasEnlarged: bool = false
export let isLiquidEnlarged: bool = false
/** Sizes from which the main pipe grew. */
export let grownFromGas: i32 = NO_SIZE
export let grownFromLiquid: i32 = NO_SIZE
let standardGas: i32 = NO_SIZE
let standardLiquid: i32 = NO_SIZE
/** Whether the main pipe bounded a branch since `openMain`. */
let bounded: bool = false
let three: bool = false
let longStubM: f64 = 0
/** Sizes of the rows of the pipe tables, three bytes a row. */
let branch2: usize = 0
let branch3: usize = 0
let stub: usize = 0
let longStub: usize = 0

/** Converts the pipe tables' diameters to sizes; once for each system. */
export function openTables(pack: usize): void {
  branch2 = sizesOf(pack, P.PACK_BRANCH2)
  branch3 = sizesOf(pack, P.PACK_BRANCH3)
  stub = sizesOf(pack, P.PACK_STUB)
  longStub = sizesOf(pack, P.PACK_LONG_STUB)
  longStubM = constant(pack, P.CONST_STUB_OVER_M) + ALLOWANCE
}

function sizesOf(pack: usize, table: i32): usize {
  const rows = rowsOf(pack, table)
  const cells = tableOf(pack, table)
  const at = reserve(rows * 3)
  for (let row = 0; row < rows; row++) {
    for (let line = 0; line < 3; line++) {
      store<u8>(at + row * 3 + line, sizeOf(cell(cells, P.PIPE_WIDTH, row, P.PIPE_GAS + line)) as u8)
    }
  }
  return at
}

/**
 * Sizes the main pipe by total HP. `isLong`: the 90 m columns, or one step where the table has none. `isDeep`: the liquid main one step more, for an
 * outdoor unit far below. A mini series steps its gas main up once, for connected load or for length.
 */
export function sizeMain(pack: usize, connectedIndex: i32, isLong: bool, isDeep: bool): void {
  needs(STAGE_OUTDOOR)
  hasRun(STAGE_MAIN)
  mainGas = NO_SIZE
  mainLiquid = NO_SIZE
  mainHigh = NO_SIZE
  isGasEnlarged = false
  isLiquidEnlarged = false
  isLongMain = isLong
  isDeepMain = isDeep
  mainTable = -1
  gasSteps = 0
  liquidSteps = 0
  three = isThreePipe()
  if (hp <= 0) return
  const kind = seriesCell(P.SERIES_MAIN_TABLE) as i32
  const table = kind == 2 ? P.PACK_MAIN3 : kind == 1 ? P.PACK_MAIN_MINI : P.PACK_MAIN2
  const at = tableOf(pack, table)
  const row = mainRow(at, rowsOf(pack, table))
  mainTable = table
  mainTableRow = row
  isMainLong = isLong && kind == 0
  mainGas = mainSize(at, row, P.MAIN_GAS)
  mainLiquid = mainSize(at, row, P.MAIN_LIQUID)
  if (kind == 2) mainHigh = mainSize(at, row, P.MAIN_HIGH)
  const firstGas = mainGas
  const firstLiquid = mainLiquid
  const steps = kind == 1 && isMiniStep(pack, mainGas, connectedIndex)
  if (steps) stepGas()
  const withStep = mainGas
  if (isLong && kind == 0) {
    mainGas = mainSize(at, row, P.MAIN_LONG_GAS)
    mainLiquid = mainSize(at, row, P.MAIN_LONG_LIQUID)
  } else if (isLong && kind == 1 && !steps) stepGas()
  else if (isLong && kind == 2) {
    stepGas()
    stepLiquid()
  }
  if (isDeep) stepLiquid()
  grownFromGas = steps ? withStep : firstGas
  grownFromLiquid = firstLiquid
  isGasEnlarged = mainGas > grownFromGas
  isLiquidEnlarged = mainLiquid > firstLiquid
}

function stepGas(): void {
  mainGas = oneStepUp(mainGas)
  gasSteps++
}

function stepLiquid(): void {
  mainLiquid = oneStepUp(mainLiquid)
  liquidSteps++
}

function mainSize(at: usize, row: i32, column: i32): i32 {
  return sizeOf(cell(at, P.MAIN_WIDTH, row, column))
}

function mainRow(at: usize, rows: i32): i32 {
  for (let row = 0; row < rows; row++) {
    if (hp <= cell(at, P.MAIN_WIDTH, row, P.MAIN_HP)) return row
  }
  return rows - 1
}

function isMiniStep(pack: usize, size: i32, connectedIndex: i32): bool {
  return Math.abs(mmOf(size) - constant(pack, P.CONST_MINI_GAS_MM)) < 0.015 && (connectedIndex as f64) >= constant(pack, P.CONST_MINI_INDEX)
}

export function takeMain(): void {
  needs(STAGE_MAIN)
  chosenTable = -1
  isLimited = false
  gas = mainGas
  liquid = mainLiquid
  high = mainHigh
}

/** Sizes a branch pipe by downstream index: from ≤ load < to. */
export function sizeBranch(pack: usize, index: i32, threePipe: bool): void {
  if (threePipe) take(P.PACK_BRANCH3, branch3, rowBelow(MEMO_BRANCH3, pack, P.PACK_BRANCH3, P.PIPE_WIDTH, index))
  else {
    take(P.PACK_BRANCH2, branch2, rowBelow(MEMO_BRANCH2, pack, P.PACK_BRANCH2, P.PIPE_WIDTH, index))
    high = NO_SIZE
  }
}

/** Sizes the pipe of one unit by its index: load ≤ bound. A stub longer than the pack's bound takes the larger row where there is one. */
export function sizeStub(pack: usize, index: i32, lengthM: f64): void {
  const row = isLongStub(lengthM) ? longStubRow(pack, index) : -1
  if (row >= 0) take(P.PACK_LONG_STUB, longStub, row)
  else take(P.PACK_STUB, stub, rowUpTo(MEMO_STUB, pack, P.PACK_STUB, P.PIPE_WIDTH, index))
  high = NO_SIZE
}

/** Returns whether a stub of this length takes the larger row, where there is one. */
export function isLongStub(lengthM: f64): bool {
  return lengthM > longStubM
}

function longStubRow(pack: usize, index: i32): i32 {
  const at = tableOf(pack, P.PACK_LONG_STUB)
  const rows = rowsOf(pack, P.PACK_LONG_STUB)
  for (let row = 0; row < rows; row++) {
    if ((index as f64) <= cell(at, P.PIPE_WIDTH, row, P.PIPE_INDEX)) return row
  }
  return -1
}

/** Sizes the pipe between a port and the only node on it. */
export function sizePort(pack: usize, box: i32, index: i32): void {
  const at = tableOf(pack, P.PACK_BOX)
  const reduced = (index as f64) <= cell(at, P.BOX_WIDTH, box, P.BOX_REDUCER_INDEX)
  choose(P.PACK_BOX, box, reduced ? P.BOX_REDUCER_GAS : P.BOX_PIPE_GAS)
  gas = sizeOf(cell(at, P.BOX_WIDTH, box, reduced ? P.BOX_REDUCER_GAS : P.BOX_PIPE_GAS))
  liquid = sizeOf(cell(at, P.BOX_WIDTH, box, reduced ? P.BOX_REDUCER_LIQUID : P.BOX_PIPE_LIQUID))
  high = NO_SIZE
}

function choose(table: i32, row: i32, column: i32): void {
  chosenTable = table
  chosenRow = row
  chosenColumn = column
  isLimited = false
}

function take(table: i32, sizes: usize, row: i32): void {
  const at = sizes + row * 3
  choose(table, row, P.PIPE_GAS)
  gas = load<u8>(at)
  liquid = load<u8>(at, 1)
  high = load<u8>(at, 2)
}

/** Bounds each pipe of a branch by the same pipe of the main. */
export function limitByMain(): void {
  if (mainGas == NO_SIZE) return
  isLimited = true
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

/** Stores the standard main pipe, to check later whether the final one can change the branches. */
export function openMain(): void {
  needs(STAGE_MAIN)
  standardGas = mainGas
  standardLiquid = mainLiquid
  bounded = false
}

/** Returns the main pipe as one number for comparison: sizes and enlargements. */
export function mainKey(): i32 {
  needs(STAGE_MAIN)
  return mainGas | (mainLiquid << 8) | (mainHigh << 16) | ((isGasEnlarged ? 1 : 0) << 24) | ((isLiquidEnlarged ? 1 : 0) << 25)
}

/** Returns whether the main pipe bounds a branch, or may do so since it was sized anew. */
export function isBounded(): bool {
  return bounded || mainGas < standardGas || mainLiquid < standardLiquid
}

/** Grows an indoor main by one step, gas and liquid separately, never beyond the main. Returns true where it grew. */
export function enlarge(): bool {
  const gasBefore = gas
  const liquidBefore = liquid
  gas = oneStepUp(gas)
  liquid = oneStepUp(liquid)
  limitByMain()
  if (gas < gasBefore) gas = gasBefore
  if (liquid < liquidBefore) liquid = liquidBefore
  return gas > gasBefore || liquid > liquidBefore
}
