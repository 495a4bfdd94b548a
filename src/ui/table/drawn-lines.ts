/** Rows that are not drawn, whose height is kept. */
export interface RowGap {
  /** React key that keeps the order among the rows: a row that changed places with a gap would lose its focus. */
  key: 'top' | 'above' | 'below' | 'bottom'
  from: number
  /** One past the last. */
  to: number
}

/**
 * Returns what a list of `count` rows draws from top to bottom: the rows in view, and wherever it is the one row that Tab leads to. Without that row the focus
 * would be lost, and the list could not be reached by key.
 * @param kept index of that row; an index outside of the list counts as none
 */
export function drawnLines({ from, to }: { from: number; to: number }, count: number, kept: number): (number | RowGap)[] {
  const isBefore = kept >= 0 && kept < from
  const isAfter = kept >= to && kept < count
  const window = Array.from({ length: to - from }, (_, index) => from + index)
  const lines: (number | RowGap)[] = [
    { key: 'top', from: 0, to: isBefore ? kept : from },
    ...(isBefore ? ([kept, { key: 'above', from: kept + 1, to: from }] as const) : []),
    ...window,
    ...(isAfter ? ([{ key: 'below', from: to, to: kept }, kept] as const) : []),
    { key: 'bottom', from: isAfter ? kept + 1 : to, to: count },
  ]
  return lines.filter((line) => typeof line === 'number' || line.from < line.to)
}
