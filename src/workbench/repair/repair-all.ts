import i18next from 'i18next'
import { proxy, ref } from 'valtio'
import { squash } from '../../model/change/invert'
import type { Change } from '../../model/change/change'
import { after } from '../../model/edits/clip/open-places'
import { keepingChange } from '../../model/redrawing/kept-change'
import type { Finding } from '../../model/finding/finding'
import type { Project } from '../../model/project/project'
import { notify } from '../../platform/notify'
import { slice } from '../../schedule/slice'
import { nextSlice } from '../../schedule/next-slice'
import { engine } from '../../state/core/engine'
import { inspectContext } from '../../state/core/inspect-context'
import { findingName } from '../../state/core/try-change'
import { packState, type DesignPack } from '../../state/core/pack'
import { currentProject, projectState } from '../../state/piping/project'
import { change, mayChange } from '../commands/change'
import { safeRepair, type LeftFinding } from './safe-repairs'

interface Repairing {
  /** The share of the findings that were looked at, 0 to 1; null while nothing is repaired. */
  progress: number | null
  /** What the last repair of all left in a system, valid for this revision of the project; null before the first, and once it is closed. */
  last: { systemId: string; revision: number; repaired: number; left: readonly LeftFinding[] } | null
}

/** The repair of all that is safe, for the screen. */
export const repairing = proxy<Repairing>({ progress: null, last: null })

let stopping = new AbortController()

/** Cancels the repair of all; the project stays as it is. */
export function stopRepairing(): void {
  stopping.abort()
}

/** The changes that mend findings without bringing others, and what they leave. */
export interface AllRepaired {
  changes: Change[]
  left: LeftFinding[]
}

/** Finds repairs one after the other, each on the project with those before it; errors come first. The project stays as it is. */
export async function findSafeRepairs(
  project: Project,
  systemId: string,
  pack: DesignPack,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<AllRepaired> {
  const core = await engine()
  const context = { ...inspectContext(project), arrange: false, changers: false }
  const changes: Change[] = []
  const left = new Map<string, LeftFinding>()
  let now = project
  let result = await core.inspect(systemOf(now, systemId), context)
  const nameOf = (finding: Finding): string => findingName(systemOf(now, systemId).diagram, finding)
  const total = result.findings.length
  while (!signal.aborted) {
    const finding = result.findings.find((each) => !left.has(nameOf(each)))
    if (!finding) break
    onProgress(1 - result.findings.filter((each) => !left.has(nameOf(each))).length / Math.max(1, total))
    await nextSlice()
    const found = await safeRepair(now, systemId, result, finding, pack, signal)
    if ('reason' in found) left.set(nameOf(finding), found)
    else {
      changes.push(found.change)
      now = after(now, systemId, found.change)
      result = found.tried.result
    }
  }
  const still = new Set(result.findings.map(nameOf))
  return { changes, left: [...left.values()].filter(({ finding }) => still.has(nameOf(finding))) }
}

function systemOf(project: Project, systemId: string): Project['systems'][string] {
  const system = project.systems[systemId]
  if (!system) throw new Error(`There is no system ${systemId} in this project.`)
  return system
}

/**
 * Makes all repairs of a system that mend a finding and bring no other, as one step of undo, and says what is left and why. `stopRepairing` cancels it: then
 * nothing is changed.
 */
export async function repairAllSafe(systemId: string): Promise<void> {
  const { pack } = packState
  const project = currentProject()
  if (!pack || !project || repairing.progress !== null || !mayChange()) return
  const { revision } = projectState
  stopping = new AbortController()
  repairing.last = null
  repairing.progress = 0
  try {
    const { signal } = stopping
    await i18next.loadNamespaces(['panels', 'placing'])
    const { changes, left } = await findSafeRepairs(project, systemId, pack, signal, (share) => (repairing.progress = share))
    if (signal.aborted) return
    const whole = squash('repairAll', changes)
    if (changes.length > 0) await slice(keepingChange(whole), { mustFinish: true })
    if (projectState.revision !== revision) {
      notify('info', i18next.t('placing:changedMeanwhile'))
      return
    }
    if (changes.length > 0 && !change(() => whole)) return
    repairing.last = ref({ systemId, revision: projectState.revision, repaired: changes.length, left })
    notify(changes.length > 0 ? 'good' : 'info', i18next.t('panels:repairAll.done', { count: changes.length, left: left.length }))
  } catch (error) {
    notify('error', i18next.t('placing:failed', { reason: error instanceof Error ? error.message : String(error) }))
  } finally {
    repairing.progress = null
  }
}
