import type { Project } from '../../model/project/project'
import type { Practice } from './electrical-loads'
import { acceptedBy, lineFindings } from './control-findings'
import type { WiredFinding } from './project-wiring'
import type { SignalLine } from './wire-signal'
import type { SystemWires } from './wire-systems'
import { wiringFindings, type WiringFinding } from './wiring-findings'

/** A finding about a line, with who accepted it. */
export type LineFinding = WiringFinding & Pick<WiredFinding, 'accepted'>

/** Returns what is wrong with computed lines of systems and central controllers; accepted findings are advice. Pauses after every system. */
export function* findingWires(
  systems: readonly SystemWires[],
  centrals: readonly SignalLine[],
  project: Project,
  practice: Practice,
): Generator<void, LineFinding[]> {
  const exceptions = project.control?.exceptions ?? []
  const found: WiringFinding[] = centrals.flatMap((line) => lineFindings(project, line))
  for (const wires of systems) {
    found.push(...wiringFindings(wires, practice))
    yield
  }
  return found.map((finding) => acceptedBy(finding, exceptions))
}
