import { EXCEPTION_SEPARATOR, exceptionPlace, rowOfFinding } from '../../../engine/wiring/control-findings'
import type { Finding } from '../../../model/finding/finding'
import { acceptedFinding, type ToAccept } from '../../../workbench/exceptions/exceptions'
import type { WiredFinding } from '../../../engine/wiring/project-wiring'
import { unitKey, type ControlException } from '../../../model/wiring/control'
import { groupKey, headKey, rowKeyOfUnit } from './control-rows'
import { unitName, type ControlView } from './control-view'

/** A finding in the list of the check. */
export interface FindingRow {
  key: string
  finding: WiredFinding
  /** Name of the group, unit or central controller that it is about, and of its system. */
  place: string
  system: string
}

/** A recorded exception with its finding, as it was accepted where it no longer occurs; null where only its code is recorded. */
export interface ExceptionRow {
  key: string
  exception: ControlException
  finding: Finding | null
  isOver: boolean
  place: string
  system: string
}

/** Returns what a row is about, with its system. */
export function placeText({ place, system }: { place: string; system: string }): string {
  return [place, system].filter(Boolean).join(' · ')
}

export function toAccept(row: FindingRow): ToAccept {
  return { finding: row.finding, place: placeText(row) }
}

/** Returns the findings that nobody has accepted, in their order. */
export function findingRows(findings: readonly WiredFinding[], view: ControlView): FindingRow[] {
  const names = placeNames(view)
  return findings
    .filter(({ accepted }) => !accepted)
    .map((finding, place) => ({
      key: `${place} ${finding.code} ${exceptionPlace(finding)}`,
      finding,
      place: names(rowOfFinding(finding), finding.systemId),
      system: view.bySystem.get(finding.systemId)?.name ?? '',
    }))
}

/** Returns the recorded exceptions about controllers and their lines, the latest first; those about lines of systems are listed where these are wired. */
export function exceptionRows(
  exceptions: readonly ControlException[],
  findings: readonly WiredFinding[],
  view: ControlView,
): ExceptionRow[] {
  const names = placeNames(view)
  const accepted = new Map(findings.flatMap((finding) => (finding.accepted ? [[finding.accepted.id, finding] as const] : [])))
  return exceptions
    .map((exception) => ({ exception, ids: exception.placeId.split(EXCEPTION_SEPARATOR) }))
    .filter(({ exception, ids: [first = ''] }) => exception.code.startsWith('control.') || !view.bySystem.has(first))
    .map(({ exception, ids: [first = '', second] }) => {
      const finding = accepted.get(exception.id)
      const system = view.bySystem.get(first)
      const place = system ? names(second ?? '', first) : names(first)
      return {
        key: exception.id,
        exception,
        finding: finding ?? acceptedFinding(exception),
        isOver: !finding,
        // A group or unit that is gone keeps the name that was recorded with the exception.
        ...(place === '' ? { place: exception.place ?? '', system: '' } : { place, system: system?.name ?? '' }),
      }
    })
    .toSorted((one, other) => other.exception.at.localeCompare(one.exception.at))
}

/** Returns a function for the name of a group, central controller, or unit of a system; empty where it is gone. */
function placeNames(view: ControlView): (id: string, systemId?: string) => string {
  const centrals = new Map(view.centrals.map(({ id, name }) => [id, name]))
  return (id, systemId) => {
    const named = view.groupById.get(id)?.group.name ?? centrals.get(id)
    if (named !== undefined) return named
    const unit = systemId === undefined ? undefined : view.units.get(unitKey({ systemId, nodeId: id }))
    return unit ? unitName(unit) : ''
  }
}

/** Counts findings that nobody has accepted by the group or central controller that they are about, with the worst severity. */
export function findingsByPlace(
  findings: readonly WiredFinding[],
): ReadonlyMap<string, { severity: WiredFinding['severity']; count: number }> {
  const counts = new Map<string, { severity: WiredFinding['severity']; count: number }>()
  for (const finding of findings) {
    if (finding.accepted) continue
    const place = rowOfFinding(finding)
    const known = counts.get(place)
    const severity = known?.severity === 'error' ? 'error' : finding.severity
    counts.set(place, { severity, count: (known?.count ?? 0) + 1 })
  }
  return counts
}

/** Where a finding leads to: a row of the groups, or a central controller. */
export type FindingTarget = { tab: 'groups' | 'centrals'; key: string }

/** Returns the row that a finding is about; that of its system where the group is gone. */
export function targetOf(finding: WiredFinding, view: ControlView): FindingTarget {
  const id = rowOfFinding(finding)
  if (view.centrals.some((central) => central.id === id)) return { tab: 'centrals', key: id }
  if (view.groupById.has(id)) return { tab: 'groups', key: groupKey(id) }
  const { systemId, nodeId } = finding
  if (nodeId === undefined) return { tab: 'groups', key: headKey(systemId) }
  const key = unitKey({ systemId, nodeId })
  const group = view.groupOf.get(key)
  return { tab: 'groups', key: group ? groupKey(group.id) : rowKeyOfUnit(key) }
}
