import { isUnitKind } from '../../model/project/codes'
import type { Diagram } from '../../model/diagram/diagram'
import { kindAt } from '../../model/diagram/diagram-tree'
import type { Finding } from '../../model/finding/finding'
import { isAbove, isBelow } from '../../model/pack-rules/allowance'
import type { IndoorUnit, System } from '../../model/project/project'
import type { Repair } from '../../model/finding/repair'
import type { InspectContext } from '../encode/encode-design'
import type { Proposal, ProposalDemand } from '../propose/proposal'
import type { SystemResult } from '../decode/system-result'

/** Limits fixed by more outdoor capacity, or by an outdoor unit that takes more units. */
const TOO_MUCH = new Set([
  'limit.maxCrPct',
  'limit.maxCrSpecialPct',
  'limit.crLimitTallPct',
  'limit.mixedMaxFaPctOfOdu',
  'limit.faOnlyMaxPct',
  'limit.onlyMaxPct',
  'limit.mixedTotalMaxPct',
  'limit.maxPctOfOdu',
  'limit.totalWithIduMaxPct',
])
/** Limits fixed by less outdoor capacity. */
const TOO_LITTLE = new Set(['limit.minCrPct', 'limit.faOnlyMinPct', 'limit.onlyMinPct'])

/** Returns whether another outdoor unit may fix a finding. */
export function isOutdoorLimit({ code, nodeId }: Finding, root: string | undefined): boolean {
  return TOO_MUCH.has(code) || TOO_LITTLE.has(code) || (code === 'limit.maxIdu' && nodeId === root)
}

/**
 * Returns the demand of the drawing, for which the core ranks outdoor units: the drawn units, what their list lines require, and by what the project
 * chooses outdoor units.
 */
export function demandOf(system: System, context: InspectContext, outdoor: SystemResult['outdoor']): ProposalDemand {
  const { diagram } = system
  const lines = new Map(system.indoorUnits.map((line) => [line.id, line]))
  const models = new Map<string, IndoorUnit>()
  const handlers = new Set<string>()
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (!isUnitKind(kindAt(diagram, row))) continue
    const model = diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? ''
    const { airHandlerId, indoorUnitId } = diagram.nodeRest[row] ?? {}
    // The kits of an air handler serve one line together, which counts once.
    const isCounted = airHandlerId !== undefined && handlers.has(airHandlerId)
    if (airHandlerId !== undefined) handlers.add(airHandlerId)
    const line = isCounted ? undefined : lines.get(indoorUnitId ?? '')
    models.set(model, withUnit(models.get(model) ?? emptyLine(model), line))
  }
  return {
    design: context.design,
    ...context.outdoorBasis,
    indoorUnits: Array.from(models.values(), perUnit),
    ...(outdoor && { equivalentLengthM: outdoor.farthestEquivalentM, heightM: -outdoor.heightOduIduM }),
  }
}

function emptyLine(model: string): IndoorUnit {
  const none = { requiredCoolingKw: 0, requiredSensibleKw: null, requiredHeatingKw: 0, roomAreaM2: null, roomHeightM: null }
  return { id: model, type: 'idu', model, name: model, room: '', floor: '', count: 0, ...none, extra: {} }
}

/** Adds one unit to a line that holds the sums of its units. */
function withUnit(sum: IndoorUnit, line: IndoorUnit | undefined): IndoorUnit {
  const more = (one: number | null, other: number | null | undefined): number => (one ?? 0) + (other ?? 0)
  return {
    ...sum,
    count: sum.count + 1,
    requiredCoolingKw: more(sum.requiredCoolingKw, line?.requiredCoolingKw),
    requiredHeatingKw: more(sum.requiredHeatingKw, line?.requiredHeatingKw),
  }
}

function perUnit(sum: IndoorUnit): IndoorUnit {
  return {
    ...sum,
    requiredCoolingKw: (sum.requiredCoolingKw ?? 0) / sum.count,
    requiredHeatingKw: (sum.requiredHeatingKw ?? 0) / sum.count,
  }
}

/** Reasons against an outdoor unit that deliver less than required: such a unit may still be the best there is. */
const SHORT = new Set(['coolingShort', 'heatingShort'])

/** Returns the proposals that may be suggested: those that fit, else those that only deliver too little. */
export function mayBeSuggested(proposals: readonly Proposal[]): Proposal[] {
  const fitting = proposals.filter(({ fits }) => fits)
  if (fitting.length > 0) return fitting
  return proposals.filter(({ reasons }) => reasons.every(({ code, severity }) => severity !== 'error' || SHORT.has(code)))
}

/** Returns the best of the outdoor units that may be suggested and that keeps this limit; null where it is already chosen or there is none. */
export function outdoorRepair(
  finding: Finding,
  diagram: Diagram,
  root: number,
  proposals: readonly Proposal[],
  outdoor: SystemResult['outdoor'],
): Repair | null {
  if (!outdoor) return null
  const limit = Number(finding.values['limit'] ?? NaN)
  const share = (Number(finding.values['value'] ?? NaN) * outdoor.nominalCoolCapa) / 100
  const current = [...(diagram.nodeRest[root]?.models ?? [])].toSorted().join()
  const keeps = (proposal: Proposal): boolean => {
    if (finding.code === 'limit.maxIdu') return !isAbove(proposal.unitCount, proposal.maxUnitCount)
    const pct = (100 * share) / proposal.nominalCoolKw
    return TOO_LITTLE.has(finding.code) ? !isBelow(pct, limit) : !isAbove(pct, limit)
  }
  const found = proposals.find((proposal) => proposal.models.toSorted().join() !== current && keeps(proposal))
  return found ? { code: 'useOutdoor', values: { model: found.id } } : lessOrMore(finding, outdoor)
}

function lessOrMore({ code, values }: Finding, outdoor: NonNullable<SystemResult['outdoor']>): Repair | null {
  const kW = (Number(values['excess'] ?? 0) * outdoor.nominalCoolCapa) / 100
  if (TOO_MUCH.has(code)) return { code: 'fewerUnits', values: { kW } }
  return TOO_LITTLE.has(code) ? { code: 'addUnits', values: { kW } } : null
}
