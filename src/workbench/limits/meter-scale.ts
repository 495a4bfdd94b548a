import type { ShownMeter } from './join-standards'

/** Position of the limit on the bar; the rest is for values beyond it. */
const LIMIT_AT = 0.8

export interface MeterScale {
  /** Ends of the fill, of the limit's mark and of the standard value, as fractions of the bar. */
  fill: number
  limit: number
  standard: number | null
}

/** Returns a scale on which every limit has the same position, so that a list of bars reads as one column. */
export function meterScale(meter: ShownMeter): MeterScale {
  const { value, limit, standard, isMost, marginPct } = meter
  // Temperatures and other figures without a natural zero are shown by their margin.
  const part = limit > 0 && value >= 0 && meter.unit !== '℃' ? value / limit : isMost ? 1 - marginPct / 100 : 1 + marginPct / 100
  return {
    fill: Math.min(1, Math.max(0, part * LIMIT_AT)),
    limit: LIMIT_AT,
    standard: standard && limit > 0 ? Math.max(0, (standard.limit / limit) * LIMIT_AT) : null,
  }
}
