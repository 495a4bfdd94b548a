import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../src/engine/engine'
import { handle } from '../handle'
import { CALLS } from '../../src/contract/calls'
import type { CheckUnits } from './known-units'
import { proposeOutdoorUnits } from './proposals'

/** Registers the outdoor-unit search of the design specification, section 7.2. */
export function addProposalRoutes(app: FastifyInstance, engine: Engine, checkUnits: CheckUnits): void {
  handle(app, CALLS.device.outdoorUnits, async (request) => {
    checkUnits(request.body.indoorUnits)
    return await proposeOutdoorUnits(engine, request.body)
  })
}
