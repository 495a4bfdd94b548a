import * as W from '../common/layout/layout-wiring'
import { reserve } from '../common/memory'
import { circuitAmpacity } from '../formulas/electrical'
import { isBoard, line, rows, setLine, slot } from './supply-table'

/** Ends of subtrees, and of the board at hand the current and the largest motor on each phase. */
let ends: usize = 0
let phases: usize = 0

/** Returns the row after the last one of a row's subtree. */
export function endOf(row: i32): i32 {
  return load<i32>(ends + ((row as usize) << 2))
}

/**
 * Sums what each line carries, from the last unit to the origin: current, largest motor, minimum circuit ampacity. A board shares its single-phase circuits over the three
 * phases, each onto the one that carries least so far, and asks of its feeder what the most loaded phase asks. Reserves the ends of subtrees above the mark.
 */
export function sumLoads(): void {
  ends = reserve((rows as usize) << 2)
  phases = reserve(6 << 3)
  for (let row = 0; row < rows; row++) store<i32>(ends + ((row as usize) << 2), row + 1)
  for (let row = rows - 1; row > 0; row--) {
    const from = line(row, W.LINE_FROM) as i32
    if (from >= 0 && endOf(from) < endOf(row)) store<i32>(ends + ((from as usize) << 2), endOf(row))
  }
  for (let row = rows - 1; row >= 0; row--) {
    if (isBoard(row)) sumBoard(row)
    else sumLine(row)
    setLine(row, W.LINE_MCA, circuitAmpacity(slot(W.SUPPLY_MOTOR_FACTOR), line(row, W.LINE_LARGEST), line(row, W.LINE_CURRENT)))
  }
  for (let row = 0; row < rows; row++) inheritPhase(row)
}

function sumLine(row: i32): void {
  let current = line(row, W.LINE_LOAD)
  let largest = line(row, W.LINE_MOTOR)
  const end = endOf(row)
  for (let each = row + 1; each < end; each = endOf(each)) {
    current += line(each, W.LINE_CURRENT)
    largest = Math.max(largest, line(each, W.LINE_LARGEST))
  }
  setLine(row, W.LINE_CURRENT, current)
  setLine(row, W.LINE_LARGEST, largest)
  setLine(row, W.LINE_PHASE, 0)
}

function sumBoard(row: i32): void {
  for (let phase = 0; phase < 3; phase++) {
    store<f64>(loadOf(phase), line(row, W.LINE_LOAD))
    store<f64>(largestOf(phase), line(row, W.LINE_MOTOR))
  }
  const end = endOf(row)
  const isSingle = line(row, W.LINE_PHASES) != 3
  for (let each = row + 1; each < end; each = endOf(each)) {
    if (line(each, W.LINE_PHASES) == 3 || isSingle) {
      for (let phase = 0; phase < 3; phase++) addTo(phase, each)
      continue
    }
    const phase = leastLoaded()
    addTo(phase, each)
    setLine(each, W.LINE_PHASE, (phase + 1) as f64)
  }
  const most = mostLoaded()
  setLine(row, W.LINE_CURRENT, load<f64>(loadOf(most)))
  setLine(row, W.LINE_LARGEST, load<f64>(largestOf(most)))
  setLine(row, W.LINE_PHASE, 0)
}

function loadOf(phase: i32): usize {
  return phases + ((phase as usize) << 3)
}

function largestOf(phase: i32): usize {
  return phases + (((3 + phase) as usize) << 3)
}

function addTo(phase: i32, row: i32): void {
  store<f64>(loadOf(phase), load<f64>(loadOf(phase)) + line(row, W.LINE_CURRENT))
  store<f64>(largestOf(phase), Math.max(load<f64>(largestOf(phase)), line(row, W.LINE_LARGEST)))
}

function leastLoaded(): i32 {
  let least = 0
  for (let phase = 1; phase < 3; phase++) if (load<f64>(loadOf(phase)) < load<f64>(loadOf(least))) least = phase
  return least
}

/** Returns the phase that asks most of the feeder. */
function mostLoaded(): i32 {
  let most = 0
  for (let phase = 1; phase < 3; phase++) if (askedBy(phase) > askedBy(most)) most = phase
  return most
}

function askedBy(phase: i32): f64 {
  return circuitAmpacity(slot(W.SUPPLY_MOTOR_FACTOR), load<f64>(largestOf(phase)), load<f64>(loadOf(phase)))
}

/** Units behind another one are on its phase. */
function inheritPhase(row: i32): void {
  const from = line(row, W.LINE_FROM) as i32
  if (from >= 0 && !isBoard(from)) setLine(row, W.LINE_PHASE, line(from, W.LINE_PHASE))
}
