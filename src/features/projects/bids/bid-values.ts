import type { ProjectListItem } from '../../../contract/project/project-calls'
import { COOPERATIONS } from '../../../model/project/first-page/bid'

/** Values by which a list is filtered, each read from a row; empty where the project does not give it. */
export const BID_VALUES = {
  bid: ({ bidWinornot }: ProjectListItem): string => bidWinornot,
  solution: ({ solution }: ProjectListItem): string => solution,
  cooperation: ({ cooperativeType }: ProjectListItem): string => COOPERATIONS[(cooperativeType ?? 0) - 1] ?? '',
  power: ({ powerType }: ProjectListItem): string => (powerType === null ? '' : String(powerType)),
} as const

export type BidKey = keyof typeof BID_VALUES

export const BID_KEYS = Object.keys(BID_VALUES) as BidKey[]

/** The chosen value of each filter; null shows everything. */
export type BidChoice = Record<BidKey, string | null>

export const NO_BID_FILTER: BidChoice = { bid: null, solution: null, cooperation: null, power: null }

/** Returns whether a project has every chosen value. */
export const hasBid = (project: ProjectListItem, choice: BidChoice): boolean =>
  BID_KEYS.every((key) => choice[key] === null || BID_VALUES[key](project) === choice[key])
