import { RESTORABLE_DAYS } from '../../src/contract/project-calls'
import { addJob } from '../jobs'
import type { TypedApp } from '../typed-app'
import type { ProjectRepository } from './repository'

const DAY_MS = 86_400_000
const EVERY_MS = DAY_MS / 4

/** Deletes for good, now and then, what was removed longer ago than it can be restored. */
export function addForgetting(app: TypedApp, projects: Pick<ProjectRepository, 'forgetRemoved'>): void {
  addJob(app, 'forget removed projects', EVERY_MS, () => projects.forgetRemoved(new Date(Date.now() - RESTORABLE_DAYS * DAY_MS)))
}
