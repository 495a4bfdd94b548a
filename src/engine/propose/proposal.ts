import type { DesignConditions, IndoorUnit } from '../../model/project/project'
import type { Sizing } from '../../model/project/sizing'

/** The demand that outdoor units are proposed for. Lengths in m; `heightM` is how far the highest unit is above the outdoor unit. */
export interface ProposalDemand {
  design: DesignConditions
  indoorUnits: IndoorUnit[]
  /** Factors on the required capacities, by which outdoor units are chosen; 1 where they are missing. */
  sizing?: Sizing
  /** Pack ids of the series to choose from; all where none is given. */
  series?: string[]
  /** Mains frequency of the site in Hz; outdoor units of another one do not fit. */
  powerHz?: 50 | 60
  /** One to four modules each, to be rated beside those that the pack lists. */
  combinations?: readonly (readonly string[])[]
  /** Whether the system is main/sub, where units may count differently. */
  isMainSub?: boolean
  equivalentLengthM?: number
  /** Simultaneous loads of the building, kW, where known; else the pack's share of the sum that all rooms require. */
  blockCoolKw?: number
  blockHeatKw?: number
  heightM?: number
}

/** The reason for a proposal's rank. The sentence comes from the translations by `code`. */
export interface ProposalReason {
  code: string
  severity: 'good' | 'advice' | 'error'
  values: Record<string, number | string>
}

/** One outdoor unit or combination against a demand. kW, per cent; `coolKw` and `heatKw` are its capacities at design conditions. */
export interface Proposal {
  id: string
  models: string[]
  series: string
  hp: number
  refrigerant: string
  systemType: 'HP' | 'HR'
  nominalCoolKw: number
  nominalHeatKw: number
  coolKw: number
  heatKw: number
  ratedCrPct: number
  actualCrPct: number
  unitCount: number
  maxUnitCount: number
  fits: boolean
  /** 1 is the best. */
  rank: number
  reasons: ProposalReason[]
}
