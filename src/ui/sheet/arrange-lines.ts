import { fold } from '../table/fold'
import { searchWords } from '../table/matches'
import type { SheetColumn } from './cells/sheet-column'
import { sortLines } from './sort-lines'
import type { SheetSort } from './sort-lines'

/** Lines between two checks of the clock. */
const PAUSE_AFTER = 512

/** Which lines of a sheet are shown, and in which order. */
export interface SheetQuery {
  text: string
  sort: SheetSort | null
  /** Key of filter and grouping; it changes with either of them. */
  filter: string
}

export interface LineFilter {
  /** Returns whether a line is shown. */
  keep: ((line: number) => boolean) | null
  /** Returns the number of a line's group; groups are shown in the order of their numbers, each below its own head. */
  groupOf: ((line: number) => number) | null
}

/** Encodes the head of a group among the lines as a negative number. */
export function headOfGroup(group: number): number {
  return -1 - group
}

export function groupOfHead(entry: number): number {
  return -1 - entry
}

/** Arranges the lines of a sheet as they are shown, heads of groups among them. Yields between slices. */
export function* arrangeLines(
  count: number,
  columns: readonly SheetColumn[],
  query: SheetQuery,
  filter: LineFilter,
  language: string,
): Generator<void, Int32Array> {
  const found = yield* findLines(count, columns, query.text, filter.keep)
  const column = query.sort === null ? undefined : columns.find(({ key }) => key === query.sort?.column)
  const sorted = column && query.sort ? yield* sortLines(found, column, query.sort.direction, language) : found
  return filter.groupOf ? yield* groupLines(sorted, filter.groupOf) : sorted
}

function* findLines(count: number, columns: readonly SheetColumn[], text: string, keep: LineFilter['keep']): Generator<void, Int32Array> {
  const words = searchWords(text)
  const searched = columns.filter((column) => column.isSearchable ?? !column.isNumeric)
  const found = new Int32Array(count)
  let length = 0
  for (let line = 0; line < count; line++) {
    if (line % PAUSE_AFTER === 0) yield
    if (keep && !keep(line)) continue
    if (words.length > 0) {
      const written = fold(searched.map((column) => column.text(line)).join('\n'))
      if (!words.every((word) => written.includes(word))) continue
    }
    found[length++] = line
  }
  return found.subarray(0, length)
}

function* groupLines(lines: Int32Array, groupOf: (line: number) => number): Generator<void, Int32Array> {
  const groups = new Map<number, number[]>()
  for (let place = 0; place < lines.length; place++) {
    if (place % PAUSE_AFTER === 0) yield
    const line = lines[place] ?? 0
    const group = groupOf(line)
    const members = groups.get(group)
    if (members) members.push(line)
    else groups.set(group, [line])
  }
  const grouped = new Int32Array(lines.length + groups.size)
  let at = 0
  for (const group of Array.from(groups.keys()).sort((a, b) => a - b)) {
    grouped[at++] = headOfGroup(group)
    for (const line of groups.get(group) ?? []) grouped[at++] = line
    yield
  }
  return grouped
}
