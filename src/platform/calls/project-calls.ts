import type { CODE } from '../../contract/envelope'
import {
  BIG_FILE_PATH,
  ORIGIN,
  PROJECT_PATH,
  PROJECT_PATHS,
  type CloneProject,
  type ProjectKind,
  type ProjectList,
  type RemovedProject,
  type RemovedProjects,
  type RestoredProjects,
  type SavedProject,
} from '../../contract/project-calls'
import { call, callForBytes, type Call } from '../http/http'

/** Kinds that travel packed in one field, and how a header marks it. */
const FIELD_MARK: Partial<Record<ProjectKind, 'gzip' | 'gzip json'>> = { cad: 'gzip', simulation: 'gzip json' }

/** The whole list in one page, as the specification asks for it. */
export const WHOLE_LIST = { current: 1, size: 9999 }

export function listProjects(kind: ProjectKind, page = WHOLE_LIST, signal?: AbortSignal): Promise<ProjectList> {
  const body = kind === 'simulation' ? { allField: false } : kind === 'cad' ? { origin: ORIGIN.cad } : {}
  return call({ path: PROJECT_PATHS[kind].list, query: page, body, isSilent: true, ...(signal ? { signal } : {}) })
}

/** The answer with the saved project, as it came; its reader checks it. Null where the server still has the revision that the caller knows. */
export function getProject(id: string, known?: number): Promise<ArrayBuffer | null> {
  return callForBytes({ method: 'GET', path: `${PROJECT_PATH.get}/${encodeURIComponent(id)}`, query: { known }, isSilent: true })
}

/** The saved project of any kind, unread: what a project file holds. */
export function fetchProjectFile(kind: ProjectKind, id: string): Promise<Record<string, unknown>> {
  return call({ method: 'GET', path: `${PROJECT_PATHS[kind].get}/${encodeURIComponent(id)}`, isSilent: true })
}

/** Where the browser itself can download a project's file in the next minutes: piping and CAD projects have such an address. */
export async function projectFileAddress(id: string): Promise<string> {
  return `${await call<string>({ path: BIG_FILE_PATH, body: { id } })}&download=1`
}

export function cloneProject(kind: ProjectKind, body: CloneProject): Promise<SavedProject> {
  return call({ path: PROJECT_PATHS[kind].clone, body })
}

export function removeProjects(kind: ProjectKind, ids: string[]): Promise<RemovedProjects> {
  return call({ path: PROJECT_PATHS[kind].remove, body: { ids } })
}

/** What the user has deleted of a kind and can still restore, the latest first. */
export function listRemoved(kind: ProjectKind, signal?: AbortSignal): Promise<RemovedProject[]> {
  const body = kind === 'cad' ? { origin: ORIGIN.cad } : {}
  return call({ path: PROJECT_PATHS[kind].removed, body, isSilent: true, ...(signal ? { signal } : {}) })
}

export function restoreProjects(kind: ProjectKind, ids: string[]): Promise<RestoredProjects> {
  return call({ path: PROJECT_PATHS[kind].restore, body: { ids } })
}

/** Sends the whole project; rejects with `CODE.projectConflict` and the state in the way when a newer one is stored. */
export function saveProject(kind: 'mssp' | 'cad', written: NonNullable<Call['written']>): Promise<SavedProject | typeof CODE.skippedSave> {
  return call({ path: PROJECT_PATHS[kind].save, written: marked(kind, written), isSilent: true })
}

/** Stores a project file as a new project; rejects with the place of what the server does not take. */
export function storeProjectFile(
  kind: ProjectKind,
  written: NonNullable<Call['written']>,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<SavedProject | typeof CODE.skippedSave> {
  return call({ path: PROJECT_PATHS[kind].save, written: marked(kind, written), onSent, signal, isSilent: true })
}

const marked = (kind: ProjectKind, written: NonNullable<Call['written']>): NonNullable<Call['written']> => {
  const field = FIELD_MARK[kind]
  return field === undefined ? written : { ...written, field }
}

/** Whether a project of this kind travels packed in one field when it is saved. */
export function travelsPacked(kind: ProjectKind): boolean {
  return FIELD_MARK[kind] !== undefined
}

export function makeProjectNumber(): Promise<string> {
  return call({ path: PROJECT_PATH.makeProjectNo, body: {}, isSilent: true })
}
