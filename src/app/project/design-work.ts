import { startAutosave } from '../../state/piping/save-project'
import { closeProject, leaveProject } from '../../state/piping/open-project'
import { configureState } from '../../state/page/ports'
import { startRecalculation } from '../../state/core/recalculate'
import { startControlCheck } from '../../state/core/control-check'
import { session } from '../../state/page/session'
import { projectStorage } from '../../state/piping/storage/open-storage'
import { workplace } from '../../state/page/workplace'
import type { Design } from './design'
import { reopenProject } from './reopen-project'
import { statePorts } from './state-ports'

/** Starts everything that follows a change of the project. */
export function startDesign(): Design {
  // The storage thread then starts before the guard reopens the last project.
  if (session.token !== null && workplace.projectId !== null) projectStorage()
  configureState(statePorts)
  startAutosave()
  startRecalculation()
  startControlCheck()
  return { closeProject, leaveProject, reopenProject }
}
