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

/** Returns the demand of the drawing, for which the core ranks outdoor units. */
export function demandOf(system: System, context: InspectContext, outdoor: SystemResult['outdoor']): ProposalDemand {
  const counts = new Map<string, number>()
  const { diagram } = system
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (!isUnitKind(kindAt(diagram, row))) continue
    const model = diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? ''
    counts.set(model, (counts.get(model) ?? 0) + 1)
  }
  return {
    design: context.design,
    indoorUnits: Array.from(counts, ([model, count]) => lineOf(model, count)),
    ...(outdoor && { equivalentLengthM: outdoor.farthestEquivalentM, heightM: -outdoor.heightOduIduM }),
  }
}

function lineOf(model: string, count: number): IndoorUnit {
  const none = { requiredCoolingKw: null, requiredSensibleKw: null, requiredHeatingKw: null, roomAreaM2: null, roomHeightM: null }
  return { id: model, type: 'idu', model, name: model, room: '', floor: '', count, ...none, extra: {} }
}

/** Returns the best outdoor unit that fits the drawing and keeps this limit; null where it is already chosen or there is none. */
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
  const found = proposals.find((proposal) => proposal.fits && proposal.models.toSorted().join() !== current && keeps(proposal))
  return found ? { code: 'useOutdoor', values: { model: found.id } } : lessOrMore(finding, outdoor)
}

function lessOrMore({ code, values }: Finding, outdoor: NonNullable<SystemResult['outdoor']>): Repair | null {
  const kW = (Number(values['excess'] ?? 0) * outdoor.nominalCoolCapa) / 100
  if (TOO_MUCH.has(code)) return { code: 'fewerUnits', values: { kW } }
  return TOO_LITTLE.has(code) ? { code: 'addUnits', values: { kW } } : null
}
