import type { Pack } from '../../contract/pack'
import { outdoorRow, treeOf } from '../../model/diagram/diagram-tree'
import type { Finding } from '../../model/finding/finding'
import { modeOf } from '../../model/pack-rules/mode'
import { placeOfFinding } from '../../model/finding/place-of-finding'
import type { System } from '../../model/project/project'
import type { Repair } from '../../model/finding/repair'
import { shortOf } from '../../model/finding/room-shortfall'
import type { InspectContext } from '../encode/encode-design'
import type { Proposal, ProposalDemand } from '../propose/proposal'
import type { SystemResult } from '../decode/system-result'
import { limitRepair } from './limit-repair'
import { demandOf, isOutdoorLimit, mayBeSuggested, outdoorRepair } from './outdoor-repair'
import { repairPlace } from './repair-place'
import { roomRepairs } from './room-repair'
import { ruleRepair } from './rule-repair'
import { repairTrials } from './try-repair'

/** Functions through which suggestions call the core. */
export interface Asking {
  /** Ranks outdoor units for a demand, best first. */
  rank: (demand: ProposalDemand) => Promise<Proposal[]>
  /** Checks another system, without suggestions. */
  check: (system: System, context: InspectContext) => Promise<SystemResult>
}

/** Returns the result with a suggestion at every finding that has one. Outdoor units are ranked only where one is needed. */
export async function withRepairs(
  result: SystemResult,
  system: System,
  context: InspectContext,
  pack: Pack,
  asking: Asking,
): Promise<SystemResult> {
  if (result.findings.length === 0) return result
  return { ...result, findings: result.findings.map(await suggestions(result, system, context, pack, asking)) }
}

/** Adds a suggestion to a finding of a result, where there is one. `rest` is awaited between two passes over the whole drawing. */
export async function suggestions(
  result: SystemResult,
  system: System,
  context: InspectContext,
  rules: Pack,
  asking: Asking,
  rest: () => Promise<unknown> = () => Promise.resolve(),
): Promise<(finding: Finding) => Finding> {
  const { diagram } = system
  const pack = { ...rules, library: context.library }
  const view = { diagram, tree: treeOf(diagram), pack, mode: modeOf(diagram, pack, system.outdoorModels) }
  await rest()
  const root = outdoorRow(diagram)
  const isOutdoor = (finding: Finding): boolean => isOutdoorLimit(finding, diagram.nodeId[root])
  const isShort = result.outdoor !== null && result.findings.some((finding) => shortOf(finding) !== undefined)
  const isRanked = isShort || (result.outdoor !== null && result.findings.some(isOutdoor))
  const proposals = isRanked ? await sameSeries(system, context, pack, result, root, asking.rank) : []
  const attempt = repairTrials(system, pack, (changed) => asking.check(changed, context), rest)
  const rooms = isShort ? await roomRepairs({ system, result, pack, proposals, attempt }) : null
  const repairOf = (finding: Finding): Repair | null => {
    if (shortOf(finding) !== undefined) return rooms?.get(finding) ?? null
    if (isOutdoor(finding)) return outdoorRepair(finding, diagram, root, proposals, result.outdoor) ?? limitRepair(placeAt(finding))
    return finding.code.startsWith('limit.') ? limitRepair(placeAt(finding)) : atPlace(finding)
  }
  const placeAt = (finding: Finding) => repairPlace(finding, placeOfFinding(diagram, finding), view, result.loadIndex)
  // Findings at a placeholder have no repair.
  const atPlace = (finding: Finding): Repair | null => {
    const place = placeAt(finding)
    return place.kind === 'placeholder' || place.kind === 'endCap' ? null : ruleRepair(place)
  }
  return (finding) => {
    const repair = finding.repair ?? repairOf(finding)
    return repair ? { ...finding, repair } : finding
  }
}

async function sameSeries(
  system: System,
  context: InspectContext,
  pack: Pack,
  result: SystemResult,
  root: number,
  rank: Asking['rank'],
): Promise<Proposal[]> {
  const models = system.diagram.nodeRest[root]?.models ?? []
  const chosen = [...pack.oduModules.items, ...pack.oduCombinations.items].find((item) => models.includes(item.id))
  return mayBeSuggested(await rank({ ...demandOf(system, context, result.outdoor), ...(chosen && { series: [chosen.series] }) }))
}
