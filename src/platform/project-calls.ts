import type { CODE } from '../contract/envelope'
import {
  PROJECT_PATH,
  type CloneProject,
  type ProjectFilter,
  type ProjectList,
  type RemovedProjects,
  type SavedProject,
} from '../contract/project-calls'
import { call, callForBytes, type Call } from './http'

const WHOLE_LIST = { current: 1, size: 9999 }

export function listProjects(filter: ProjectFilter = {}, page = WHOLE_LIST, signal?: AbortSignal): Promise<ProjectList> {
  return call({ path: PROJECT_PATH.list, query: page, body: filter, isSilent: true, ...(signal ? { signal } : {}) })
}

/** The answer with the saved project, as it came; its reader checks it. Null where the server still has the revision that the caller knows. */
export function getProject(id: string, known?: number): Promise<ArrayBuffer | null> {
  return callForBytes({ method: 'GET', path: `${PROJECT_PATH.get}/${encodeURIComponent(id)}`, query: { known }, isSilent: true })
}

export function cloneProject(body: CloneProject): Promise<SavedProject> {
  return call({ path: PROJECT_PATH.clone, body })
}

export function removeProjects(ids: string[]): Promise<RemovedProjects> {
  return call({ path: PROJECT_PATH.remove, body: { ids } })
}

/** Sends the whole project; rejects with `CODE.projectConflict` and the state in the way when a newer one is stored. */
export function saveProject(written: NonNullable<Call['written']>): Promise<SavedProject | typeof CODE.skippedSave> {
  return call({ path: PROJECT_PATH.save, written, isSilent: true })
}

export function makeProjectNumber(): Promise<string> {
  return call({ path: PROJECT_PATH.makeProjectNo, body: {}, isSilent: true })
}
