import type { Finding } from '../model/finding'
import type { Change } from '../model/change'
import { copyDiagram } from '../model/diagram-rows'
import type { Project, System } from '../model/project'
import { replay } from './commit'
import { engine } from './engine'
import { inspectContext } from './inspect-context'
import { currentProject } from './project'

const LIMIT = /^limit\./

/**
 * The rules that a system would break after a change and does not break now; limits never refuse a change. The change is tried on a copy, and the core looks at
 * the whole of it.
 */
export async function newErrors(systemId: string, change: Change): Promise<Finding[]> {
  const project = currentProject()
  const system = project?.systems[systemId]
  if (!project || !system) return []
  const tried = trySystem(project, system, change)
  const core = await engine()
  const context = inspectContext(project)
  const known = new Set(brokenRules((await core.inspect(system, context)).findings).map(nameOf))
  return brokenRules((await core.inspect(tried, context)).findings).filter((finding) => !known.has(nameOf(finding)))
}

/** A system as a change would leave it; the project stays as it is. */
export function trySystem(project: Project, system: System, change: Change): System {
  const copy: System = { ...system, indoorUnits: [...system.indoorUnits], diagram: copyDiagram(system.diagram) }
  const tried: Project = { ...project, systemOrder: [...project.systemOrder], systems: { ...project.systems, [system.id]: copy } }
  replay(tried, [change])
  return tried.systems[system.id] ?? copy
}

function brokenRules(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity, code }) => severity === 'error' && !LIMIT.test(code))
}

function nameOf({ code, nodeId, edgeId }: Finding): string {
  return `${code} ${nodeId ?? edgeId ?? ''}`
}
