import { HEAD_EDGES, HEAD_NODES, HEAD_ROOMS } from '../common/layout/layout'
import * as W from '../common/layout/layout-wiring'

/** The open table of supply lines: its numbers of rows, cables and protective devices. */
export let rows: i32 = 0
export let cables: i32 = 0
export let devices: i32 = 0
let table: usize = 0

/** Opens a table of supply lines (`layout-wiring`). */
export function openSupply(at: usize): void {
  table = at
  rows = load<i32>(at + HEAD_NODES)
  cables = load<i32>(at + HEAD_EDGES)
  devices = load<i32>(at + HEAD_ROOMS)
}

export function slot(place: i32): f64 {
  return load<f64>(table + W.SUPPLY_START + ((place as usize) << 3))
}

export function cable(row: i32, column: i32): f64 {
  return load<f64>(table + W.cableStart() + (((row * W.CABLE_WIDTH + column) as usize) << 3))
}

/** Returns the rated current of a protective device, A; they rise. */
export function deviceA(row: i32): f64 {
  return load<f64>(table + W.deviceStart(cables) + ((row as usize) << 3))
}

export function line(row: i32, column: i32): f64 {
  return load<f64>(lineAt(row, column))
}

export function setLine(row: i32, column: i32, value: f64): void {
  store<f64>(lineAt(row, column), value)
}

export function addFlag(row: i32, flag: i32): void {
  setLine(row, W.LINE_FLAGS, ((line(row, W.LINE_FLAGS) as i32) | flag) as f64)
}

export function isBoard(row: i32): bool {
  return line(row, W.LINE_IS_BOARD) == 1
}

/** Returns whether a circuit of its own begins with this row: a board feeds it. */
export function startsCircuit(row: i32): bool {
  const from = line(row, W.LINE_FROM) as i32
  return from >= 0 && isBoard(from)
}

function lineAt(row: i32, column: i32): usize {
  return table + W.lineStart(cables, devices) + (((row * W.LINE_WIDTH + column) as usize) << 3)
}
