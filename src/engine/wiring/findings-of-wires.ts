import type { Project } from '../../model/project/project'
import type { Practice } from './electrical-loads'
import { acceptedBy, lineFindings } from './control-findings'
import type { WiredFinding } from './project-wiring'
import type { SignalLine } from './wire-signal'
import type { SystemWires } from './wire-systems'
import { wiringFindings, type WiringFinding } from './wiring-findings'

/** A finding about a line, with who accepted it. */
export type LineFinding = WiringFinding & Pick<WiredFinding, 'accepted'>

/** Returns what is wrong with computed lines of systems and central controllers; accepted findings are advice. */
export function findingsOfWires(
  systems: readonly SystemWires[],
  centrals: readonly SignalLine[],
  project: Project,
  practice: Practice,
): LineFinding[] {
  const exceptions = project.control?.exceptions ?? []
  return [...centrals.flatMap((line) => lineFindings(project, line)), ...systems.flatMap((wires) => wiringFindings(wires, practice))].map(
    (finding) => acceptedBy(finding, exceptions),
  )
}
