import * as L from '../../../assembly/common/layout/layout'
import * as T from '../../../assembly/common/layout/layout-select'
import type { Verb } from '../../../workers/verb'
import type { DesignConditions } from '../../model/project/project'
import { encodeDesign } from '../encode/encode-design'
import { writeHead } from '../encode/write-head'
import type { PackedCore } from '../host/packed-core'
import type { Costs } from './criteria'
import type { OutdoorOption } from './option'

const CHOOSE = { name: 'chooseOutdoor', takes: ['pack', 'layout-select'] } as const satisfies Verb
const RATE = { name: 'rateGroups', takes: ['pack', 'layout-select'] } as const satisfies Verb

/** Equivalent length of pipe to a unit before anything is drawn, m: to the first joint, and from there at the default length. */
export const UNDRAWN_M = 10 + 3

/** Rows of groups that a rating is asked for. `write` writes one row. */
export interface GroupRows {
  count: number
  write: (cells: Float64Array, at: number, row: number) => void
}

/** Costs of groups of rooms by each weighting, and the figures measured of each group. */
export interface Rated {
  cost: (row: number, set: number) => number
  /** Place of the outdoor unit, -1 where none fits. */
  option: (row: number, set: number) => number
  cell: (row: number, column: number) => number
}

/** Asks the core about groups of rooms under the outdoor units of one family. */
export interface Rater {
  options: readonly OutdoorOption[]
  sets: readonly Costs[]
  /** Finds the cheapest outdoor unit of each group in each weighting. */
  choose: (groups: GroupRows) => Promise<Rated>
  /** Rates each group with the outdoor unit in its row. */
  rate: (groups: GroupRows) => Promise<Rated>
}

export function raterOf(packed: PackedCore, design: DesignConditions, options: readonly OutdoorOption[], sets: readonly Costs[]): Rater {
  const ask = async (verb: typeof CHOOSE | typeof RATE, groups: GroupRows): Promise<Rated> => {
    const buffer = new ArrayBuffer(T.ratedBytes(sets.length, options.length, groups.count))
    encodeHead(buffer, packed, design, options, { rows: groups.count, models: 0, sets })
    const rows = new Float64Array(buffer, T.rowStart(sets.length, options.length, 0))
    for (let row = 0; row < groups.count; row++) groups.write(rows, row * T.GROUP_WIDTH, row)
    const [answer] = await packed.core.call(verb, packed.handle, buffer)
    return ratedOf(answer, options.length, sets.length, groups.count)
  }
  return { options, sets, choose: (groups) => ask(CHOOSE, groups), rate: (groups) => ask(RATE, groups) }
}

function ratedOf(answer: ArrayBuffer, options: number, sets: number, count: number): Rated {
  const cells = new Float64Array(answer, T.rowStart(sets, options, 0), count * T.GROUP_WIDTH)
  const rated = new Float64Array(answer, T.ratedStart(sets, options, count), count * sets * T.RATED_WIDTH)
  const at = (row: number, set: number): number => (row * sets + set) * T.RATED_WIDTH
  return {
    cost: (row, set) => rated[at(row, set) + T.RATED_COST] ?? Infinity,
    option: (row, set) => rated[at(row, set) + T.RATED_OPTION] ?? -1,
    cell: (row, column) => cells[row * T.GROUP_WIDTH + column] ?? NaN,
  }
}

/** Writes header, design conditions, slots, weightings and outdoor units of a table of `layout-select`. */
export function encodeHead(
  buffer: ArrayBuffer,
  { rows }: PackedCore,
  design: DesignConditions,
  options: readonly OutdoorOption[],
  sizes: { rows: number; models: number; sets: readonly Costs[] },
): void {
  writeHead(buffer, L.DEMAND_MAGIC, { nodes: sizes.rows, edges: options.length, rooms: sizes.models })
  encodeDesign(buffer, { design }, [], rows, { outdoorType: 0, defaultPipingLengthM: NaN, isHotWaterSeries: false })
  const slots = new Float64Array(buffer, T.SELECT_START, T.SELECT_SLOTS)
  slots[T.SELECT_EQUIVALENT_M] = UNDRAWN_M
  slots[T.SELECT_SETS] = sizes.sets.length
  const weights = new Float64Array(buffer, T.weightStart(), sizes.sets.length * T.WEIGHTS)
  sizes.sets.forEach(({ measured }, set) => weights.set(measured, set * T.WEIGHTS))
  const width = T.optionWidth(sizes.sets.length)
  const cells = new Float64Array(buffer, T.optionStart(sizes.sets.length), options.length * width)
  for (const [place, option] of options.entries()) {
    const at = place * width
    cells[at + T.OPTION_ROW] = option.row
    cells[at + T.OPTION_IS_COMBINATION] = option.isCombination ? 1 : 0
    cells[at + T.OPTION_FIRST_MODULE] = option.firstModuleRow
    sizes.sets.forEach((set, nth) => (cells[at + T.OPTION_COST + nth] = set.options.get(option) ?? 0))
  }
}
