import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/open-database'
import { addPurge } from '../../purge/purge'
import { everyKindRepository } from '../every-kind-repository'
import { RESTORABLE_MS } from './removed-item'

const EVERY_MS = 6 * 3_600_000

/** Adds the job that deletes removed projects for good once they can no longer be restored. */
export function addForgetting(app: FastifyInstance, tables: Database['tables']): void {
  const projects = everyKindRepository(tables)
  addPurge(app, tables, 'forget removed projects', EVERY_MS, () => projects.forgetRemoved(new Date(Date.now() - RESTORABLE_MS)))
}
