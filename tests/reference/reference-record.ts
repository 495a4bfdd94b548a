import type { ChargeParts, IndoorOutput, JointOutput, OutdoorOutput, PipeOutput } from '../../src/contract/system-record'
import type { LengthCounts } from '../../src/model/project/default-lengths'
import type { GivenInputs } from '../../src/model/finding/missing-input'
import type { Finding } from '../../src/model/finding/finding'
import type { DesignConditions, System } from '../../src/model/project/project'
import { outdoorCapacity, unitCapacities } from './capacities'
import type { OutdoorCapacity, UnitCapacity } from './capacities'
import { changersOf } from './changers'
import { additionalChargeKg, chargeParts, concentrationKgM3 } from './charge'
import { connectingPipes } from './connecting-pipes'
import type { OutdoorEquipment } from './equipment'
import { fittingLimits } from './fitting-limits'
import { generalFindings } from './general-rules'
import { readGraph } from './graph'
import type { Graph } from './graph'
import { heatRecoveryFindings } from './heat-recovery-rules'
import { kitLimits } from './kit-limits'
import { edgeActualM, isDefaultLength } from './lengths'
import { lengthLimits } from './length-limits'
import { mainSubFindings } from './main-sub-rules'
import { missingInputs } from './missing-inputs'
import { makerLimits } from './maker-limits'
import type { PackTables } from './pack-tables'
import { jointRows, pipeRows, piping } from './piping'
import type { Piping } from './piping'
import { requiredLimits } from './required-limits'
import { roomLimits } from './room-limits'
import { senseLimits } from './sense-limits'
import { checkedSystem } from './system-check'
import type { CheckedSystem } from './system-check'
import { systemLimits, unitCount } from './system-limits'
import { treeFindings } from './tree-check'

/** Names of equipment and of points are presentation; the reference holds the numbers. */
export type ReferenceUnit = Omit<IndoorOutput, 'IDUModel' | 'IDUName' | 'IDUType'>
export type ReferencePipe = Omit<PipeOutput, 'UpStreamPointName' | 'DownStreamPointName'>

export interface ReferenceRecord {
  systemId: string
  IDUOutput: ReferenceUnit[]
  PipeOutput: ReferencePipe[]
  JointOutput: JointOutput[]
  ODUOutput: OutdoorOutput | null
  inputs: GivenInputs | null
  findings: Finding[]
}

/** The whole check of one system, written from the specification alone, as the oracle of the compiled core. */
export function referenceRecord(
  system: System,
  context: { design: DesignConditions; pack: PackTables; library?: string },
): ReferenceRecord {
  return recordOf(system, readGraph(system.diagram), context)
}

/** The same of a graph whose objects are linked already. */
export function recordOf(
  system: System,
  graph: Graph,
  context: { design: DesignConditions; pack: PackTables; library?: string },
): ReferenceRecord {
  const findings = treeFindings(system.id, graph)
  const empty = { systemId: system.id, IDUOutput: [], PipeOutput: [], JointOutput: [], ODUOutput: null, inputs: null }
  const root = graph.places.find((place) => place.kind === 'outdoor')
  if (findings.length > 0 || !root) return { ...empty, findings }
  const checked = checkedSystem(system, graph, root, context)
  const rules = ruleFindings(checked)
  if (!checked.outdoor) return { ...empty, findings: rules }
  const piped = piping(checked, checked.outdoor)
  const capacity = outdoorCapacity(checked, checked.outdoor, piped)
  const units = unitCapacities(checked, piped, capacity)
  const parts = chargeParts(checked, checked.outdoor, piped, capacity.ratedCr)
  const added = additionalChargeKg(parts)
  const totalKg = checked.outdoor.factoryChargeKg + added
  return {
    systemId: system.id,
    IDUOutput: units.map((unit) => unitOutput(checked, unit, totalKg)),
    PipeOutput: pipeOutput(checked, checked.outdoor, piped),
    JointOutput: jointRows(checked),
    ODUOutput: outdoorOutput(checked, checked.outdoor, piped, capacity, units, parts),
    inputs: { ...lengthCounts(checked, piped), notChecked: missingInputs(checked, checked.outdoor, piped, totalKg) },
    findings: [
      ...rules,
      ...systemLimits(checked, checked.outdoor, piped, capacity, totalKg),
      ...lengthLimits(checked, checked.outdoor, piped),
      ...fittingLimits(checked, checked.outdoor, piped),
      ...kitLimits(checked),
      ...roomLimits(checked, checked.outdoor, piped, totalKg),
      ...requiredLimits(checked, units),
      ...senseLimits(checked, checked.outdoor),
      ...makerLimits(checked, checked.outdoor, piped, { ratedCr: capacity.ratedCr, addedKg: added, totalKg }),
    ],
  }
}

function ruleFindings(checked: CheckedSystem): Finding[] {
  const ofMode = { HP: () => [], HR: heatRecoveryFindings, MainSub: mainSubFindings }[checked.mode]
  return [...ofMode(checked), ...generalFindings(checked)]
}

function unitOutput(checked: CheckedSystem, unit: UnitCapacity, totalKg: number): ReferenceUnit {
  const { distance, equipment } = unit
  const place = distance.unit
  const item = checked.system.indoorUnits.find(({ id }) => id === place.data.indoorUnitId)
  return {
    nodeId: place.id,
    CoolingLoad: item?.requiredCoolingKw ?? null,
    HeatingLoad: item?.requiredHeatingKw ?? null,
    adjustTCforCooling: unit.coolKw,
    adjustSCforCooling: unit.sensibleKw,
    adjustTCforHeating: unit.heatKw,
    nominalCoolCapa: equipment.coolingKw,
    nominalHeatCapa: equipment.heatingKw,
    disToFJ: distance.actualM - distance.mainActualM,
    EdisToFJ: distance.equivalentM - distance.mainEquivalentM,
    actualDistanceM: distance.actualM,
    equivalentDistanceM: distance.equivalentM,
    concentrationKgM3: concentrationKgM3(checked, place, totalKg),
    factors: { cooling: unit.cooling, heating: unit.heating },
  }
}

function pipeOutput(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping): ReferencePipe[] {
  const edges = new Map(checked.graph.edges.map((edge) => [edge.id, edge]))
  return pipeRows(checked, piped).map(({ edgeId, capacityKw, equivalentLengthM, size, feed }) => {
    const edge = edges.get(edgeId)
    return {
      edgeId,
      capacityKw,
      ActualPipeLength: edge ? edgeActualM(checked, edge) : NaN,
      isDefaultLength: !edge || isDefaultLength(edge),
      bendingcount: edge?.bends ?? 0,
      equivalentLengthM,
      GasPipeDiameter: size.gas,
      LiquidPipeDiameter: size.liquid,
      HighPressurePipeDiameter: size.high,
      ...changersOf(checked, outdoor, piped.sizes, feed),
    }
  })
}

function outdoorOutput(
  checked: CheckedSystem,
  outdoor: OutdoorEquipment,
  piped: Piping,
  capacity: OutdoorCapacity,
  units: readonly UnitCapacity[],
  parts: ChargeParts,
): OutdoorOutput {
  const additionalKg = additionalChargeKg(parts)
  return {
    ratedCR: capacity.ratedCr,
    actualCR: capacity.actualCr,
    nominalCoolCapa: outdoor.coolKw,
    nominalHeatCapa: outdoor.heatKw,
    coolCapa: capacity.coolKw,
    heatCapa: capacity.heatKw,
    coolPowerKw: capacity.coolPowerKw,
    heatPowerKw: capacity.heatPowerKw,
    indoorNominalCoolCapa: units.reduce((total, { equipment }) => total + equipment.coolingKw, 0),
    indoorNominalHeatCapa: units.reduce((total, { equipment }) => total + equipment.heatingKw, 0),
    unitCount: unitCount(
      units.map(({ distance }) => distance.unit),
      checked.pack,
    ),
    maxUnitCount: outdoor.maxIdu,
    farthestActualM: piped.farthestActualM,
    farthestEquivalentM: piped.farthestEquivalentM,
    afterFirstBranchM: piped.afterFirstBranchM,
    totalM: piped.totalM,
    heightOduIduM: piped.heightOduIduM,
    heightIduIduM: piped.heightIduIduM,
    factoryChargeKg: outdoor.factoryChargeKg,
    additionalChargeKg: additionalKg,
    totalChargeKg: outdoor.factoryChargeKg + additionalKg,
    chargeParts: parts,
    connectingPipes: connectingPipes(outdoor, checked.pack),
    factors: { cooling: capacity.cooling, heating: capacity.heating },
  }
}

/** Pipes of the list and those whose length nobody gave; an end cap sits on its port without a pipe. */
function lengthCounts(checked: CheckedSystem, piped: Piping): LengthCounts {
  const edges = new Map(checked.graph.edges.map((edge) => [edge.id, edge]))
  const pipes = pipeRows(checked, piped).filter(({ feed }) => feed.lower.kind !== 'endCap')
  const given = pipes.filter(({ edgeId }) => {
    const edge = edges.get(edgeId)
    return edge && !isDefaultLength(edge)
  })
  return { pipeCount: pipes.length, defaultLengthCount: pipes.length - given.length }
}
