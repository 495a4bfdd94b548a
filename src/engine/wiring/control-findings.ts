import type { Finding } from '../../model/finding/finding'
import type { Project } from '../../model/project/project'
import { NO_CONTROL, type ControlException } from '../../model/wiring/control'
import type { ControlFinding } from '../../model/wiring/control-check'
import type { SignalLine } from './wire-signal'
import { signalFindings, type WiringFinding } from './wiring-findings'

/** Returns what is wrong with the line of a group or central controller. A finding names the first system of its line. */
export function lineFindings({ control = NO_CONTROL }: Project, line: SignalLine): WiringFinding[] {
  const { id, connects } = line.bus
  const first =
    connects === 'central'
      ? control.centrals.find((central) => central.id === id)?.systemIds[0]
      : line.bus.devices.find(({ systemId }) => systemId !== '')?.systemId
  return signalFindings(first ?? '', line)
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
