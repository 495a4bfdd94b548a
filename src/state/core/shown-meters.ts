import type { LimitMeter } from '../../engine/meters/limit-meter'
import { engine } from './engine'
import { inspectContext } from './inspect-context'
import { currentProject } from '../document/project'
import { openedSystem, openResident } from './shown-system'

/**
 * How near a system of the open project is to each limit of the pack; null where there is no such system. The system on the screen is asked where it is open in the
 * core; only where the core has not heard of the last change yet is it handed over.
 */
export async function metersOf(systemId: string): Promise<LimitMeter[] | null> {
  const project = currentProject()
  const system = project?.systems[systemId]
  if (!project || !system) return null
  const resident = openedSystem() === systemId ? openResident() : null
  return resident ? resident.meters() : (await engine()).meters(system, inspectContext(project))
}
