import { DEVICE_PATH, OutdoorDemandSchema, OutdoorProposalsSchema } from '../../src/contract/device'
import { InputError } from '../../src/contract/input-error'
import type { Pack } from '../../src/contract/pack'
import type { Engine } from '../../src/engine/engine'
import { answer, answersWith } from '../answer'
import type { TypedApp } from '../typed-app'
import { proposeOutdoorUnits } from './proposals'

/** The outdoor-unit search of the design specification, section 7.2. */
export function addProposalRoutes(app: TypedApp, pack: Pack, engine: Engine): void {
  const known = new Set(
    [pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits].flatMap(({ items }) => items.map(({ id }) => id)),
  )
  app.post(
    DEVICE_PATH.outdoorUnits,
    {
      config: { access: { permission: 'mssp' } },
      schema: {
        tags: ['device'],
        summary: 'Outdoor units that fit, ranked',
        body: OutdoorDemandSchema,
        response: answersWith(OutdoorProposalsSchema),
      },
    },
    async (request) => {
      const unknown = request.body.indoorUnits.findIndex(({ modelName }) => !known.has(modelName))
      if (unknown >= 0) throw new InputError(`$.indoorUnits[${unknown}].modelName`, 'a model of the rule pack')
      return answer(request, await proposeOutdoorUnits(engine, request.body))
    },
  )
}
