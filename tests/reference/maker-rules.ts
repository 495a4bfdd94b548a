/** A maker's further rules as a pack writes them (docs/pack-schema.md), read by the reference in the pack's own words. */
export interface PowerBand {
  hpMin: number
  hpMax: number
  kg: number
}

export interface IndexBand {
  fromIndex: number
  toIndex?: number
  kg: number
}

export interface MakerCharge {
  basis?: 'actual' | 'equivalent'
  pipeFactor?: { twoPipe: number; threePipe: number }
  perModuleOverRatioKg?: number
  perIduKg?: number
  byOutdoorModel?: Record<string, number>
  byHp?: PowerBand[]
  byIndex?: IndexBand[]
  byRatio?: { overPct: number; toPct?: number; kg: number }[]
  byUnit?: { byModel?: Record<string, number>; byType?: Record<string, number>; byIndex?: IndexBand[]; mostKg?: number }
  byLength?: { freeM: number; kgPerM: number; hpMin?: number; hpMax?: number }[]
  leastByHp?: PowerBand[]
  negativeIsZero?: boolean
  rounding?: { mode: 'nearest' | 'up' | 'down'; stepKg: number }
}

export interface MakerTable {
  id: string
  mode: 'cool' | 'heat' | 'both'
  factor: 'ratio' | 'indoor' | 'outdoor' | 'length' | 'level' | 'defrost' | 'altitude'
  series?: string[]
  x: { by: string; at: number[] }
  y?: { by: string; at: number[] }
  values: number[][]
  are?: 'factors' | 'losses'
  between?: 'linear' | 'before' | 'after'
}

export interface MakerRule {
  id: string
  limit: string
  value: number
  severity?: 'error' | 'advice'
  series?: string[]
  when?: { figure: string; over?: number; from?: number; upTo?: number; below?: number }[]
}

export interface MakerWeight {
  kind: 'indoor' | 'freshAir' | 'hydro' | 'kit'
  weight: number
  when?: 'alone' | 'mixed'
  series?: string[]
  outdoor?: string[]
}

export interface MakerBlockLoad {
  share?: number
  byUnits?: { from: number; share: number }[]
  ratio?: 'connected' | 'block'
}

export interface MakerCounted {
  moduleToJointM: number
  jointToJointM?: number
  in: ('charge' | 'total' | 'farthest')[]
}

export interface MakerShortened {
  line: 'gas' | 'liquid'
  fromMm: number
  toMm: number
  weight: number
}
