import type { FastifyInstance } from 'fastify'
import { CALLS } from '../../../src/contract/calls'
import type { Pack } from '../../../src/contract/pack'
import type { Engine } from '../../../src/engine/engine'
import { callerOf } from '../../access/access'
import { handle } from '../../handle'
import { adjustedList, manualOutdoor } from './adjust-answers'

/** Registers the calls for what the units of a list deliver before anything is drawn: one function of the core, three kinds of units. */
export function addAdjustRoutes(app: FastifyInstance, pack: Pack, engine: Engine): void {
  for (const [row, kind] of [
    [CALLS.device.adjustIndoor, 'indoor'],
    [CALLS.device.adjustHydro, 'hydro'],
    [CALLS.device.adjustFreshAir, 'freshAir'],
  ] as const) {
    handle(app, row, (request) => adjustedList(engine, pack, kind, callerOf(request).library, request.body))
  }

  handle(app, CALLS.device.adjustOutdoor, (request) => manualOutdoor(engine, pack, callerOf(request).library, request.body))
}
