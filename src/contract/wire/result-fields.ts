/**
 * Fields of a system that are worked out from the rest of the project: the core's record, the state of each limit, Σ capacity index ÷ 10, and whether all its series
 * carry the 3rd/V8 mark. They are written for other readers of the format, with every answer and export of a project, and never read back.
 */
export const SYSTEM_RESULTS = ['Systeminformation', 'checkingListData', 'totalMC', 'isPureV8sys'] as const

/** The same of an item of the indoor-unit list: what one unit delivers, and what the rule pack says of its model. */
export const ITEM_RESULTS = [
  'ATC',
  'ASC',
  'AHC',
  'IDUOutput',
  'series',
  'seriesType',
  'coolCapa',
  'heatCapa',
  'sensCoolCapa',
  'coolingRatedpowerKw',
  'heatingRatedpowerKw',
  'indoorCode',
] as const

/** Fields that a save leaves out where they have these values, to keep it small; an answer and an export write them. */
export const EMPTY_IN_SYSTEM = { graphPositionData: {} } as const
export const EMPTY_IN_ITEM = { voidInternalUnit: false, url: '', ahuData: null } as const

export type SystemResults = Record<(typeof SYSTEM_RESULTS)[number], unknown>
export type ItemResults = Record<(typeof ITEM_RESULTS)[number], unknown>
