import { CODE } from '../../contract/envelope'
import { CallError } from '../../platform/http/call-error'
import { pathOf } from '../../platform/areas'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { leaveProject } from '../../state/piping/open-project'

const MESSAGE_MS = 3_000
const CAD_LIST = `#${pathOf('cadProjects')}`

/** Shows for 3 s that the status of the CAD project has changed, in the wording of the specification, and opens the list of CAD projects. */
export async function leaveCadProject(message: string): Promise<void> {
  notify('error', `${message}. ${callFailure(new CallError(message, CODE.cadStatusChanged))}`, MESSAGE_MS)
  window.location.hash = CAD_LIST
  await leaveProject()
}
