import * as D from '../../../assembly/common/layout/layout-demand'
import * as T from '../../../assembly/common/layout/layout-select'
import type { SplitFamily } from './candidate'
import { groupOf } from './group'
import type { CandidateReason } from './selection'

const CODES: readonly [bit: number, code: string][] = [
  [D.REASON_OUT_OF_RANGE, 'temperatureOutOfRange'],
  [D.REASON_RATIO_LOW, 'loadTooSmall'],
  [D.REASON_RATIO_HIGH, 'loadTooLarge'],
  [T.REASON_ROOM_SHORT, 'roomShort'],
  [T.REASON_ROOM_SMALL, 'roomSmall'],
]

/** Returns why no outdoor unit of a family takes any of the rooms: what speaks against every one of them. */
export async function refusalOf({ rater, picked: { items }, usual, hours }: SplitFamily): Promise<CandidateReason[]> {
  if (items.length === 0) return []
  const group = groupOf(items, usual, hours)
  const rated = await rater.rate({
    count: rater.options.length,
    write: (cells, at, row) => {
      group.write(cells, at)
      cells[at + T.GROUP_OPTION] = row
    },
  })
  const against = rater.options.reduce((bits, _, row) => bits & rated.cell(row, T.GROUP_REASONS), -1)
  const code = CODES.find(([bit]) => (against & bit) !== 0)?.[1] ?? 'noOutdoorUnit'
  return [{ code, values: {} }]
}
