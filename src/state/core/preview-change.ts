import type { LimitMeter } from '../../engine/meters/limit-meter'
import type { SystemResult } from '../../engine/decode/system-result'
import type { Change } from '../../model/change/change'
import type { System } from '../../model/project/project'
import { changedSystem } from '../../model/change/changed-system'
import { engine } from './engine'
import { inspectContext } from './inspect-context'
import { currentProject } from '../document/project'

/** What the core says of a system. */
export interface Preview {
  /** The system as it would be. */
  system: System
  result: SystemResult
  meters: LimitMeter[]
}

/** What a change would make of a system of the open project: the core's answers for a copy of it, the project stays as it is. null without such a system. */
export async function previewChange(systemId: string, change: Change): Promise<Preview | null> {
  const project = currentProject()
  const changed = project && changedSystem(project, systemId, change)
  if (!project || !changed) return null
  const context = { ...inspectContext(project), arrange: false }
  const core = await engine()
  const [result, meters] = await Promise.all([core.inspect(changed, context), core.meters(changed, context)])
  return { system: changed, result, meters }
}
