import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { CODE } from '../../src/contract/envelope'
import { CALLS } from '../../src/contract/calls'
import type { DatabaseState } from '../database/database-state'

/** Buckets in seconds, from answers out of memory to uploads. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const SAVES: ReadonlyMap<string, string> = new Map(Object.entries(CALLS.project).map(([kind, { save }]) => [save.path, kind]))
/** Label for addresses without a route: each address as a label of its own would be unbounded. */
const NO_ROUTE = 'none'

export interface Metrics {
  /** Returns all metrics in the text form of Prometheus, with its content type. */
  text(): Promise<string>
  contentType: string
}

/** Counts the calls of a server and its refusals; adds the state of the database, the connections and the process. */
export function createMetrics(app: FastifyInstance, doesDatabaseAnswer: DatabaseState): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    ...{ name: 'branchline_call_duration_seconds', help: 'Calls by route, method and HTTP status, and how long they took', registers },
    ...{ labelNames: ['route', 'method', 'status'] as const, buckets: DURATIONS },
  })
  const refusals = new Counter({
    ...{ name: 'branchline_refusals_total', help: 'Calls answered with another code than 20000', registers },
    labelNames: ['route', 'code'] as const,
  })
  const saves = new Counter({
    ...{ name: 'branchline_saves_total', help: 'Saves of projects that were stored or refused, by kind', registers },
    labelNames: ['kind', 'outcome'] as const,
  })
  addStates(registers, app, doesDatabaseAnswer)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE
    calls.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1_000)
    if (request.refusedWith !== null) refusals.inc({ route, code: request.refusedWith })
    const kind = SAVES.get(route)
    if (kind !== undefined) saves.inc({ kind, outcome: outcomeOf(request, reply) })
    done()
  })
  return { text: () => registry.metrics(), contentType: registry.contentType }
}

function addStates(registers: Registry[], app: FastifyInstance, doesDatabaseAnswer: DatabaseState): void {
  new Gauge({
    ...{ name: 'branchline_database_up', help: '1 while the database answers, else 0', registers },
    async collect() {
      this.set((await doesDatabaseAnswer()) ? 1 : 0)
    },
  })
  new Gauge({
    ...{ name: 'branchline_connections', help: 'Open connections', registers },
    async collect() {
      this.set(await new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count))))
    },
  })
  new Gauge({
    ...{ name: 'branchline_connections_refused', help: 'Connections ended since the start because there were too many', registers },
    collect() {
      this.set(app.refusedConnections.count)
    },
  })
}

const outcomeOf = (request: FastifyRequest, reply: FastifyReply): string => {
  if (request.refusedWith === CODE.projectConflict || request.refusedWith === CODE.cadStatusChanged) return 'conflict'
  return request.refusedWith === null && reply.statusCode === 200 ? 'stored' : 'refused'
}
