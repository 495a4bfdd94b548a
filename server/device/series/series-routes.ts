import type { FastifyInstance } from 'fastify'
import { CALLS } from '../../../src/contract/calls'
import { CODE } from '../../../src/contract/envelope'
import type { Pack } from '../../../src/contract/pack'
import { unitGroups } from '../../../src/model/pack-rules/series/series-units'
import { handle } from '../../handle'
import { Refusal } from '../../refusal'
import { spokenIn } from '../spoken-in'
import {
  boxList,
  catalogueMapping,
  levelLimits,
  outdoorModels,
  seriesByPipeRule,
  seriesNames,
  seriesSequence,
  unitTypes,
} from './series-tables'

const listed = <T>(records: T[]): { records: T[]; total: number } => ({ records, total: records.length })

/** Registers the calls that look a table of the rule pack up, most of them by the code of a series. */
export function addSeriesRoutes(app: FastifyInstance, pack: Pack): void {
  const known = (code: string): Pack['series'][number] => {
    const series = pack.series.find(({ id }) => id === code)
    if (!series) throw new Refusal(CODE.notFound, `The rule pack has no series ${code}; listProductSeries names those it has.`)
    return series
  }

  handle(app, CALLS.series.models, (request) => {
    const { code, seriesCode } = request.query
    return listed(outdoorModels(pack, seriesCode === undefined ? undefined : known(seriesCode).id, code, spokenIn(request)))
  })

  handle(app, CALLS.series.unitKinds, ({ query: { seriesCode } }) => ({
    seriesCode,
    unitTypes: [...new Set(unitGroups(pack, known(seriesCode)).map(({ kind }) => kind))],
  }))

  handle(app, CALLS.series.unitTypes, (request) => listed(unitTypes(pack, known(request.query.seriesCode), spokenIn(request))))

  handle(app, CALLS.series.sequence, (request) => seriesSequence(pack, known(request.query.seriesCode), spokenIn(request)))

  handle(app, CALLS.series.levelLimits, ({ query }) => ({ records: levelLimits(pack, known(query.seriesCode)) }))

  handle(app, CALLS.series.boxes, ({ body: { seriesCode, JointType = 'MS', ports = 1 } }) => {
    const refrigerant = seriesCode === undefined ? '' : known(seriesCode).refrigerant
    return listed(boxList(pack, JointType, refrigerant, ports))
  })

  handle(app, CALLS.series.names, (request) => ({ records: seriesNames(pack, request.body.codes, spokenIn(request)) }))

  handle(app, CALLS.series.byPipeRule, (request) => ({ records: seriesByPipeRule(pack, request.body.rules, spokenIn(request)) }))

  handle(app, CALLS.series.catalogue, (request) => listed(catalogueMapping(pack, spokenIn(request))))
}
