import type { LimitMeter } from '../../engine/meters/limit-meter'
import { engine } from './engine'
import { inspectContext } from './inspect-context'
import { currentProject } from '../piping/project'
import { openedSystem, openResident } from './shown-system'

/**
 * Returns how near a system of the open project is to each limit of the pack; null without such a system. For the system on the screen the core answers from
 * its mirror; the whole system is sent only while the mirror lacks the last change.
 */
export async function metersOf(systemId: string): Promise<LimitMeter[] | null> {
  const project = currentProject()
  const system = project?.systems[systemId]
  if (!project || !system) return null
  const resident = openedSystem() === systemId ? openResident() : null
  return resident ? resident.meters() : (await engine()).meters(system, inspectContext(project))
}
