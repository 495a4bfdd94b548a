/**
 * One arena above the compiler's own data. `reserve` hands out 16-byte aligned pieces in order, `reset` takes back everything after a mark.
 * Memory grows as needed; after a growth the host must take new views.
 */
let top: usize = (__heap_base + 15) & ~15

export function mark(): usize {
  return top
}

export function reset(to: usize): void {
  top = to
}

/** Address of a fresh piece, 0 where the browser has no more memory. Contents are whatever was there. */
export function reserve(bytes: usize): usize {
  const start = top
  const end = (start + bytes + 15) & ~15
  const have = (memory.size() as usize) << 16
  if (end > have) {
    const pages = ((end - have + 65535) >> 16) as i32
    if (memory.grow(pages) < 0) return 0
  }
  top = end
  return start
}
