import { convertColumn } from './convert'
import * as B from './layout/layout-batch'
import { convertValue } from './layout/layout-measure'

/**
 * Converts every segment of a batch in place and flags each value that reads back exactly.
 *
 * @verb
 */
export function convertBatch(batch: usize): void {
  const segments = load<i32>(batch + B.BATCH_SEGMENTS)
  let total = 0
  for (let segment = 0; segment < segments; segment++) total += slot(batch, segment, B.BATCH_COUNT)
  let values = batch + B.BATCH_HEADER_BYTES
  let flags = batch + B.batchFlags(total)
  for (let segment = 0; segment < segments; segment++) {
    const count = slot(batch, segment, B.BATCH_COUNT)
    convertSegment(values, flags, count, slot(batch, segment, B.BATCH_FROM), slot(batch, segment, B.BATCH_TO))
    values += (count as usize) << 3
    flags += count
  }
}

function slot(batch: usize, segment: i32, field: i32): i32 {
  return load<i32>(batch + B.BATCH_FIRST + segment * B.BATCH_SEGMENT_BYTES + field)
}

/** Writes the flags first, while the original values are still there to compare with. */
function convertSegment(values: usize, flags: usize, count: i32, from: i32, to: i32): void {
  for (let i = 0; i < count; i++) {
    const value = load<f64>(values + ((i as usize) << 3))
    store<u8>(flags + i, convertValue(convertValue(value, from, to), to, from) == value ? 1 : 0)
  }
  convertColumn(values, count, from, to)
}
