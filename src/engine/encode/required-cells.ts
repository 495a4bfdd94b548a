import * as L from '../../../assembly/common/layout/layout'
import type { IndoorUnit, System } from '../../model/project/project'

/** Columns of the capacities that rooms require, and the list item's field for each. */
const COLUMNS = [
  [L.NODE_REQUIRED_COOL, 'requiredCoolingKw'],
  [L.NODE_REQUIRED_SENSIBLE, 'requiredSensibleKw'],
  [L.NODE_REQUIRED_HEAT, 'requiredHeatingKw'],
] as const

/** Returns the list item of a drawn row where it requires a capacity or names its room. */
export type RequiringItem = (row: number) => IndoorUnit | undefined

/** Looks up the items that require a capacity or name their room; null where a system has none, as in most drawings under test. */
export function requiringItems({ indoorUnits, diagram }: System): RequiringItem | null {
  const items = new Map<string, IndoorUnit>()
  for (const item of indoorUnits) if (requires(item)) items.set(item.id, item)
  if (items.size === 0) return null
  return (row) => {
    const id = diagram.nodeRest[row]?.indoorUnitId
    return id === undefined ? undefined : items.get(id)
  }
}

/** Returns the required kW of a row by column; NaN where nothing is required. */
export function requiredCells(item: IndoorUnit | undefined): (readonly [column: number, kw: number])[] {
  return COLUMNS.map(([column, field]) => [column, item?.[field] ?? NaN] as const)
}

/** Returns the columns of required capacities that at least one row uses. */
export function requiredColumns(itemAt: RequiringItem | null, rows: number): [column: number, values: Float64Array][] {
  if (!itemAt) return []
  const columns = COLUMNS.map(([column]): [number, Float64Array] => [column, new Float64Array(rows).fill(NaN)])
  const used = new Set<number>()
  for (let row = 0; row < rows; row++) {
    const item = itemAt(row)
    if (!item) continue
    requiredCells(item).forEach(([column, kw], place) => {
      const values = columns[place]?.[1]
      if (!values || Number.isNaN(kw)) return
      values[row] = kw
      used.add(column)
    })
  }
  return columns.filter(([column]) => used.has(column))
}

function requires(item: IndoorUnit): boolean {
  return item.roomId !== undefined || COLUMNS.some(([, field]) => item[field] !== null)
}
