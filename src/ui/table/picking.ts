/** Returns the picked keys after a plain choice of one row, a toggle, or an extension from the anchor to that row. */
export function pickRow(
  picked: ReadonlySet<string>,
  order: readonly string[],
  key: string,
  anchor: string | null,
  mode: 'only' | 'toggle' | 'extend',
): Set<string> {
  if (mode === 'toggle') {
    const next = new Set(picked)
    if (!next.delete(key)) next.add(key)
    return next
  }
  const from = anchor === null ? -1 : order.indexOf(anchor)
  if (mode === 'only' || from < 0) return new Set([key])
  const to = order.indexOf(key)
  return new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1))
}
