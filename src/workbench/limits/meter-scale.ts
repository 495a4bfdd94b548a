import type { ShownMeter } from './join-standards'

/** Position of the limit on the bar; the rest is for values beyond it. */
const LIMIT_AT = 0.8

export interface MeterScale {
  /** Ends of the fill, of the limit's mark and of the standard value, as fractions of the bar. */
  fill: number
  limit: number
  standard: number | null
}

/** Returns a scale on which every limit has the same position and what is within it lies to its left, so that a list of bars reads as one column. */
export function meterScale(meter: ShownMeter): MeterScale {
  const { limit, standard } = meter
  return {
    fill: Math.min(1, Math.max(0, usedPart(meter) * LIMIT_AT)),
    limit: LIMIT_AT,
    standard: standard && limit > 0 ? Math.max(0, (standard.limit / limit) * LIMIT_AT) : null,
  }
}

/** Returns how much of a limit is used, 1 at the limit and more beyond it. A lower limit is read from the other side. */
function usedPart({ value, limit, isMost, marginPct, unit }: ShownMeter): number {
  // Temperatures and other figures without a natural zero are shown by their margin.
  const hasZero = limit > 0 && value > 0 && unit !== '℃'
  if (!hasZero) return 1 - marginPct / 100
  return isMost ? value / limit : limit / value
}
