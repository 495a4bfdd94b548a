import * as W from '../common/layout/layout-wiring'
import { giveAddresses } from './give-addresses'
import { bus, buses, device, markDevice, openSignal, setBus, setDevice } from './signal-table'

const ROUNDING: f64 = 1e-9

/**
 * Computes communication lines: metres, units, systems and controllers of each beside its limits, the last device of the longest way, and addresses. Rows of a line follow
 * each other, a device after the one before it (`layout-wiring`); the answer stands in the table. Returns how many lines are over a limit.
 *
 * @verb
 */
export function wireSignal(table: usize): i32 {
  openSignal(table)
  let over = 0
  for (let line = 0; line < buses; line++) {
    walkLine(line)
    giveAddresses(line)
    compare(line)
    if (bus(line, W.BUS_FLAGS) > 0) over++
  }
  return over
}

function walkLine(line: i32): void {
  const first = bus(line, W.BUS_FIRST) as i32
  const end = first + (bus(line, W.BUS_ROWS) as i32)
  let metres: f64 = 0
  let units: f64 = 0
  let systems: f64 = 0
  let controllers: f64 = 0
  let last = -1
  let longest: f64 = -1
  for (let row = first; row < end; row++) {
    setDevice(row, W.DEVICE_ADDRESS, NaN)
    setDevice(row, W.DEVICE_FLAGS, 0)
    const from = device(row, W.DEVICE_FROM) as i32
    const length = device(row, W.DEVICE_LENGTH)
    const way = length + (from < 0 ? 0 : device(from, W.DEVICE_METRES))
    setDevice(row, W.DEVICE_METRES, way)
    metres += length
    units += device(row, W.DEVICE_UNITS)
    systems += device(row, W.DEVICE_SYSTEMS)
    controllers += device(row, W.DEVICE_CONTROLLERS)
    if (way > longest) {
      longest = way
      last = row
    }
  }
  setBus(line, W.BUS_TOTAL_M, metres)
  setBus(line, W.BUS_UNITS, units)
  setBus(line, W.BUS_SYSTEMS, systems)
  setBus(line, W.BUS_CONTROLLERS, controllers)
  setBus(line, W.BUS_END, last as f64)
  setBus(line, W.BUS_END_M, Math.max(0, longest))
  if (bus(line, W.BUS_IS_CHAIN) == 1) markBranches(first, end)
}

/** Marks devices of a chain that more than one line leaves. */
function markBranches(first: i32, end: i32): void {
  const LEFT: i32 = 1 << 16
  for (let row = first; row < end; row++) {
    const from = device(row, W.DEVICE_FROM) as i32
    if (from < 0) continue
    if (((device(from, W.DEVICE_FLAGS) as i32) & LEFT) != 0) markDevice(from, W.DEVICE_BRANCHES)
    markDevice(from, LEFT)
  }
  for (let row = first; row < end; row++) setDevice(row, W.DEVICE_FLAGS, ((device(row, W.DEVICE_FLAGS) as i32) & ~LEFT) as f64)
}

function compare(line: i32): void {
  let flags = 0
  if (isOver(line, W.BUS_TOTAL_M, W.BUS_MAX_M)) flags |= W.BUS_OVER_M
  if (isOver(line, W.BUS_UNITS, W.BUS_MAX_UNITS)) flags |= W.BUS_OVER_UNITS
  if (isOver(line, W.BUS_SYSTEMS, W.BUS_MAX_SYSTEMS)) flags |= W.BUS_OVER_SYSTEMS
  if (isOver(line, W.BUS_CONTROLLERS, W.BUS_MAX_CONTROLLERS)) flags |= W.BUS_OVER_CONTROLLERS
  setBus(line, W.BUS_FLAGS, flags as f64)
}

function isOver(line: i32, value: i32, limit: i32): bool {
  return bus(line, value) > bus(line, limit) * (1 + ROUNDING)
}
