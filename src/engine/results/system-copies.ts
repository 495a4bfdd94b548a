import type { Pack } from '../../contract/pack'
import type { FindingOutput, IndoorOutput, SystemRecord } from '../../contract/system-record'
import type { JsonRecord } from '../../contract/wire/read-value'
import type { SystemResults } from '../../contract/wire/result-fields'
import { hidesSmartTitle } from '../../model/diagram/smart-title'
import { outdoorRow } from '../../model/diagram/diagram-tree'
import { isPureThird, listedCapacity } from '../../model/pack-rules/system-figures'
import type { EquipmentRules } from '../../model/project/equipment'
import type { System } from '../../model/project/project'
import { requiredOf } from '../adjust/capacities'
import type { LimitMeter } from '../meters/limit-meter'

/** Findings of one machine as the specification words them: the first error, all advice, and the code of the first finding. */
interface Told {
  errorMsg: string
  measures: string[]
  code: string
}

/**
 * Returns the result fields of a system: the core's record with the findings of each machine beside its figures, the state of every limit that applies, Σ capacity index
 * ÷ 10, and whether all its series carry the 3rd/V8 mark of the library. Metric, unrounded.
 */
export function systemCopies(
  system: System,
  record: SystemRecord,
  meters: readonly LimitMeter[],
  pack: Pack & EquipmentRules,
  library: string | undefined,
): SystemResults {
  return {
    Systeminformation: [withFindings(record, system)],
    checkingListData: meters.filter(({ state }) => state !== 'none').map(checkOf),
    totalMC: listedCapacity(system, pack),
    isPureV8sys: isPureThird(system, pack, library),
  }
}

function withFindings(record: SystemRecord, system: System): JsonRecord {
  const { IDUOutput, JointOutput, ODUOutput, ...others } = record
  const told = toldByNode(record.findings)
  const ofNode = (nodeId: string): Told => told.get(nodeId) ?? { errorMsg: '', measures: [], code: '' }
  return {
    ...others,
    IDUOutput: IDUOutput.map((unit) => ({
      deviceName: unit.IDUName,
      ...unit,
      ...ratiosOf(unit),
      ...ofNode(unit.nodeId),
    })),
    JointOutput: JointOutput.map((joint) => ({ ...joint, ...ofNode(joint.nodeId) })),
    ODUOutput: ODUOutput && {
      deviceName: system.name,
      ...ODUOutput,
      hideSmartTitle: hidesSmartTitle(system.diagram),
      ...ofNode(system.diagram.nodeId[outdoorRow(system.diagram)] ?? ''),
    },
  }
}

/** Returns what the rooms require of a unit, in per cent of what it delivers. */
function ratiosOf(unit: IndoorOutput): JsonRecord {
  const required = requiredOf(
    { requiredCoolingKw: unit.CoolingLoad, requiredSensibleKw: null, requiredHeatingKw: unit.HeatingLoad },
    { coolKw: unit.adjustTCforCooling, sensibleKw: unit.adjustSCforCooling, heatKw: unit.adjustTCforHeating },
  )
  return { LoadInputRatioForCooling: required.coolPct, LoadInputRatioForSHeating: required.heatPct }
}

function toldByNode(findings: readonly FindingOutput[]): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>()
  for (const { nodeId, severity, message, code } of findings) {
    if (nodeId === undefined) continue
    const known = told.get(nodeId) ?? { errorMsg: '', measures: [], code }
    if (severity === 'advice') known.measures.push(message)
    else known.errorMsg ||= message
    told.set(nodeId, known)
  }
  return told
}

/** Returns the state of a limit as the wire has it: null where it was compared with nothing. */
function checkOf({ code, state, missing, value, limit, unit, marginPct, place }: LimitMeter): JsonRecord {
  return { code, state, missing, value: orNull(value), limit: orNull(limit), unit, marginPct: orNull(marginPct), ...place }
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
