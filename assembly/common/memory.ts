import { takenBack } from './stages'

/**
 * One arena above the compiler's own data. `reserve` returns 16-byte aligned pieces in order, `reset` releases everything after a mark.
 * Memory grows as needed; after a growth the host must create new views.
 */
let top: usize = (__heap_base + 15) & ~15

export function mark(): usize {
  return top
}

export function reset(to: usize): void {
  takenBack(to)
  top = to
}

/** Returns the address of a new piece, 0 where the browser has no more memory. Its contents are undefined. */
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
