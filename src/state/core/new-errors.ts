import type { Engine } from '../../engine/engine'
import type { InspectContext } from '../../engine/encode/encode-design'
import type { Change } from '../../model/change/change'
import type { Finding } from '../../model/finding/finding'
import type { System } from '../../model/project/project'
import { changedSystem } from '../../model/change/changed-system'
import { nextSlice } from '../../schedule/next-slice'
import { engine } from './engine'
import { inspectContext } from './inspect-context'
import { currentProject, projectState } from '../piping/project'
import { results } from './results'

const LIMIT = /^limit\./

/**
 * Returns the rules that a system would break after a change and does not break now; limits never refuse a change. The core inspects a changed copy of the
 * whole system.
 */
export async function newErrors(systemId: string, change: Change): Promise<Finding[]> {
  return brokenRules(await addedErrors(systemId, change))
}

/** Returns the rules that findings say are broken, without the limits. */
export function brokenRules(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ severity, code }) => severity === 'error' && !LIMIT.test(code))
}

/** Returns the errors that a system would have after a change and does not have now: broken rules, and limits that would be exceeded. */
export async function addedErrors(systemId: string, change: Change): Promise<Finding[]> {
  const project = currentProject()
  const system = project?.systems[systemId]
  const tried = project && changedSystem(project, systemId, change)
  if (!project || !system || !tried) return []
  const core = await engine()
  const context = inspectContext(project)
  await nextSlice()
  const known = new Set((await presentFindings(core, system, context)).filter(isError).map(nameOf))
  return (await core.inspect(tried, context)).findings.filter((finding) => isError(finding) && !known.has(nameOf(finding)))
}

/** Returns the findings of a system's present answer where all of its errors are listed; otherwise inspects the system again. */
async function presentFindings(core: Engine, system: System, context: InspectContext): Promise<readonly Finding[]> {
  const shown = results.bySystem[system.id]
  const isPresent = shown?.isListed === true && shown.revision === projectState.revision && shown.errorCount <= shown.findings.length
  return isPresent ? shown.findings : (await core.inspect(system, context)).findings
}

function isError({ severity }: Finding): boolean {
  return severity === 'error'
}

function nameOf({ code, nodeId, edgeId }: Finding): string {
  return `${code} ${nodeId ?? edgeId ?? ''}`
}
