import type { FrozenDesign } from '../as-built/frozen-design'

const COLUMNS = ['nodeHeightM', 'edgeLengthM', 'edgeGasLengthM', 'edgeLiquidLengthM', 'edgeBends'] as const

type Column = (typeof COLUMNS)[number]

/** A frozen design as JSON can carry it: numbers as lists, null for "not given". */
export type FrozenLists = Omit<FrozenDesign, Column> & Record<Column, (number | null)[]>

export function frozenLists(frozen: FrozenDesign): FrozenLists {
  const lists: Partial<Record<Column, (number | null)[]>> = {}
  for (const name of COLUMNS) lists[name] = Array.from(frozen[name], (value) => (Number.isNaN(value) ? null : value))
  return { ...frozen, ...(lists as Record<Column, (number | null)[]>) }
}

export function frozenOf(lists: FrozenLists): FrozenDesign {
  const columns: Partial<Record<Column, Float64Array>> = {}
  for (const name of COLUMNS) columns[name] = Float64Array.from(lists[name], (value) => value ?? NaN)
  return { ...lists, ...(columns as Record<Column, Float64Array>) }
}
