import type { Change } from '../change'
import { edgeRow, nodeRow } from '../diagram-rows'
import type { Project } from '../project'
import { systemOf } from '../system-ops'
import { valuesAt } from '../value-columns'

const PIPE_COLUMNS = {
  lengthM: 'edgeLengthM',
  gasLengthM: 'edgeGasLengthM',
  liquidLengthM: 'edgeLiquidLengthM',
  bends: 'edgeBends',
} as const

export type PipeColumn = keyof typeof PIPE_COLUMNS

/**
 * Sets lengths in m or numbers of bends of many pipes, a value each, as one step: what a pasted column does. null lets the default hold again. Ids that are not drawn
 * are left out; of an id given twice the last value counts.
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
  const { rows, given } = rowValues(edgeIds, values, (id) => edgeRow(diagram, id), 0)
  const after = { [PIPE_COLUMNS[column]]: given }
  const ops: Change['ops'] = rows.length > 0 ? [{ table: 'edgeValues', systemId, rows, before: valuesAt(diagram, rows, after), after }] : []
  return { label: 'setPipeColumn', ops }
}

/** Sets the levels of many nodes in m above the outdoor unit, a value each, as one step. As `setPipeColumn`, but levels may be negative. */
export function setLevelColumn(project: Project, systemId: string, nodeIds: readonly string[], values: readonly (number | null)[]): Change {
  const { diagram } = systemOf(project, systemId)
  const { rows, given } = rowValues(nodeIds, values, (id) => nodeRow(diagram, id), -Infinity)
  const after = { nodeHeightM: given }
  const ops: Change['ops'] = rows.length > 0 ? [{ table: 'nodeValues', systemId, rows, before: valuesAt(diagram, rows, after), after }] : []
  return { label: 'setLevelColumn', ops }
}

function rowValues(
  ids: readonly string[],
  values: readonly (number | null)[],
  rowOf: (id: string) => number,
  least: number,
): { rows: Int32Array; given: Float64Array } {
  const byRow = new Map<number, number>()
  ids.forEach((id, place) => {
    const value = values[place] ?? null
    if (value !== null && (!Number.isFinite(value) || value < least)) throw new RangeError(`${value} is no value for ${id}.`)
    const row = rowOf(id)
    if (row >= 0) byRow.set(row, value ?? NaN)
  })
  return { rows: Int32Array.from(byRow.keys()), given: Float64Array.from(byRow.values()) }
}
