import type { SystemResult } from '../../../engine/system-result'
import { copyDiagram, edgeRow, nodeRow } from '../../../model/diagram-rows'
import type { System } from '../../../model/project'
import { setValues } from '../../../model/value-columns'
import type { ComparisonLine } from './comparison-lines'

const EDGE_COLUMNS = {
  lengthM: 'edgeLengthM',
  gasLengthM: 'edgeGasLengthM',
  liquidLengthM: 'edgeLiquidLengthM',
  bends: 'edgeBends',
} as const

/** What one difference does to the system as it is installed. */
export interface LineEffect {
  /** Additional charge in kg more than with the designed value; null where the core gives none. */
  chargeKg: number | null
  /** Codes of findings that would not be there with the designed value. */
  broken: string[]
}

/** The system with one value as it was designed; null where the line is not one value of what is drawn. */
export function withDesigned(system: System, line: ComparisonLine): System | null {
  if (line.state !== 'changed' || typeof line.designed !== 'number') return null
  const diagram = copyDiagram(system.diagram)
  const value = Float64Array.of(line.designed)
  if (line.field === 'heightM') setValues(diagram, Int32Array.of(nodeRow(diagram, line.id)), { nodeHeightM: value })
  else if (line.field === 'model') return null
  else setValues(diagram, Int32Array.of(edgeRow(diagram, line.id)), { [EDGE_COLUMNS[line.field]]: value })
  return { ...system, diagram }
}

/** The difference between the system as installed and with one value as designed. */
export function lineEffect(installed: SystemResult, designed: SystemResult): LineEffect {
  const [now, then] = [installed.outdoor?.additionalChargeKg ?? null, designed.outdoor?.additionalChargeKg ?? null]
  const key = ({ code, nodeId, edgeId }: SystemResult['findings'][number]): string => `${code} ${nodeId ?? ''} ${edgeId ?? ''}`
  const known = new Set(designed.findings.map(key))
  const broken = installed.findings.filter((finding) => !known.has(key(finding))).map((finding) => finding.code)
  return { chargeKg: now === null || then === null ? null : now - then, broken: [...new Set(broken)] }
}
