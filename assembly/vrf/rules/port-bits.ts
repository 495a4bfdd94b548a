/** Ports of one box as bits, port 1 lowest. A box has at most 64 here; ports beyond are ignored. */

/** Bits of the ports from `first`, `count` of them. */
export function span(first: i32, count: i32): u64 {
  if (first < 1 || first + count > 65) return 0
  return (((1 as u64) << (count as u64)) - 1) << ((first - 1) as u64)
}

/** Returns the ports of a box that a node on `port` takes; a range past the last port is cut off there. */
export function reach(port: i32, count: i32, ports: i32): u64 {
  if (port < 1 || port > ports) return 0
  return span(port, port + count - 1 > ports ? ports - port + 1 : count)
}

/** Rule `portUnknown`: no port, one that the box does not have, a merge joint past the last one, or a pair that starts on an even port. */
export function isUnknownPort(port: i32, count: i32, ports: i32, isPair: bool): bool {
  return port < 1 || port > ports || port + count - 1 > ports || (isPair && (port & 1) == 0)
}

/** The other port of a pair: 1–2, 3–4 … */
export function siblingOf(port: i32): i32 {
  return ((port - 1) ^ 1) + 1
}

/** Returns whether a port's sibling is unavailable: taken, or missing at the end of an odd box. */
export function lacksSibling(port: i32, ports: i32, taken: u64): bool {
  if (port < 1 || port > ports) return false
  const sibling = siblingOf(port)
  return sibling > ports || (taken & span(sibling, 1)) != 0
}
