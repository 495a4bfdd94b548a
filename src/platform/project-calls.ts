import type { CODE } from '../contract/envelope'
import {
  PROJECT_PATH,
  type CloneProject,
  type ProjectFilter,
  type ProjectList,
  type RemovedProjects,
  type SavedProject,
} from '../contract/project-calls'
import { call } from './http'

const WHOLE_LIST = { current: 1, size: 9999 }

export function listProjects(filter: ProjectFilter = {}, page = WHOLE_LIST, signal?: AbortSignal): Promise<ProjectList> {
  return call({ path: PROJECT_PATH.list, query: page, body: filter, isSilent: true, ...(signal ? { signal } : {}) })
}

/** The saved project as it travels; its reader checks it. */
export function getProject(id: string): Promise<unknown> {
  return call({ method: 'GET', path: `${PROJECT_PATH.get}/${encodeURIComponent(id)}`, isSilent: true })
}

export function cloneProject(body: CloneProject): Promise<SavedProject> {
  return call({ path: PROJECT_PATH.clone, body })
}

export function removeProjects(ids: string[]): Promise<RemovedProjects> {
  return call({ path: PROJECT_PATH.remove, body: { ids } })
}

/** Sends the whole project; rejects with `CODE.projectConflict` and the state in the way when a newer one is stored. */
export function saveProject(wire: unknown): Promise<SavedProject | typeof CODE.skippedSave> {
  return call({ path: PROJECT_PATH.save, body: wire, isSilent: true })
}

export function makeProjectNumber(): Promise<string> {
  return call({ path: PROJECT_PATH.makeProjectNo, body: {}, isSilent: true })
}
