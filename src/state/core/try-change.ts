import type { SystemResult } from '../../engine/decode/system-result'
import type { Change } from '../../model/change/change'
import { changedSystem } from '../../model/change/changed-system'
import { touchedSystems } from '../../model/change/invert'
import type { Diagram } from '../../model/diagram/diagram'
import type { Finding } from '../../model/finding/finding'
import { placeOfFinding } from '../../model/finding/place-of-finding'
import type { Project, System } from '../../model/project/project'
import { engine } from './engine'
import { inspectContext } from './inspect-context'

/** What a change would do, as the core says. */
export interface TriedChange {
  /** The changed copy of the system. */
  system: System
  result: SystemResult
  /** Findings that come: of the system, and of other systems that the change touches. */
  added: Finding[]
  /** Findings of the system that go. */
  gone: Finding[]
}

/** Checks a copy of a system with a change, and the other systems that the change touches; the project stays as it is. Null where nothing would change. */
export async function tryChange(project: Project, systemId: string, before: SystemResult, change: Change): Promise<TriedChange | null> {
  const system = change.ops.length > 0 ? changedSystem(project, systemId, change) : null
  if (!system) return null
  const core = await engine()
  const context = { ...inspectContext(project), arrange: false, changers: false }
  const result = await core.inspect(system, context)
  const { added, gone } = compareFindings(foundIn(project.systems[systemId] ?? system, before), foundIn(system, result))
  return { system, result, added: [...added, ...(await addedElsewhere(project, systemId, change))], gone }
}

/** Returns the findings that a change brings to systems other than this one. */
export async function addedElsewhere(project: Project, systemId: string, change: Change): Promise<Finding[]> {
  const core = await engine()
  const context = { ...inspectContext(project), arrange: false, changers: false }
  const added: Finding[] = []
  for (const id of touchedSystems(change) ?? []) {
    const [was, is] = [project.systems[id], id === systemId ? null : changedSystem(project, id, change)]
    if (!was || !is?.active) continue
    const [one, other] = [await core.inspect(was, context), await core.inspect(is, context)]
    added.push(...compareFindings(foundIn(was, one), foundIn(is, other)).added)
  }
  return added
}

function foundIn({ diagram }: System, { findings }: SystemResult): Found {
  return { diagram, findings }
}

/** The findings of a system, with the drawing that they are about. */
export interface Found {
  diagram: Diagram
  findings: readonly Finding[]
}

/** Returns the findings that come and go between two answers, by code and place. */
export function compareFindings(before: Found, after: Found): { added: Finding[]; gone: Finding[] } {
  const name =
    ({ diagram }: Found) =>
    (finding: Finding) =>
      findingName(diagram, finding)
  const [was, is] = [new Set(before.findings.map(name(before))), new Set(after.findings.map(name(after)))]
  return {
    added: after.findings.filter((finding) => !was.has(name(after)(finding))),
    gone: before.findings.filter((finding) => !is.has(name(before)(finding))),
  }
}

/** Returns code and place of a finding, by which it is known again in another drawing: a pipe is known by the node that it leads to, because a moved node gets another pipe. */
export function findingName(diagram: Diagram, finding: Finding): string {
  const row = placeOfFinding(diagram, finding)
  return `${finding.code} ${row < 0 ? '' : (diagram.nodeId[row] ?? '')}`
}
