import type { SystemResult } from '../../engine/decode/system-result'
import { furtherRepairs } from '../../engine/repair/further-repairs'
import type { Change } from '../../model/change/change'
import { touchedSystems } from '../../model/change/invert'
import { applyRepair } from '../../model/edits/apply-repair'
import { followRooms } from '../../model/edits/rooms/follow-rooms'
import type { Finding } from '../../model/finding/finding'
import { CHOSEN_REPAIRS, EDIT_REPAIRS, type Repair } from '../../model/finding/repair'
import type { Project } from '../../model/project/project'
import { brokenRules } from '../../state/core/new-errors'
import type { DesignPack } from '../../state/core/pack'
import { tryChange, type TriedChange } from '../../state/core/try-change'

/** Most edits that are tried for one finding: each is a check of the whole system. */
const MOST_TRIES = 8

/** A repair of a finding with what it would do. */
export interface TriedRepair {
  repair: Repair
  change: Change
  tried: TriedChange
}

/** Why a finding is left: nothing in the drawing mends it, an edit takes something away or moves it to another system, or every edit brings something else. */
export type LeftReason = 'byHand' | 'chosen' | 'brings'

/** A finding that is left, and why. */
export interface LeftFinding {
  finding: Finding
  reason: LeftReason
  /** The finding that the best edit would bring. */
  brings?: Finding | undefined
}

/** Returns the change of a repair with what the rooms follow; without ops where it changes nothing. */
export function changeOf(project: Project, systemId: string, finding: Finding, repair: Repair, pack: DesignPack): Change {
  return followRooms(project, applyRepair(project, systemId, { ...finding, repair }, pack), pack)
}

/** Whether a repair mends its finding; with `orLessens` also where the limit is still exceeded, but by less. */
export function mends(finding: Finding, { gone, result }: TriedChange, orLessens = false): boolean {
  const isSame = ({ code, nodeId, edgeId }: Finding): boolean =>
    code === finding.code && nodeId === finding.nodeId && edgeId === finding.edgeId
  if (gone.some(isSame)) return true
  const left = result.findings.find(isSame)
  return orLessens && left !== undefined && Number(left.values['excess']) < Number(finding.values['excess'])
}

/** Whether a repair brings more errors than it takes away, those of other systems included. */
export function bringsMore({ added, gone }: TriedChange): boolean {
  const errors = (findings: readonly Finding[]): number => findings.filter(({ severity }) => severity === 'error').length
  return errors(added) > 0 && errors(added) >= errors(gone)
}

/** Returns the findings that a repair brings. Limits of a drawing that was no tree are found only once it is one, so they count as there before. */
function broughtBy({ code }: Finding, { added }: TriedChange): Finding[] {
  return code === 'notATree' ? brokenRules(added) : added
}

/** Lists the edits for a finding: the suggested one, then further ones. */
export function editsFor(project: Project, systemId: string, finding: Finding, pack: DesignPack): Repair[] {
  const system = project.systems[systemId]
  const suggested = finding.repair && EDIT_REPAIRS.includes(finding.repair.code) ? [finding.repair] : []
  const further = system ? furtherRepairs(project, system, finding, pack) : []
  const known = new Set(suggested.map((repair) => JSON.stringify(repair)))
  return [...suggested, ...further.filter((repair) => !known.has(JSON.stringify(repair)))].slice(0, MOST_TRIES)
}

/** Finds the first edit that mends a finding and brings no other, of this or another system; else says why it is left. */
export async function safeRepair(
  project: Project,
  systemId: string,
  before: SystemResult,
  finding: Finding,
  pack: DesignPack,
  signal: AbortSignal,
): Promise<TriedRepair | LeftFinding> {
  let left: LeftFinding = { finding, reason: 'byHand' }
  for (const repair of editsFor(project, systemId, finding, pack)) {
    if (signal.aborted) break
    const change = changeOf(project, systemId, finding, repair, pack)
    const isChosen = CHOSEN_REPAIRS.includes(repair.code) || (touchedSystems(change)?.size ?? 1) > 1
    // One that mends is enough to say that there is something to choose.
    if (isChosen && left.reason !== 'byHand') continue
    const tried = await tryChange(project, systemId, before, change)
    if (!tried || !mends(finding, tried)) continue
    if (isChosen) {
      if (!bringsMore(tried)) left = { finding, reason: 'chosen' }
      continue
    }
    const brings = broughtBy(finding, tried)
    if (brings.length === 0) return { repair, change, tried }
    if (left.reason !== 'brings') left = { finding, reason: 'brings', brings: brings[0] }
  }
  return left
}
