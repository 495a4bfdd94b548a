import type {
  FindingOutput,
  IndoorOutput,
  JointOutput,
  PipeOutput,
  SystemRecord,
  DiameterChanger,
  PipeLine,
} from '../../contract/system-record'
import type { Pack } from '../../contract/pack'
import { NODE_KINDS } from '../../model/project/codes'
import { hasDefaultLength } from '../../model/project/default-lengths'
import type { Finding } from '../../model/finding/finding'
import type { IndoorUnit, System } from '../../model/project/project'
import { kitShares } from '../encode/kit-shares'
import type { SayFinding } from '../words/finding-sentence'
import type { SystemResult } from './system-result'
import { unitEquipment } from '../encode/unit-equipment'
import * as L from '../../../assembly/common/layout/layout'

const LINES: readonly (readonly [number, PipeLine])[] = [
  [L.CHANGER_GAS, 'gas'],
  [L.CHANGER_LIQUID, 'liquid'],
  [L.CHANGER_HIGH, 'highPressure'],
]

/** Returns the core's bits of one pipe as fields of the wire. */
function diameterChangers(bits: number): Pick<PipeOutput, 'diameterChangerUp' | 'diameterChangerDown'> {
  return { diameterChangerUp: changerOf(bits), diameterChangerDown: changerOf(bits >> L.CHANGER_DOWN_SHIFT) }
}

function changerOf(bits: number): DiameterChanger | null {
  const lines = LINES.filter(([bit]) => (bits & bit) !== 0).map(([, line]) => line)
  return lines.length === 0 ? null : { extent: lines.length === 1 ? 'one' : 'list', lines }
}

/** Node kinds that are units below the outdoor unit. */
const UNITS = new Set(['indoor', 'freshAir', 'hydro', 'ahuKit'].map((kind) => NODE_KINDS.findIndex((name) => name === kind)))

/** Returns `Systeminformation[0]` of the specification from a result: metric, unrounded, rows in drawing order. `sentence` words a finding. */
export function toSystemRecord(result: SystemResult, system: System, pack: Pack, sentence: SayFinding): SystemRecord {
  const isCalculated = result.outdoor !== null
  return {
    systemId: system.id,
    IDUOutput: isCalculated ? indoorOutputs(result, system, pack) : [],
    PipeOutput: pipeOutputs(result, system),
    JointOutput: jointOutputs(result, system),
    ODUOutput: result.outdoor,
    inputs: result.inputs,
    findings: result.findings.map((finding) => findingOutput(finding, sentence)),
  }
}

/** Returns a finding as the wire has it; `sentence` words it. */
export function findingOutput(finding: Finding, sentence: SayFinding): FindingOutput {
  const { repair, ...given } = finding
  return { ...given, ...(repair && { repair: { ...repair, message: sentence(finding, 'repair') } }), message: sentence(finding) }
}

function indoorOutputs(result: SystemResult, system: System, pack: Pack): IndoorOutput[] {
  const items = new Map<string, IndoorUnit>(system.indoorUnits.map((item) => [item.id, item]))
  const outputAt = indoorOutputAt(result, system, pack, (id) => items.get(id))
  return Array.from({ length: system.diagram.nodeCount }, (_, row) => outputAt(row)).filter((output) => output !== null)
}

/** Returns the fields of a system's record for the unit in one row; null for a row that is no unit, and where nothing could be calculated. */
export function indoorOutputAt(
  result: SystemResult,
  { diagram }: System,
  pack: Pack,
  itemOf: (indoorUnitId: string) => IndoorUnit | undefined,
): (row: number) => IndoorOutput | null {
  const known = unitEquipment(pack)
  const factors = result.unitFactors
  const nominalKw = (row: number): number => {
    const own = diagram.nodeCoolingKw[row] ?? NaN
    return Number.isNaN(own) ? (known.get(diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? '')?.coolKw ?? 0) : own
  }
  const shareOf = kitShares(diagram, nominalKw)
  return (row) => {
    if (!factors || result.outdoor === null || !UNITS.has(diagram.nodeKind[row] ?? 0)) return null
    // A unit below a disabled pipe is outside the tree.
    if (Number.isNaN(result.actualDistanceM[row] ?? NaN)) return null
    const model = diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? ''
    const item = itemOf(diagram.nodeRest[row]?.indoorUnitId ?? '')
    const share = (required: number) => (Number.isNaN(required) ? null : required * shareOf(row))
    const equipment = known.get(model)
    const concentration = result.concentrationKgM3[row] ?? NaN
    return {
      nodeId: diagram.nodeId[row] ?? '',
      IDUModel: model,
      IDUName: diagram.nodeRest[row]?.airHandler?.kitName ?? item?.name ?? diagram.nodeRest[row]?.label ?? '',
      IDUType: equipment?.type ?? '',
      CoolingLoad: share(item?.requiredCoolingKw ?? NaN),
      HeatingLoad: share(item?.requiredHeatingKw ?? NaN),
      adjustTCforCooling: result.deliveredCoolingKw[row] ?? 0,
      adjustSCforCooling: result.deliveredSensibleKw[row] ?? 0,
      adjustTCforHeating: result.deliveredHeatingKw[row] ?? 0,
      nominalCoolCapa: nominalKw(row),
      nominalHeatCapa: equipment?.heatKw ?? 0,
      disToFJ: result.firstJointActualM[row] ?? 0,
      EdisToFJ: result.firstJointEquivalentM[row] ?? 0,
      actualDistanceM: result.actualDistanceM[row] ?? 0,
      equivalentDistanceM: result.equivalentDistanceM[row] ?? 0,
      concentrationKgM3: Number.isNaN(concentration) ? null : concentration,
      factors: { cooling: { ...factors.cooling }, heating: { ...factors.heating } },
    }
  }
}

/** Returns the edges of the tree; those outside it carry no refrigerant and have no length. */
function pipeOutputs(result: SystemResult, system: System): PipeOutput[] {
  const diagram = system.diagram
  const outputs: PipeOutput[] = []
  for (let row = 0; row < diagram.edgeCount; row++) {
    const actual = result.edgeActualM[row] ?? NaN
    if (Number.isNaN(actual)) continue
    const high = result.edgeHighPressureMm[row] ?? NaN
    const bends = diagram.edgeBends[row] ?? NaN
    outputs.push({
      edgeId: diagram.edgeId[row] ?? '',
      UpStreamPointName: diagram.nodeId[diagram.edgeSource[row] ?? -1] ?? '',
      DownStreamPointName: diagram.nodeId[diagram.edgeTarget[row] ?? -1] ?? '',
      capacityKw: result.edgeCapacityKw[row] ?? 0,
      ActualPipeLength: actual,
      isDefaultLength: hasDefaultLength(diagram, row),
      bendingcount: Number.isNaN(bends) ? 0 : bends,
      equivalentLengthM: result.edgeEquivalentM[row] ?? 0,
      GasPipeDiameter: result.edgeGasMm[row] ?? 0,
      LiquidPipeDiameter: result.edgeLiquidMm[row] ?? 0,
      HighPressurePipeDiameter: Number.isNaN(high) ? null : high,
      ...diameterChangers(result.edgeChangers[row] ?? 0),
    })
  }
  return outputs
}

function jointOutputs(result: SystemResult, system: System): JointOutput[] {
  const outputs: JointOutput[] = []
  for (let row = 0; row < system.diagram.nodeCount; row++) {
    const fitting = result.fitting[row] ?? -1
    if (fitting >= 0) outputs.push({ nodeId: system.diagram.nodeId[row] ?? '', JointModel: result.fittingNames[fitting] ?? '' })
  }
  return outputs
}
