import type { Finding } from '../model/finding'
import type { Change } from '../model/change'
import { changedSystem } from '../model/changed-system'
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
  const tried = project && changedSystem(project, systemId, change)
  if (!project || !system || !tried) return []
  const core = await engine()
  const context = inspectContext(project)
  const known = new Set(brokenRules((await core.inspect(system, context)).findings).map(nameOf))
  return brokenRules((await core.inspect(tried, context)).findings).filter((finding) => !known.has(nameOf(finding)))
}

function brokenRules(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity, code }) => severity === 'error' && !LIMIT.test(code))
}

function nameOf({ code, nodeId, edgeId }: Finding): string {
  return `${code} ${nodeId ?? edgeId ?? ''}`
}
