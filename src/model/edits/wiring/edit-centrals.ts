import type { Change } from '../../change/change'
import { newId } from '../../change/ids'
import type { Project } from '../../project/project'
import { NO_CONTROL, type CentralController, type Control, type ControlException } from '../../wiring/control'
import type { WireEdits } from '../../wiring/wiring'

/** Adds central controllers or gateways. */
export function addCentrals(project: Project, centrals: readonly CentralController[]): Change {
  return setCentrals(project, 'addCentrals', (list) => [...list, ...centrals])
}

export function removeCentrals(project: Project, ids: Iterable<string>): Change {
  const gone = new Set(ids)
  return setCentrals(project, 'removeCentrals', (list) => list.filter(({ id }) => !gone.has(id)))
}

/** Sets name, systems or line of a central controller. */
export function editCentral(
  project: Project,
  id: string,
  patch: { name?: string; systemIds?: readonly string[]; edits?: WireEdits },
): Change {
  return setCentrals(project, 'editCentral', (list) => list.map((central) => (central.id === id ? { ...central, ...patch } : central)))
}

/** Accepts a finding, with the reason and who says so. `at` is a time in ISO 8601. */
export function acceptFinding(project: Project, exception: Omit<ControlException, 'id'>, id = newId()): Change {
  const { exceptions } = project.control ?? NO_CONTROL
  const others = exceptions.filter(({ code, placeId }) => code !== exception.code || placeId !== exception.placeId)
  return setControl(project, 'acceptFinding', { exceptions: [...others, { ...exception, id }] })
}

export function withdrawExceptions(project: Project, ids: Iterable<string>): Change {
  const gone = new Set(ids)
  const { exceptions } = project.control ?? NO_CONTROL
  return setControl(project, 'withdrawExceptions', { exceptions: exceptions.filter(({ id }) => !gone.has(id)) })
}

function setCentrals(project: Project, label: string, edit: (list: readonly CentralController[]) => CentralController[]): Change {
  const { centrals } = project.control ?? NO_CONTROL
  return setControl(project, label, { centrals: edit(centrals) })
}

function setControl(project: Project, label: string, patch: Partial<Omit<Control, 'groups'>>): Change {
  const { centrals, exceptions } = project.control ?? NO_CONTROL
  const before = { centrals, exceptions }
  return { label, ops: [{ table: 'control', before, after: { ...before, ...patch } }] }
}
