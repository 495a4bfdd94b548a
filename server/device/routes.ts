import packSchema from '../../packs/pack.schema.json'
import type { FastifyInstance } from 'fastify'
import { brandSide } from '../../src/contract/account/brand'
import { CODE } from '../../src/contract/envelope'
import type { Device, DeviceFilter } from '../../src/contract/device'
import type { Pack } from '../../src/contract/pack'
import type { IndoorUnitType } from '../../src/model/project/project'
import type { Engine } from '../../src/engine/engine'
import { isMarkedThird } from '../../src/model/pack-rules/system-figures'
import { callerOf } from '../access/access'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { Refusal } from '../refusal'
import { accessoryCatalogue } from './accessories/accessory-catalogue'
import { centralRules, controllerCatalog } from './accessories/controller-rules'
import { indoorItems } from './adjust/indoor-items'
import { freshAirUnits, hydroUnits, indoorUnits, kitUnits, ventilators, ventilatorUnits } from './catalogue'
import { maxRatioOf } from './max-ratio'
import { seriesName } from './menus/menus'
import { modelsFor } from './models-for'
import { isKnown, sendPack, type PackAnswer } from './rule-pack'
import { spokenIn } from './spoken-in'

type Find = (pack: Pack, filter: DeviceFilter, language: string) => Device[]

const LISTS: Readonly<Record<IndoorUnitType, Find>> = {
  ...{ idu: indoorUnits, fa: freshAirUnits, hdo: hydroUnits },
  ...{ ahu: kitUnits, hrv: ventilatorUnits },
}

/** Registers the equipment calls of the design specification, section 7.2, answered from one rule pack. */
export function addDeviceRoutes(
  app: FastifyInstance,
  { pack, engine, houseWords }: { pack: Pack; engine: Engine; houseWords: readonly string[] },
  packAnswer: PackAnswer,
): void {
  for (const [row, kind] of [
    [CALLS.device.freshAirUnits, 'fa'],
    [CALLS.device.hydroUnits, 'hdo'],
  ] as const) {
    handle(app, row, (request) => {
      const records = LISTS[kind](pack, request.body, spokenIn(request))
      return { records, total: records.length }
    })
  }

  handle(app, CALLS.device.indoorUnits, async (request) => {
    const { unitType = 'idu', series, ...filter } = request.body
    const taken = modelsFor(pack, series)
    const devices = LISTS[unitType](pack, filter, spokenIn(request)).filter(({ modelName }) => taken?.has(modelName) ?? true)
    return await indoorItems(engine, pack, devices, request.body)
  })

  handle(app, CALLS.device.ventilators, (request) => {
    const records = ventilators(pack, request.body, spokenIn(request))
    return { records, total: records.length }
  })

  handle(app, CALLS.device.accessories, (request) => {
    const reader = { side: brandSide(callerOf(request).brand, houseWords), language: spokenIn(request) }
    return accessoryCatalogue(pack, request.body, reader)
  })

  handle(app, CALLS.device.centralRules, (request) => centralRules(pack, spokenIn(request)))

  handle(app, CALLS.device.centralRule, (request) => {
    const rule = centralRules(pack, spokenIn(request)).find(({ ruleId }) => ruleId === request.query.ruleId)
    if (!rule) throw new Refusal(CODE.notFound, 'The rule pack has no such rule: ask for the list of rules first.')
    return rule
  })

  handle(app, CALLS.device.controllerCatalog, (request) => controllerCatalog(pack, spokenIn(request)))

  handle(app, CALLS.device.maxRatio, (request) => {
    const ratio = maxRatioOf(pack, request.body.models)
    if (!ratio) throw new Refusal(CODE.notFound, 'The rule pack does not know all of these outdoor units.')
    return ratio
  })

  handle(app, CALLS.device.series, (request) => ({
    records: pack.series.map((series) => ({
      ...series,
      name: seriesName(pack, series.id, spokenIn(request)),
      isV8: isMarkedThird(pack, callerOf(request).library, series),
    })),
  }))

  addPack(app, packAnswer)
}

function addPack(app: FastifyInstance, whole: PackAnswer): void {
  handle(app, CALLS.device.rulePack, async (request, reply) => {
    void reply.headers({ etag: whole.etag, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' })
    if (isKnown(request.headers['if-none-match'], whole.etag)) return reply.status(304).send(null)
    return sendPack(request, reply, whole)
  })

  const schemaText = Buffer.from(JSON.stringify(packSchema))
  handle(app, CALLS.device.packSchema, async (_request, reply) => reply.type('application/schema+json').send(schemaText))
}
