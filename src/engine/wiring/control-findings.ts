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

/** A finding about controllers or about a line. */
type PlacedFinding = Finding & { groupId?: string; lineId?: string; deviceId?: string }

/** Id of the group, unit or central controller whose row shows a finding. */
export function rowOfFinding({ groupId, lineId, deviceId = '' }: PlacedFinding): string {
  return groupId ?? lineId ?? deviceId
}

/** Between the line and the device of an exception about one piece of a line, and between the system and the node of one about a unit. */
export const EXCEPTION_SEPARATOR = '\u0001'

/**
 * Id under which an exception names what a finding is about: a group, a unit by its system and node, a whole communication line, or one piece of a line, by its line and device. Two systems may have a device of one id,
 * such as the board of the indoor units.
 */
export function exceptionPlace(finding: PlacedFinding): string {
  const { groupId, systemId, nodeId, deviceId = '', lineId = systemId, code } = finding
  if (groupId !== undefined) return groupId === nodeId ? systemId + EXCEPTION_SEPARATOR + nodeId : groupId
  return code.startsWith('wiring.bus') ? lineId : lineId + EXCEPTION_SEPARATOR + deviceId
}

/** Returns the finding as advice where somebody accepted it. */
export function acceptedBy<T extends Finding>(finding: T, exceptions: readonly ControlException[]): T & { accepted?: ControlException } {
  const placeId = exceptionPlace(finding)
  const accepted = exceptions.find((each) => each.code === finding.code && each.placeId === placeId)
  return accepted ? { ...finding, severity: 'advice', accepted } : finding
}
