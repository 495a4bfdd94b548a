import type { Finding } from '../../model/finding/finding'
import type { Project } from '../../model/project/project'
import { NO_CONTROL, type ControlException } from '../../model/wiring/control'
import type { ControlFinding } from '../../model/wiring/control-check'
import type { SignalLine } from './wire-signal'
import { signalFindings, type WiringFinding } from './wiring-findings'

/** Returns what is wrong with the lines of groups and central controllers. A finding names the first system of its line. */
export function lineFindings(project: Project, groups: Iterable<SignalLine>, centrals: Iterable<SignalLine>): WiringFinding[] {
  const { groups: list, centrals: ofCentral } = project.control ?? NO_CONTROL
  const first = new Map<string, string>()
  for (const { id, units } of list) first.set(id, units[0]?.systemId ?? '')
  for (const { id, systemIds } of ofCentral) first.set(id, systemIds[0] ?? '')
  return [...groups, ...centrals].flatMap((line) => signalFindings(first.get(line.bus.id) ?? '', line))
}

/** Returns findings with the errors first, each kind in its order. */
export function errorsFirst<T extends ControlFinding | WiringFinding>(findings: readonly T[]): T[] {
  return [...findings.filter(({ severity }) => severity === 'error'), ...findings.filter(({ severity }) => severity !== 'error')]
}

/** Id under which an exception names what a finding is about: the group or line, else the device. */
export function exceptionPlace(finding: Finding & { groupId?: string; lineId?: string; deviceId?: string }): string {
  return finding.groupId ?? finding.lineId ?? finding.deviceId ?? ''
}

/** Returns the finding as advice where somebody accepted it. */
export function acceptedBy<T extends Finding>(finding: T, exceptions: readonly ControlException[]): T & { accepted?: ControlException } {
  const placeId = exceptionPlace(finding)
  const accepted = exceptions.find((each) => each.code === finding.code && each.placeId === placeId)
  return accepted ? { ...finding, severity: 'advice', accepted } : finding
}
