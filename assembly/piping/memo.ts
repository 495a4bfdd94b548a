import { reserve } from '../memory'

/**
 * Remembers a figure for each of the few diameters or loads that a system really has, so that tables are searched once and not for every pipe. Slots
 * are overwritten when two keys meet; a wrong answer cannot come out, because the key is kept beside the figure.
 */
const SLOTS: i32 = 256
const BYTES: i32 = 4096

export function openMemo(): usize {
  const at = reserve(BYTES)
  for (let slot = 0; slot < SLOTS; slot++) store<f64>(at + ((slot as usize) << 4), NaN)
  return at
}

/** Address of a key's slot; the key is at 0, the figure at 8. */
export function slotOf(memo: usize, key: f64): usize {
  return memo + ((((key * 100) as i32) & (SLOTS - 1)) << 4)
}
