import { fetchProjectFile } from '../../platform/calls/project-calls'
import { readProject } from '../../contract/project/project-wire'
import { shownMeasures, toMetric } from '../../engine/measure/measure'
import type { SystemResult } from '../../engine/decode/system-result'
import { projectOfDesign } from '../../model/edits/alternatives/switch-alternative'
import type { Project } from '../../model/project/project'
import { activeSystems, type ComparedDesign } from '../../report/compare/design-figures'
import { nextSlice } from '../../schedule/next-slice'
import { engine } from '../../state/core/engine'
import { inspectContext } from '../../state/core/inspect-context'
import { PROJECT_PREFIX } from './compare-state'

/**
 * Returns a design of the open project, or the design of another project, with its results. Systems of which the page has a result already are not calculated again.
 * @throws Error with the server's message where another project may not be read
 */
export async function computeDesign(
  open: Project,
  known: Readonly<Record<string, SystemResult>>,
  choice: { id: string; name: string },
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ComparedDesign> {
  const { project, isOpen } = await projectOf(open, choice.id)
  const core = await engine()
  const context = { ...inspectContext(project), arrange: true }
  const systems = activeSystems(project)
  const results: Record<string, SystemResult> = {}
  for (const [at, system] of systems.entries()) {
    const own = isOpen ? known[system.id] : undefined
    results[system.id] = own ?? (await core.inspect(system, context))
    onProgress((at + 1) / systems.length)
    await nextSlice()
    signal.throwIfAborted()
  }
  return { name: choice.name, project, results }
}

async function projectOf(open: Project, id: string): Promise<{ project: Project; isOpen: boolean }> {
  if (id.startsWith(PROJECT_PREFIX)) {
    const saved = await fetchProjectFile('mssp', id.slice(PROJECT_PREFIX.length))
    return { project: readProject(saved, { toMetric, shown: shownMeasures }), isOpen: false }
  }
  const aside = open.alternatives?.others.find((design) => design.id === id)
  return aside ? { project: projectOfDesign(open, aside), isOpen: false } : { project: open, isOpen: true }
}
