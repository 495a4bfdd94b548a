import * as W from '../common/layout/layout-wiring'
import { mark, reserve, reset } from '../common/memory'
import { bus, device, markDevice, setDevice } from './signal-table'

/** Gives each device of a line its typed address, or the lowest free one; marks addresses that are given twice or are outside the line's. */
export function giveAddresses(line: i32): void {
  const lowest = bus(line, W.BUS_FIRST_ADDRESS)
  const highest = bus(line, W.BUS_LAST_ADDRESS)
  if (isNaN(lowest)) return
  const before = mark()
  const count = (highest - lowest + 1) as i32
  const users = reserve((count as usize) << 2)
  memory.fill(users, 0, (count as usize) << 2)
  const first = bus(line, W.BUS_FIRST) as i32
  const end = first + (bus(line, W.BUS_ROWS) as i32)
  for (let row = first; row < end; row++) {
    const typed = device(row, W.DEVICE_OWN_ADDRESS)
    if (device(row, W.DEVICE_HAS_ADDRESS) != 1 || isNaN(typed)) continue
    setDevice(row, W.DEVICE_ADDRESS, typed)
    if (!(typed >= lowest && typed <= highest)) markDevice(row, W.DEVICE_ADDRESS_OUTSIDE)
    else take(users + (((typed - lowest) as i32 as usize) << 2), row)
  }
  let next = 0
  for (let row = first; row < end; row++) {
    if (device(row, W.DEVICE_HAS_ADDRESS) != 1 || !isNaN(device(row, W.DEVICE_OWN_ADDRESS))) continue
    while (next < count && load<i32>(users + ((next as usize) << 2)) != 0) next++
    if (next < count) setDevice(row, W.DEVICE_ADDRESS, lowest + (next++ as f64))
    else markDevice(row, W.DEVICE_ADDRESS_OUTSIDE)
  }
  reset(before)
}

/** Takes an address for a row; both are marked where another one has it. */
function take(user: usize, row: i32): void {
  const other = load<i32>(user)
  if (other != 0) {
    markDevice(row, W.DEVICE_SAME_ADDRESS)
    markDevice(other - 1, W.DEVICE_SAME_ADDRESS)
  } else store<i32>(user, row + 1)
}
