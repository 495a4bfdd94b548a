import type { LimitMeter } from '../../engine/meters/limit-meter'
import type { SystemResult } from '../../engine/decode/system-result'
import type { Change } from '../../model/change/change'
import type { System } from '../../model/project/project'
import { changedSystem } from '../../model/change/changed-system'
import { engine } from './engine'
import { inspectContext } from './inspect-context'
import { currentProject } from '../piping/project'

/** The core's answer for a changed copy of a system. */
export interface Preview {
  /** The changed copy of the system. */
  system: System
  result: SystemResult
  meters: LimitMeter[]
}

/** Returns the core's answers for a copy of a system with a change applied; the project stays as it is. Null where the project has no such system. */
export async function previewChange(systemId: string, change: Change): Promise<Preview | null> {
  const project = currentProject()
  const changed = project && changedSystem(project, systemId, change)
  if (!project || !changed) return null
  const context = { ...inspectContext(project), arrange: false }
  const core = await engine()
  const [result, meters] = await Promise.all([core.inspect(changed, context), core.meters(changed, context)])
  return { system: changed, result, meters }
}
