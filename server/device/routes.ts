import { Type } from 'typebox'
import packSchema from '../../packs/pack.schema.json'
import {
  DEVICE_PATH,
  DeviceFilterSchema,
  DeviceListSchema,
  MaxRatioBodySchema,
  MaxRatioSchema,
  MenuSchema,
  SeriesListSchema,
  type Device,
  type DeviceFilter,
} from '../../src/contract/device'
import type { FastifyRequest } from 'fastify'
import { HEADER } from '../../src/contract/account'
import { CODE } from '../../src/contract/envelope'
import type { Pack } from '../../src/contract/pack'
import { answer, answersWith } from '../answer'
import { languageOf } from '../mail/letters'
import { Refusal } from '../refusal'
import type { TypedApp } from '../typed-app'
import { freshAirUnits, hydroUnits, indoorMenu, indoorUnits, outdoorMenu } from './catalogue'
import { maxRatioOf } from './max-ratio'
import { menuWord } from './menu-words'
import { isKnown, packAnswerOf } from './rule-pack'

const config = { access: { permission: 'mssp' } }
const tags = ['device']
/** The interface code of the language that the header names. */
const spokenIn = (request: FastifyRequest): string => languageOf(request.headers[HEADER.language])

/** Equipment calls of the design specification, section 7.2, answered from one rule pack. */
export function addDeviceRoutes(app: TypedApp, pack: Pack): void {
  const lists: [string, string, (pack: Pack, filter: DeviceFilter, language: string) => Device[]][] = [
    [DEVICE_PATH.indoorUnits, 'Indoor units by type and capacity', indoorUnits],
    [DEVICE_PATH.freshAirUnits, 'Fresh-air units by capacity', freshAirUnits],
    [DEVICE_PATH.hydroUnits, 'Hydro units by kind and capacity', hydroUnits],
  ]
  for (const [path, summary, find] of lists) {
    app.post(path, { config, schema: { tags, summary, body: DeviceFilterSchema, response: answersWith(DeviceListSchema) } }, (request) => {
      const records = find(pack, request.body, spokenIn(request))
      return answer(request, { records, total: records.length })
    })
  }

  app.post(
    DEVICE_PATH.outdoorMenu,
    { config, schema: { tags, summary: 'Series of outdoor units', response: answersWith(MenuSchema) } },
    (request) => answer(request, outdoorMenu(pack, spokenIn(request))),
  )

  app.post(
    DEVICE_PATH.indoorMenu,
    { config, schema: { tags, summary: 'Types of indoor units', response: answersWith(MenuSchema) } },
    (request) => answer(request, indoorMenu(pack, spokenIn(request))),
  )

  app.post(
    DEVICE_PATH.maxRatio,
    {
      config,
      schema: { tags, summary: 'Connection ratio an outdoor unit allows', body: MaxRatioBodySchema, response: answersWith(MaxRatioSchema) },
    },
    (request) => {
      const ratio = maxRatioOf(pack, request.body.models)
      if (!ratio) throw new Refusal(CODE.notFound, 'The rule pack does not know all of these outdoor units.')
      return answer(request, ratio)
    },
  )

  app.get(DEVICE_PATH.series, { config, schema: { tags, summary: 'Product series', response: answersWith(SeriesListSchema) } }, (request) =>
    answer(request, {
      records: pack.series.map((series) => ({ ...series, name: menuWord('series', series.id, spokenIn(request)) ?? series.name })),
    }),
  )

  addPack(app, pack)
}

function addPack(app: TypedApp, pack: Pack): void {
  const whole = packAnswerOf(pack)
  app.get(
    DEVICE_PATH.rulePack,
    {
      config: { access: 'signedIn' },
      schema: {
        tags,
        summary: 'The whole rule pack; 304 to a caller that has it',
        response: { 200: Type.Unsafe<Buffer>(answersWith(Type.Unknown())[200]), 304: Type.Null() },
      },
    },
    async (request, reply) => {
      void reply.headers({ etag: whole.etag, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' })
      if (isKnown(request.headers['if-none-match'], whole.etag)) return reply.status(304).send(null)
      void reply.type('application/json; charset=utf-8')
      const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
      return isPacked ? reply.header('content-encoding', 'gzip').send(whole.gzip) : reply.send(whole.plain)
    },
  )

  const schemaText = Buffer.from(JSON.stringify(packSchema))
  app.get(
    DEVICE_PATH.packSchema,
    { config: { access: 'open' }, schema: { tags, summary: 'JSON schema of a rule pack', response: { 200: Type.Unsafe<Buffer>({}) } } },
    async (_request, reply) => reply.type('application/schema+json').send(schemaText),
  )
}
