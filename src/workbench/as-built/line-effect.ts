import type { SystemResult } from '../../engine/decode/system-result'
import type { Diagram } from '../../model/diagram/diagram'
import { copyDiagram, edgeRow, nodeRow } from '../../model/diagram/diagram-rows'
import { omit } from '../../model/change/omit'
import type { Finding } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import type { ComparisonLine } from './comparison-lines'

const LIMIT = 'limit.'

/** Effect of one difference on the installed system; the codes are those of findings that the designed value would not cause. */
export interface LineEffect {
  /** Additional charge in kg compared with the designed value; null where the core gives none. */
  chargeKg: number | null
  /** Codes of broken limits. */
  limits: string[]
  /** Codes of other broken rules. */
  rules: string[]
  advice: string[]
}

/** Returns the system with one value as designed; null where the row is not a single value of a drawn row. */
export function withDesigned(system: System, line: ComparisonLine): System | null {
  if (line.state !== 'changed' || line.field === 'model' || line.field === 'route') return null
  const diagram = copyDiagram(system.diagram)
  const row = line.place === 'edge' ? edgeRow(diagram, line.id) : nodeRow(diagram, line.id)
  if (row < 0) return null
  putDesigned(diagram, row, line)
  return { ...system, diagram }
}

function putDesigned(diagram: Diagram, row: number, { field, frozen, designed }: ComparisonLine): void {
  // A default of the frozen design is written as a value, because today's default may differ.
  const counted = typeof designed === 'number' ? designed : NaN
  switch (field) {
    case 'lengthM':
      diagram.edgeLengthM[row] = counted
      return
    case 'bends':
      diagram.edgeBends[row] = counted
      return
    case 'heightM':
      diagram.nodeHeightM[row] = counted
      return
    case 'gasLengthM':
      diagram.edgeGasLengthM[row] = typeof frozen === 'number' ? frozen : NaN
      return
    case 'liquidLengthM':
      diagram.edgeLiquidLengthM[row] = typeof frozen === 'number' ? frozen : NaN
      return
    case 'material': {
      const rest = omit(diagram.edgeRest[row] ?? {}, 'materialType')
      diagram.edgeRest[row] = typeof frozen === 'string' ? { ...rest, materialType: frozen } : rest
      return
    }
    case 'reverse':
      diagram.nodeReverse[row] = frozen === 1 ? 1 : 0
      return
    case 'defaultLengthM':
      diagram.nodeRest[row] = { ...diagram.nodeRest[row], defaultPipingLengthM: counted }
      return
    case 'model':
    case 'route':
      return
  }
}

/** Returns the difference between the installed system and the one with one value as designed. */
export function lineEffect(installed: SystemResult, designed: SystemResult): LineEffect {
  const [now, then] = [installed.outdoor?.additionalChargeKg ?? null, designed.outdoor?.additionalChargeKg ?? null]
  // The severity is part of the key: a former advice may be an error now.
  const key = ({ code, severity, nodeId, edgeId }: Finding): string => `${severity} ${code} ${nodeId ?? ''} ${edgeId ?? ''}`
  const known = new Set(designed.findings.map(key))
  const fresh = installed.findings.filter((finding) => !known.has(key(finding)))
  const codes = (which: (finding: Finding) => boolean): string[] => [...new Set(fresh.filter(which).map(({ code }) => code))]
  return {
    chargeKg: now === null || then === null ? null : now - then,
    limits: codes(({ severity, code }) => severity === 'error' && code.startsWith(LIMIT)),
    rules: codes(({ severity, code }) => severity === 'error' && !code.startsWith(LIMIT)),
    advice: codes(({ severity }) => severity === 'advice'),
  }
}
