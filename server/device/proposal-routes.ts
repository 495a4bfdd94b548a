import type { FastifyInstance } from 'fastify'
import { InputError } from '../../src/contract/input-error'
import type { Pack } from '../../src/contract/pack'
import type { Engine } from '../../src/engine/engine'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import { proposeOutdoorUnits } from './proposals'

/** Registers the outdoor-unit search of the design specification, section 7.2. */
export function addProposalRoutes(app: FastifyInstance, pack: Pack, engine: Engine): void {
  const known = new Set(
    [pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits].flatMap(({ items }) => items.map(({ id }) => id)),
  )
  handle(app, CALLS.device.outdoorUnits, async (request) => {
    const unknown = request.body.indoorUnits.findIndex(({ modelName }) => !known.has(modelName))
    if (unknown >= 0) throw new InputError(`$.indoorUnits[${unknown}].modelName`, 'a model of the rule pack')
    return await proposeOutdoorUnits(engine, request.body)
  })
}
