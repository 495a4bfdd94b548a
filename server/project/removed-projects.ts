import { addJob } from '../jobs'
import type { TypedApp } from '../typed-app'
import type { EveryKindRepository } from './every-kind-repository'
import { RESTORABLE_MS } from './removed-item'

const EVERY_MS = 6 * 3_600_000

/** Deletes for good, now and then, what was removed longer ago than it can be restored. */
export function addForgetting(app: TypedApp, projects: Pick<EveryKindRepository, 'forgetRemoved'>): void {
  addJob(app, 'forget removed projects', EVERY_MS, () => projects.forgetRemoved(new Date(Date.now() - RESTORABLE_MS)))
}
