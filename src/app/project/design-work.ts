import { startMeasure } from '../../engine/measure/measure'
import { startAutosave } from '../../state/piping/save-project'
import { closeProject, leaveProject } from '../../state/piping/open-project'
import { configureState } from '../../state/page/ports'
import { startRecalculation } from '../../state/core/recalculate'
import { session } from '../../state/page/session'
import { projectStorage } from '../../state/piping/storage/open-storage'
import { workplace } from '../../state/page/workplace'
import type { Design } from './design'
import { reopenProject } from './reopen-project'
import { statePorts } from './state-ports'

/** Starts the conversions, and what follows every change of the project. */
export async function startDesign(): Promise<Design> {
  // Its thread is there by the time the guard opens the project that was left.
  if (session.token !== null && workplace.projectId !== null) projectStorage()
  await startMeasure()
  configureState(statePorts)
  startAutosave()
  startRecalculation()
  return { closeProject, leaveProject, reopenProject }
}
