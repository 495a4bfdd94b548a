import type { FastifyInstance } from 'fastify'
import { MOST_DAYS } from '../../src/contract/center/visitors'
import { isPermitted } from '../access/roles'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { audit } from '../audit/audit'
import { callerOf } from '../access/access'
import { badAt, forbidden } from '../refusal'
import type { VisitRepository } from './visit-repository'

const DAY_MS = 86_400_000

function checkRange({ from, to }: { from: string; to: string }): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (!(days >= 1 && days <= MOST_DAYS)) throw badAt('$.to', `a day at most ${MOST_DAYS} days from the first, and not before it`)
}

/** Registers the calls that note, list, count and export visits to the areas of the product. */
export function addVisitorRoutes(app: FastifyInstance, visits: VisitRepository): void {
  handle(app, CALLS.center.noteVisit, async (request) => {
    await visits.note(callerOf(request).id, request.body.area)
    return null
  })

  handle(app, CALLS.center.visits, async (request) => {
    checkRange(request.body)
    return { ...(await visits.list(callerOf(request), request.body, request.query)), ...request.query }
  })

  handle(app, CALLS.center.visitStatistics, async (request) => {
    checkRange(request.body)
    return await visits.statistics(callerOf(request), request.body)
  })

  handle(app, CALLS.center.exportVisits, async (request) => {
    const { area, from, to } = request.body
    const caller = callerOf(request)
    if (!isPermitted(caller.role, `${area}:exportstats`)) throw forbidden()
    checkRange(request.body)
    // Each page is written to the audit log, for an export may begin with the second one.
    await audit(request, 'statistics exported', area, { from, to, page: request.query.current })
    const page = await visits.list(caller, { ...request.body, sort: { key: 'day', direction: 'ascending' } }, request.query)
    return { ...page, ...request.query }
  })
}
