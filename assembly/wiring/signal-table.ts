import { HEAD_EDGES } from '../common/layout/layout'
import * as W from '../common/layout/layout-wiring'

/** The open table of communication lines and its number of lines. */
export let buses: i32 = 0
let table: usize = 0

/** Opens a table of communication lines (`layout-wiring`). */
export function openSignal(at: usize): void {
  table = at
  buses = load<i32>(at + HEAD_EDGES)
}

export function bus(row: i32, column: i32): f64 {
  return load<f64>(busAt(row, column))
}

export function setBus(row: i32, column: i32, value: f64): void {
  store<f64>(busAt(row, column), value)
}

export function device(row: i32, column: i32): f64 {
  return load<f64>(deviceAt(row, column))
}

export function setDevice(row: i32, column: i32, value: f64): void {
  store<f64>(deviceAt(row, column), value)
}

export function markDevice(row: i32, flag: i32): void {
  setDevice(row, W.DEVICE_FLAGS, ((device(row, W.DEVICE_FLAGS) as i32) | flag) as f64)
}

function busAt(row: i32, column: i32): usize {
  return table + W.BUS_START + (((row * W.BUS_WIDTH + column) as usize) << 3)
}

function deviceAt(row: i32, column: i32): usize {
  return table + W.busRowStart(buses) + (((row * W.DEVICE_WIDTH + column) as usize) << 3)
}
