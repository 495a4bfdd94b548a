import type { Diagram } from '../diagram/diagram'

/** Columns that one edit can set at thousands of rows; NaN is "not given". */
export type NodeValueColumn = 'nodeX' | 'nodeY' | 'nodeHeightM'
export type EdgeValueColumn = 'edgeLengthM' | 'edgeGasLengthM' | 'edgeLiquidLengthM' | 'edgeBends'
type ValueColumn = NodeValueColumn | EdgeValueColumn

/** Values of some columns, one for each row of a list. */
export type ColumnValues<C extends ValueColumn> = Partial<Record<C, Float64Array>>

/** Returns the values at these rows of the columns named in `like`. */
export function valuesAt<C extends ValueColumn>(diagram: Diagram, rows: Int32Array, like: Partial<Record<C, unknown>>): ColumnValues<C> {
  const values: ColumnValues<C> = {}
  for (const name in like) {
    const column = diagram[name]
    const found = new Float64Array(rows.length)
    for (let place = 0; place < rows.length; place++) found[place] = column[rows[place] ?? -1] ?? NaN
    values[name] = found
  }
  return values
}

/** Writes values into the columns. */
export function setValues<C extends ValueColumn>(diagram: Diagram, rows: Int32Array, values: ColumnValues<C>): void {
  for (const name in values) {
    const given = values[name]
    const column = diagram[name]
    for (let place = 0; given && place < rows.length; place++) column[rows[place] ?? 0] = given[place] ?? NaN
  }
}
