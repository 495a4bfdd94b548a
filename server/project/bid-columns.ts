import type { ProjectFilter, ProjectListItem } from '../../src/contract/project/project-calls'

type WireFields = Readonly<Record<string, unknown>>

/** List columns of a project's bid; empty where a field is not given. */
export interface BidColumns {
  solution: string
  power_type: string
  cooperative_type: string
  bid_against: string
  bid_state: string
}

export const BID_COLUMNS = ['solution', 'power_type', 'cooperative_type', 'bid_against', 'bid_state'] as const

/** Wire fields of the bid by column; two of them also stand beside the first page. */
const FIELDS = {
  solution: 'solution',
  power_type: 'powerType',
  cooperative_type: 'cooperativeType',
  bid_against: 'bidAgainst',
  bid_state: 'bidWinornot',
} as const satisfies Record<keyof BidColumns, keyof ProjectListItem>

/** Returns the columns of a saved project. `text` converts a value of any kind. */
export function bidOf(project: WireFields, text: (value: unknown) => string): BidColumns {
  const { page1 } = project
  const page: WireFields = typeof page1 === 'object' && page1 !== null ? { ...page1 } : {}
  const columns = BID_COLUMNS.map((column) => [column, text(page[FIELDS[column]]) || text(project[FIELDS[column]])])
  return Object.fromEntries(columns) as BidColumns
}

/** Returns the path of a column's wire field in a saved project; competitors stand beside the first page. */
export const fieldOfColumn = (column: keyof BidColumns): string => (column === 'bid_against' ? FIELDS[column] : `page1.${FIELDS[column]}`)

/** Returns the bid as a row of the list. */
export const bidItem = (row: BidColumns) => ({
  solution: row.solution,
  powerType: codeOf(row.power_type),
  cooperativeType: codeOf(row.cooperative_type),
  bidAgainst: row.bid_against,
  bidWinornot: row.bid_state,
})

/** Returns the columns that a filter fixes, each with its value. */
export function bidFilter({ solution, powerType, cooperativeType, bidWinornot }: ProjectFilter): [keyof BidColumns, string][] {
  const wanted = { solution, power_type: powerType, cooperative_type: cooperativeType, bid_state: bidWinornot }
  return BID_COLUMNS.flatMap((column) => {
    const value = column === 'bid_against' ? undefined : wanted[column]
    return value === undefined ? [] : [[column, String(value)]]
  })
}

/** Reads a code that was saved as a number or as text; null where there is none. */
const codeOf = (text: string): number | null => (/^\d{1,3}$/.test(text) ? Number(text) : null)
