import type { FrozenDesign } from '../project/frozen-design'

const COLUMNS = ['nodeHeightM', 'edgeLengthM', 'edgeGasLengthM', 'edgeLiquidLengthM', 'edgeBends'] as const
/** Columns of small whole numbers; missing from designs frozen by older versions. */
const CODES = ['nodeReverse', 'edgeSourcePort'] as const

type Column = (typeof COLUMNS)[number]
type Code = (typeof CODES)[number]

/** A frozen design in JSON form: numbers as lists, null for "not given". */
export type FrozenLists = Omit<FrozenDesign, Column | Code> & Record<Column, (number | null)[]> & Partial<Record<Code, number[]>>

export function frozenLists(frozen: FrozenDesign): FrozenLists {
  const lists: Partial<Record<Column, (number | null)[]>> = {}
  for (const name of COLUMNS) lists[name] = Array.from(frozen[name], (value) => (Number.isNaN(value) ? null : value))
  const codes: Partial<Record<Code, number[]>> = {}
  for (const name of CODES) if (frozen[name]) codes[name] = Array.from(frozen[name])
  return { ...frozen, ...(lists as Record<Column, (number | null)[]>), ...(codes as Record<Code, number[]>) }
}

export function frozenOf(lists: FrozenLists): FrozenDesign {
  const columns: Partial<Record<Column, Float64Array>> = {}
  for (const name of COLUMNS) columns[name] = Float64Array.from(lists[name], (value) => value ?? NaN)
  const codes: Partial<Record<Code, Uint8Array>> = {}
  for (const name of CODES) if (lists[name]) codes[name] = Uint8Array.from(lists[name])
  return { ...lists, ...(columns as Record<Column, Float64Array>), ...(codes as Record<Code, Uint8Array>) }
}
