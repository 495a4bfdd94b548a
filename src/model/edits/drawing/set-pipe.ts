import type { Change } from '../../change/change'
import { edgeRows } from '../../diagram/diagram-rows'
import type { Project } from '../../project/project'
import { setEdgeValues, setMaterials, systemOf } from '../../change/system-ops'
import type { EdgeValueColumn } from '../../change/value-columns'

/** Lengths in m, number of 90° bends, material; null clears a value, so that the default applies again. */
export interface PipePatch {
  lengthM?: number | null
  gasLengthM?: number | null
  liquidLengthM?: number | null
  bends?: number | null
  materialType?: string | null
}

const COLUMNS = { lengthM: 'edgeLengthM', gasLengthM: 'edgeGasLengthM', liquidLengthM: 'edgeLiquidLengthM', bends: 'edgeBends' } as const

/** Sets values of one or many pipes. Ids that the drawing does not have are left out. */
export function setPipe(project: Project, systemId: string, edgeIds: readonly string[], patch: PipePatch): Change {
  const system = systemOf(project, systemId)
  const rows = onceEach(edgeRows(system.diagram, edgeIds), system.diagram.edgeCount)
  if (rows.length === 0) return { label: 'setPipe', ops: [] }
  const { materialType } = patch
  const values = valuesOf(patch)
  const ops = Object.keys(values).length > 0 ? setEdgeValues(system, rows, values) : []
  if (materialType === undefined) return { label: 'setPipe', ops }
  const painted = setMaterials(system, rows, materialType)
  // Materials first, because their ops contain the earlier values, lengths included.
  return { label: 'setPipe', ops: [...painted, ...ops] }
}

/** Returns the existing rows in ascending order, each once. */
function onceEach(named: Int32Array, rowCount: number): number[] {
  const seen = new Uint8Array(rowCount)
  const rows: number[] = []
  for (const row of named) {
    if (row < 0 || seen[row]) continue
    seen[row] = 1
    rows.push(row)
  }
  return rows
}

function valuesOf(patch: PipePatch): Partial<Record<EdgeValueColumn, number>> {
  const values: Partial<Record<EdgeValueColumn, number>> = {}
  for (const field of ['lengthM', 'gasLengthM', 'liquidLengthM', 'bends'] as const) {
    const value = patch[field]
    if (value !== undefined) values[COLUMNS[field]] = value ?? NaN
  }
  return values
}
