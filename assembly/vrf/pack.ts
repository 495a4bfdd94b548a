import { HEADER_BYTES } from '../common/layout/layout'
import { PACK_CONSTANT } from '../common/layout/layout-pack'

/** Address of a table of the current pack. */
export function tableOf(pack: usize, table: i32): usize {
  return pack + (load<i32>(pack + HEADER_BYTES + ((table as usize) << 3)) as usize)
}

export function rowsOf(pack: usize, table: i32): i32 {
  return load<i32>(pack + HEADER_BYTES + ((table as usize) << 3) + 4)
}

/** One cell of a table with `width` columns. */
export function cell(table: usize, width: i32, row: i32, column: i32): f64 {
  return load<f64>(table + (((row * width + column) as usize) << 3))
}

export function constant(pack: usize, column: i32): f64 {
  return load<f64>(tableOf(pack, PACK_CONSTANT) + ((column as usize) << 3))
}

/** Severity that the pack gives a finding. */
export function severityOf(pack: usize, column: i32): i32 {
  return constant(pack, column) as i32
}
