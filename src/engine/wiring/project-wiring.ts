import type { Pack } from '../../contract/pack'
import type { ControllerOutput, WiringOutput } from '../../contract/wiring-record'
import type { EquipmentRules } from '../../model/project/equipment'
import type { Project } from '../../model/project/project'
import type { ControlException } from '../../model/wiring/control'
import { checkControl, type ControlFinding } from '../../model/wiring/control-check'
import type { Engine } from '../engine'
import { practiceOf } from './electrical-loads'
import type { SignalLine } from './wire-signal'
import { wireCentrals, wireSystems } from './wire-systems'
import { acceptedBy, lineFindings } from './control-findings'
import { wiringFindings, type WiringFinding } from './wiring-findings'
import { controllerOutput, wiringOutput } from './wiring-output'

/** Systems that are wired at once: a call of the core for each would cost more than its work, and all of a large project too much memory. */
export const AT_ONCE = 64

/** A finding that somebody accepted is advice, with the reason and who accepted it. */
export type WiredFinding = (WiringFinding | ControlFinding) & { accepted?: ControlException }

/** Wiring and controllers of one system for other programs, and what is wrong with them. */
export interface WiredSystem {
  systemId: string
  WiringOutput: WiringOutput[]
  ControllerOutput: ControllerOutput[]
  findings: WiredFinding[]
}

/** Wires systems and checks the controllers of a project. Findings about no system of the list are given with the first one. */
export async function* projectWiring(
  project: Project,
  pack: Pack & EquipmentRules,
  engine: Engine,
  systemIds: readonly string[],
): AsyncGenerator<WiredSystem> {
  const practice = practiceOf(pack, project.information.country)
  const centrals = practice ? await engine.run(wireCentrals, project) : []
  const control = controlFindings(project, pack, centrals)
  const listed = new Set(systemIds)
  for (let from = 0; from < systemIds.length; from += AT_ONCE) {
    const wired = await engine.run(wireSystems, project, systemIds.slice(from, from + AT_ONCE))
    for (const [place, wires] of wired.entries()) {
      const isFirst = from + place === 0
      const own = control.filter(({ systemId }) => systemId === wires.systemId || (isFirst && !listed.has(systemId)))
      const findings = [...(practice ? wiringFindings(wires, practice) : []), ...own]
      yield {
        systemId: wires.systemId,
        WiringOutput: practice ? wiringOutput(wires, practice) : [],
        ControllerOutput: controllerOutput(project, wires.systemId, wires, centrals),
        findings: findings.map((finding) => acceptedBy(finding, project.control?.exceptions ?? [])),
      }
    }
  }
}

function controlFindings(
  project: Project,
  pack: Pack & EquipmentRules,
  centrals: readonly SignalLine[],
): (WiringFinding | ControlFinding)[] {
  if (!project.control) return []
  return [...checkControl(project, pack), ...centrals.flatMap((line) => lineFindings(project, line))]
}
