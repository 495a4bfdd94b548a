import type { FastifyInstance } from 'fastify'
import { CALLS } from '../../../src/contract/calls'
import type { Pack } from '../../../src/contract/pack'
import type { KitCheckRules } from '../../../src/model/pack-rules/kit-check'
import { handle } from '../../handle'
import { modelsFor } from '../models-for'
import { checkedKits, kitList, kitRanges, recommendedKits } from './kit-answers'

/** Registers the calls for kits of air handlers. */
export function addKitRoutes(app: FastifyInstance, pack: Pack & KitCheckRules): void {
  handle(app, CALLS.kits.list, ({ body }) => {
    const records = kitList(pack, modelsFor(pack, body.seriesCode))
    return { records, total: records.length }
  })

  handle(app, CALLS.kits.recommend, ({ body }) => recommendedKits(pack, body))

  handle(app, CALLS.kits.check, ({ body }) => checkedKits(pack, body))

  handle(app, CALLS.kits.ranges, ({ body }) => kitRanges(pack, body.models))
}
