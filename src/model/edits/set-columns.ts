import type { Change } from '../change/change'
import { edgeRows, nodeRows } from '../diagram/diagram-rows'
import type { Project } from '../project/project'
import { systemOf } from '../change/system-ops'
import { valuesAt } from '../change/value-columns'

const PIPE_COLUMNS = {
  lengthM: 'edgeLengthM',
  gasLengthM: 'edgeGasLengthM',
  liquidLengthM: 'edgeLiquidLengthM',
  bends: 'edgeBends',
} as const

export type PipeColumn = keyof typeof PIPE_COLUMNS

/**
 * Sets lengths in m or numbers of bends of many pipes, a value each, as one step, as for a pasted column. null restores the default. Ids that are not drawn
 * are left out; the last value of a repeated id counts.
 * @throws RangeError where a value is negative or not finite
 */
export function setPipeColumn(
  project: Project,
  systemId: string,
  edgeIds: readonly string[],
  column: PipeColumn,
  values: readonly (number | null)[],
): Change {
  const { diagram } = systemOf(project, systemId)
  const { rows, given } = rowValues(edgeIds, edgeRows(diagram, edgeIds), values, diagram.edgeCount, 0)
  const after = { [PIPE_COLUMNS[column]]: given }
  const ops: Change['ops'] = rows.length > 0 ? [{ table: 'edgeValues', systemId, rows, before: valuesAt(diagram, rows, after), after }] : []
  return { label: 'setPipeColumn', ops }
}

/** Sets the levels of many nodes in m above the outdoor unit, a value each, as one step. Works like `setPipeColumn`, but levels may be negative. */
export function setLevelColumn(project: Project, systemId: string, nodeIds: readonly string[], values: readonly (number | null)[]): Change {
  const { diagram } = systemOf(project, systemId)
  const { rows, given } = rowValues(nodeIds, nodeRows(diagram, nodeIds), values, diagram.nodeCount, -Infinity)
  const after = { nodeHeightM: given }
  const ops: Change['ops'] = rows.length > 0 ? [{ table: 'nodeValues', systemId, rows, before: valuesAt(diagram, rows, after), after }] : []
  return { label: 'setLevelColumn', ops }
}

/** Returns a value for each existing row; the last one where a row is repeated. */
function rowValues(
  ids: readonly string[],
  named: Int32Array,
  values: readonly (number | null)[],
  rowCount: number,
  least: number,
): { rows: Int32Array; given: Float64Array } {
  const rows = new Int32Array(named.length)
  const given = new Float64Array(named.length)
  const placeOf = new Int32Array(rowCount).fill(-1)
  let count = 0
  for (let at = 0; at < named.length; at++) {
    const value = values[at] ?? null
    if (value !== null && (!Number.isFinite(value) || value < least)) throw new RangeError(`${value} is no value for ${ids[at]}.`)
    const row = named[at] ?? -1
    if (row < 0) continue
    let place = placeOf[row] ?? -1
    if (place < 0) placeOf[row] = place = count++
    rows[place] = row
    given[place] = value ?? NaN
  }
  return { rows: rows.slice(0, count), given: given.slice(0, count) }
}
