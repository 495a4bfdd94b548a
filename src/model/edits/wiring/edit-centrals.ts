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

/** Puts others in place of central controllers; null takes one away. */
export function editCentrals(
  project: Project,
  ids: ReadonlySet<string>,
  edit: (central: CentralController) => CentralController | null,
): Change {
  return setCentrals(project, 'editCentral', (list) => list.flatMap((central) => (ids.has(central.id) ? (edit(central) ?? []) : central)))
}

/** Accepts a finding, with the reason and who says so. `at` is a time in ISO 8601. */
export function acceptFinding(project: Project, exception: Omit<ControlException, 'id'>, id = newId()): Change {
  return acceptFindings(project, [{ ...exception, id }])
}

/** Accepts several findings as one step; of a finding that was accepted before the later reason stays. */
export function acceptFindings(project: Project, accepted: readonly ControlException[]): Change {
  const { exceptions } = project.control ?? NO_CONTROL
  const keyOf = ({ code, placeId }: ControlException): string => `${code}\u0001${placeId}`
  const again = new Set(accepted.map(keyOf))
  return setControl(project, 'acceptFinding', { exceptions: [...exceptions.filter((each) => !again.has(keyOf(each))), ...accepted] })
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
