import type { FastifyInstance } from 'fastify'
import { CALLS } from '../../../src/contract/calls'
import { designOf } from '../../../src/contract/device/wire-design'
import { InputError } from '../../../src/contract/input-error'
import type { Pack } from '../../../src/contract/pack'
import type { Engine } from '../../../src/engine/engine'
import { relativeHumidities } from '../../../src/engine/weather/relative-humidity'
import { refusedUnits } from '../../../src/model/pack-rules/series/refused-units'
import { newIndoorUnit } from '../../../src/model/project/defaults'
import type { EquipmentPack } from '../../../src/model/project/equipment'
import { callerOf } from '../../access/access'
import { handle } from '../../handle'
import { maxRatioOf } from '../max-ratio'
import { refusalSentence } from '../menus/lookup-words'
import { spokenIn } from '../spoken-in'
import { createdSystem } from './new-system'
import { pipeRecordOf, withChangedPipes } from './posted-system'
import { outsideList, rangeList } from './range-answers'

/** Registers the questions about one system and its design. */
export function addSystemRoutes(app: FastifyInstance, pack: Pack & EquipmentPack, engine: Engine): void {
  handle(app, CALLS.lookup.humidity, async ({ body }) => {
    const humidities = await engine.run(relativeHumidities, designOf(body))
    return {
      coolingInDoorRelativeHumidity: humidities.coolingIndoor,
      coolingOutDoorRelativeHumidity: humidities.coolingOutdoor,
      heatingInDoorRelativeHumidity: humidities.heatingIndoor,
      heatingOutDoorRelativeHumidity: humidities.heatingOutdoor,
    }
  })

  handle(app, CALLS.lookup.createSystem, (request) => createdSystem(pack, callerOf(request).library, request.body))

  handle(app, CALLS.lookup.refusals, (request) => {
    const { oduModels, indoorUnits } = request.body
    const ratio = maxRatioOf(pack, oduModels)
    if (!ratio) throw new InputError('$.oduModels', 'outdoor models of the rule pack')
    const units = indoorUnits.map(({ type, modelName }, index) => newIndoorUnit({ id: String(index), type, model: modelName }))
    const records = refusedUnits(pack, oduModels, ratio.maxCrSpecial, units).flatMap(({ id, reasons }) =>
      reasons.map((reason) => ({
        index: Number(id),
        id: indoorUnits[Number(id)]?.id ?? '',
        modelName: reason.model,
        code: reason.code,
        values: reason.values,
        message: refusalSentence(reason, spokenIn(request)),
      })),
    )
    return { records, total: records.length }
  })

  handle(app, CALLS.lookup.ranges, (request) => rangeList(pack, spokenIn(request)))

  handle(app, CALLS.lookup.outsideRanges, ({ body }) => {
    const records = outsideList(pack, body)
    return { records, total: records.length }
  })

  handle(app, CALLS.lookup.connectionPipes, (request) =>
    pipeRecordOf({ pack, engine, library: callerOf(request).library, language: spokenIn(request) }, request.body),
  )

  handle(app, CALLS.lookup.updatePipeInfo, (request) =>
    pipeRecordOf({ pack, engine, library: callerOf(request).library, language: spokenIn(request) }, withChangedPipes(request.body)),
  )
}
