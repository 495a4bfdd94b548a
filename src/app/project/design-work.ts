import { startMeasure } from '../../engine/measure/measure'
import { startAutosave } from '../../state/document/autosave'
import { closeProject, leaveProject } from '../../state/document/open-project'
import { configureState } from '../../state/document/ports'
import { startRecalculation } from '../../state/core/recalculate'
import { session } from '../../state/page/session'
import { projectStorage } from '../../state/document/storage/open-storage'
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
