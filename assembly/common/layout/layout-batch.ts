/**
 * Several columns of measures that are converted in one go, in one buffer: the number of segments and, for each, its count, measure and wanted measure (i32);
 * then all values (f64), segment after segment; then a flag for each (u8), 1 where the converted value reads back as the very same bits.
 */
export const BATCH_SEGMENTS: i32 = 0
export const BATCH_FIRST: i32 = 4
export const BATCH_COUNT: i32 = 0
export const BATCH_FROM: i32 = 4
export const BATCH_TO: i32 = 8
export const BATCH_SEGMENT_BYTES: i32 = 12
export const BATCH_SEGMENTS_MOST: i32 = 10
export const BATCH_HEADER_BYTES: i32 = 128

export function batchFlags(values: i32): i32 {
  return BATCH_HEADER_BYTES + values * 8
}

export function batchBytes(values: i32): i32 {
  return batchFlags(values) + ((values + 7) & ~7)
}
