import type { ControlException } from '../../model/wiring/control'
import type { Project } from '../../model/project/project'
import type { Practice } from './electrical-loads'
import { acceptedBy } from './control-findings'
import type { WiredFinding } from './project-wiring'
import type { SignalLine } from './wire-signal'
import type { SystemWires } from './wire-systems'
import { signalFindings, wiringFindings, type WiringFinding } from './wiring-findings'

/** A finding about a line, with who accepted it. */
export type LineFinding = WiringFinding & Pick<WiredFinding, 'accepted'>

/** Returns what is wrong with computed lines of systems and central controllers; accepted findings are advice. */
export function findingsOfWires(
  systems: readonly SystemWires[],
  centrals: readonly SignalLine[],
  { control }: Project,
  practice: Practice,
): LineFinding[] {
  const exceptions: readonly ControlException[] = control?.exceptions ?? []
  const firstSystem = (id: string): string => control?.centrals.find((central) => central.id === id)?.systemIds[0] ?? ''
  return [
    ...centrals.flatMap((line) => signalFindings(firstSystem(line.bus.id), line)),
    ...systems.flatMap((wires) => wiringFindings(wires, practice)),
  ].map((finding) => acceptedBy(finding, exceptions))
}
