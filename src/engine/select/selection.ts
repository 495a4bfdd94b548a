/** Sums of a selection that candidates are compared by. Power is the electric input of the outdoor units in cooling at design conditions; charge is that of the outdoor units, before pipes. */
export interface Objective {
  /** Outdoor and indoor units together. */
  weightKg: number
  /** Null where a model has no price. */
  price: number | null
  powerKw: number
  chargeKg: number
  systems: number
  /** The rated ratio that is farthest from 100 %. */
  worstRatioPct: number
}

/** Units of one model in one room; capacities are those of all of them at design conditions, kW. */
export interface SelectedUnits {
  room: string
  modelName: string
  count: number
  deliveredCoolKw: number
  deliveredHeatKw: number
}

export interface SelectedSystem {
  name: string
  models: string[]
  ratedCrPct: number
  units: SelectedUnits[]
}

/** A capacity that a room requires, with the pack's reserve, and does not get. */
export interface UnmetRoom {
  room: string
  quantity: 'cooling' | 'sensible' | 'heating'
  requiredKw: number
  deliveredKw: number
}

/** A reason for a candidate. The sentence comes from the translations by `code`. */
export interface CandidateReason {
  code: string
  values: Record<string, number | string>
}

export interface Candidate {
  objective: Objective
  /** Whether another candidate is at least as good in every figure and better in one. */
  isDominated: boolean
  systems: SelectedSystem[]
  unmet: UnmetRoom[]
  reasons: CandidateReason[]
}

/** Candidates, best first by the weights. */
export interface Selection {
  candidates: Candidate[]
}
