import type { ShownMeter } from './join-standards'

/** Where the limit stands on the bar; what is beyond has the rest. */
const LIMIT_AT = 0.8

export interface MeterScale {
  /** Ends of the fill, of the mark of the limit and of the standard value, as parts of the bar. */
  fill: number
  limit: number
  standard: number | null
}

/** A bar on which every limit stands at the same place, so that a list of them reads as one column. */
export function meterScale(meter: ShownMeter): MeterScale {
  const { value, limit, standard, isMost, marginPct } = meter
  // Temperatures and other figures without a zero of their own are shown by what is left.
  const part = limit > 0 && value >= 0 && meter.unit !== '℃' ? value / limit : isMost ? 1 - marginPct / 100 : 1 + marginPct / 100
  return {
    fill: Math.min(1, Math.max(0, part * LIMIT_AT)),
    limit: LIMIT_AT,
    standard: standard && limit > 0 ? Math.max(0, (standard.limit / limit) * LIMIT_AT) : null,
  }
}
