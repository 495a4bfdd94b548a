import { Type } from 'typebox'
import { PageSchema } from '../../src/contract/center/page'
import { CENTER_PATH } from '../../src/contract/center-paths'
import {
  ExportFilterSchema,
  MOST_DAYS,
  NoteVisitSchema,
  StatisticSchema,
  StatisticsQuestionSchema,
  VisitFilterSchema,
  VisitListSchema,
} from '../../src/contract/center/visitors'
import { isPermitted } from '../account/roles'
import { answer, answersWith } from '../answer'
import { audit } from '../audit/audit'
import { callerOf } from '../plugins/access'
import { badAt, forbidden } from '../refusal'
import type { TypedApp } from '../typed-app'
import type { VisitRepository } from './visit-repository'

const DAY_MS = 86_400_000
const tags = ['user centre']
const config = { access: { permission: 'center:users' } }

function checkRange({ from, to }: { from: string; to: string }): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (!(days >= 1 && days <= MOST_DAYS)) throw badAt('$.to', `a day at most ${MOST_DAYS} days from the first, and not before it`)
}

/** Visits to the areas of the product: noted, listed, counted, exported. */
export function addVisitorRoutes(app: TypedApp, visits: VisitRepository): void {
  app.post(
    CENTER_PATH.noteVisit,
    {
      config: { access: 'signedIn' },
      schema: { tags, summary: 'Count a visit of the caller', body: NoteVisitSchema, response: answersWith(Type.Null()) },
    },
    async (request) => {
      await visits.note(callerOf(request).id, request.body.area)
      return answer(request, null)
    },
  )

  app.post(
    CENTER_PATH.visits,
    {
      config,
      schema: {
        tags,
        summary: "Visits by account and day: all of them for super admins, others' library only",
        querystring: PageSchema,
        body: VisitFilterSchema,
        response: answersWith(VisitListSchema),
      },
    },
    async (request) => {
      checkRange(request.body)
      return answer(request, { ...(await visits.list(callerOf(request), request.body, request.query)), ...request.query })
    },
  )

  app.post(
    CENTER_PATH.visitStatistics,
    {
      config,
      schema: {
        tags,
        summary: 'Visits and visitors by day, role or area',
        body: StatisticsQuestionSchema,
        response: answersWith(Type.Array(StatisticSchema)),
      },
    },
    async (request) => {
      checkRange(request.body)
      return answer(request, await visits.statistics(callerOf(request), request.body))
    },
  )

  app.post(
    CENTER_PATH.exportVisits,
    {
      config,
      schema: {
        tags,
        summary: 'Rows for an export of the statistics of an area, for holders of its exportstats permission; by pages, oldest first',
        querystring: PageSchema,
        body: ExportFilterSchema,
        response: answersWith(VisitListSchema),
      },
    },
    async (request) => {
      const { area, from, to } = request.body
      const caller = callerOf(request)
      if (!isPermitted(caller.role, `${area}:exportstats`)) throw forbidden()
      checkRange(request.body)
      // Each page by itself: whoever begins with the second has taken it, too.
      await audit(request, 'statistics exported', area, { from, to, page: request.query.current })
      const page = await visits.list(caller, { ...request.body, sort: { key: 'day', direction: 'ascending' } }, request.query)
      return answer(request, { ...page, ...request.query })
    },
  )
}
