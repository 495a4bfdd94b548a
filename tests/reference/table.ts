/** Linear interpolation in a table with rising `xs`, held at both ends. */
export function linear(xs: readonly number[], ys: readonly number[], x: number): number {
  const { low, share } = bracket(xs, x)
  return mix(at(ys, low), at(ys, low + 1), share)
}

/** Bilinear interpolation: `rows` by `ys`, their entries by `xs`; held at all four edges. */
export function bilinear(ys: readonly number[], xs: readonly number[], rows: readonly (readonly number[])[], y: number, x: number): number {
  const { low, share } = bracket(ys, y)
  return mix(linear(xs, rows[low] ?? [], x), linear(xs, rows[low + 1] ?? rows[low] ?? [], x), share)
}

/** Row of a branch or main table (section 4.4 "table bounds": from ≤ load < to); beyond the last row the last one. */
export function branchRow<T extends { fromKw: number; toKw: number }>(rows: readonly T[], loadKw: number): T {
  return rows.find((row) => row.fromKw <= loadKw && loadKw < row.toKw) ?? lastOf(rows)
}

/** Row of a main table by total horsepower; outside the table the nearest row. */
export function mainRow<T extends { hpMin: number; hpMax: number }>(rows: readonly T[], hp: number): T {
  return rows.find((row) => hp <= row.hpMax) ?? lastOf(rows)
}

export function lastOf<T>(rows: readonly T[]): T {
  const last = rows.at(-1)
  if (last === undefined) throw new Error('A table of the pack has no rows')
  return last
}

function bracket(xs: readonly number[], x: number): { low: number; share: number } {
  const last = xs.length - 1
  if (x <= at(xs, 0)) return { low: 0, share: 0 }
  if (x >= at(xs, last)) return { low: last, share: 0 }
  const above = xs.findIndex((point) => point > x)
  const [from, to] = [at(xs, above - 1), at(xs, above)]
  return { low: above - 1, share: (x - from) / (to - from) }
}

function at(values: readonly number[], place: number): number {
  return values[Math.min(place, values.length - 1)] ?? NaN
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
