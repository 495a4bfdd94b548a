import type { FastifyInstance } from 'fastify'
import { CALLS } from '../../../src/contract/calls'
import type { Pack } from '../../../src/contract/pack'
import type { Engine } from '../../../src/engine/engine'
import { handle } from '../../handle'
import { proposeOutdoorUnits } from '../proposals'
import { spokenIn } from '../spoken-in'
import type { CheckUnits } from '../known-units'
import { indoorMenus, outdoorMenus } from './menus'

/** Registers the menus of outdoor units and units. */
export function addMenuRoutes(app: FastifyInstance, pack: Pack, engine: Engine, checkUnits: CheckUnits): void {
  handle(app, CALLS.device.outdoorMenu, (request) => outdoorMenus(pack, request.body, spokenIn(request)))

  handle(app, CALLS.device.indoorMenu, (request) => indoorMenus(pack, request.body, spokenIn(request)))

  handle(app, CALLS.lookup.outdoorMenuByConditions, async (request) => {
    const { ODUType, refrigerant, ...demand } = request.body
    checkUnits(demand.indoorUnits)
    const { records } = await proposeOutdoorUnits(engine, demand)
    const fitting = new Set(records.filter(({ fits }) => fits).map(({ id }) => id))
    const choices = { ...(ODUType ? { ODUType } : {}), ...(refrigerant === undefined ? {} : { refrigerant }) }
    return outdoorMenus(pack, choices, spokenIn(request), fitting)
  })
}
