import packSchema from '../../packs/pack.schema.json'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HEADER } from '../../src/contract/account'
import { CODE } from '../../src/contract/envelope'
import type { Pack } from '../../src/contract/pack'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { languageOf } from '../plugins/language'
import { Refusal } from '../refusal'
import { freshAirUnits, hydroUnits, indoorMenu, indoorUnits, outdoorMenu } from './catalogue'
import { maxRatioOf } from './max-ratio'
import { menuWord } from './menu-words'
import { isKnown, packAnswerOf } from './rule-pack'

/** Returns the interface code of the language that the header names. */
const spokenIn = (request: FastifyRequest): string => languageOf(request.headers[HEADER.language])

/** Registers the equipment calls of the design specification, section 7.2, answered from one rule pack. */
export function addDeviceRoutes(app: FastifyInstance, pack: Pack): void {
  for (const [row, find] of [
    [CALLS.device.indoorUnits, indoorUnits],
    [CALLS.device.freshAirUnits, freshAirUnits],
    [CALLS.device.hydroUnits, hydroUnits],
  ] as const) {
    handle(app, row, (request) => {
      const records = find(pack, request.body, spokenIn(request))
      return { records, total: records.length }
    })
  }

  handle(app, CALLS.device.outdoorMenu, (request) => outdoorMenu(pack, spokenIn(request)))

  handle(app, CALLS.device.indoorMenu, (request) => indoorMenu(pack, spokenIn(request)))

  handle(app, CALLS.device.maxRatio, (request) => {
    const ratio = maxRatioOf(pack, request.body.models)
    if (!ratio) throw new Refusal(CODE.notFound, 'The rule pack does not know all of these outdoor units.')
    return ratio
  })

  handle(app, CALLS.device.series, (request) => ({
    records: pack.series.map((series) => ({ ...series, name: menuWord('series', series.id, spokenIn(request)) ?? series.name })),
  }))

  addPack(app, pack)
}

function addPack(app: FastifyInstance, pack: Pack): void {
  const whole = packAnswerOf(pack)
  handle(app, CALLS.device.rulePack, async (request, reply) => {
    void reply.headers({ etag: whole.etag, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' })
    if (isKnown(request.headers['if-none-match'], whole.etag)) return reply.status(304).send(null)
    void reply.type('application/json; charset=utf-8')
    const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    return isPacked ? reply.header('content-encoding', 'gzip').send(whole.gzip) : reply.send(whole.plain)
  })

  const schemaText = Buffer.from(JSON.stringify(packSchema))
  handle(app, CALLS.device.packSchema, async (_request, reply) => reply.type('application/schema+json').send(schemaText))
}
