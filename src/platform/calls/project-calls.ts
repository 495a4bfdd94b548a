import { CALLS } from '../../contract/calls'
import type { CODE } from '../../contract/envelope'
import { ORIGIN, type ProjectKind, type ProjectList, type RemovedProject, type SavedProject } from '../../contract/project/project-calls'
import { call, callForBytes } from '../call'
import type { Request } from '../http/http'

type Written = NonNullable<Request['written']>

/** Kinds that are sent packed in one field, and the header value that marks it. */
const FIELD_MARK: Partial<Record<ProjectKind, 'gzip' | 'gzip json'>> = { cad: 'gzip', simulation: 'gzip json' }

/** The whole list in one page, as the specification asks for it. */
export const WHOLE_LIST = { current: 1, size: 9999 }

export function listProjects(kind: ProjectKind, page = WHOLE_LIST, signal?: AbortSignal): Promise<ProjectList> {
  const body = kind === 'simulation' ? { allField: false } : kind === 'cad' ? { origin: ORIGIN.cad } : {}
  return call(CALLS.project[kind].list, { query: page, body, signal })
}

/** Returns the answer with a piping or CAD project unread, for the reader in the worker. Null where the server still has the known revision. */
export function getProject(id: string, known?: number): Promise<ArrayBuffer | null> {
  return callForBytes(CALLS.project.mssp.get, { params: { id }, query: { results: 0, ...(known !== undefined && { known }) } })
}

/** Returns the saved project of any kind unread, as a project file holds it. */
export async function fetchProjectFile(kind: ProjectKind, id: string): Promise<Record<string, unknown>> {
  const project = await call(CALLS.project[kind].get, { params: { id } })
  if (project === null) throw new Error(`The server sent no project for ${id}. Load the list again.`)
  return project
}

/** Returns the address at which the browser can download the file of a piping or CAD project for some minutes. */
export async function projectFileAddress(id: string): Promise<string> {
  return `${await call(CALLS.storage.projectAddress, { body: { id }, isSilent: false })}&download=1`
}

/** Lists the projects of a kind that the user has deleted and can still restore, the latest first. */
export function listRemoved(kind: ProjectKind, signal?: AbortSignal): Promise<RemovedProject[]> {
  return call(CALLS.project[kind].removed, { body: kind === 'cad' ? { origin: ORIGIN.cad } : {}, signal })
}

/** Sends the whole project. Rejects with `CODE.projectConflict` and the conflicting state when a newer one is stored. */
export function saveProject(kind: 'mssp' | 'cad', written: Written): Promise<SavedProject | typeof CODE.skippedSave> {
  return call(CALLS.project[kind].save, { written: marked(kind, written) })
}

/** Stores a project file as a new project. Rejects with the path of a value that the server does not accept. */
export function storeProjectFile(
  kind: ProjectKind,
  written: Written,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<SavedProject | typeof CODE.skippedSave> {
  return call(CALLS.project[kind].save, { written: marked(kind, written), onSent, signal })
}

const marked = (kind: ProjectKind, written: Written): Written => {
  const field = FIELD_MARK[kind]
  return field === undefined ? written : { ...written, field }
}

/** Tells whether a project of this kind is saved packed in one field. */
export function travelsPacked(kind: ProjectKind): boolean {
  return FIELD_MARK[kind] !== undefined
}
