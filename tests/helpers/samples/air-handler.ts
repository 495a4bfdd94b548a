import type { AirHandler, KitChoice } from '../../../src/model/project/air-handler'
import type { SampleLine } from './listed-system'

function choice(id: string, model: string, kits: number, ports: number, coolingKw: number): KitChoice {
  return { id, model, kits, ports, coolingKw: [coolingKw], heatingKw: [coolingKw * 1.1], extra: {} }
}

/** Four kits with five ports for five coils, so each port goes straight to its coil, and their number is odd. */
const LOBBY: AirHandler = {
  name: 'Lobby air handler',
  coils: 5,
  choices: [choice('wide', 'AK-200', 1, 2, 20), choice('narrow', 'AK-160', 3, 1, 14)],
  extra: {},
}

/** Two kits with two ports each for two coils: merged. */
const KITCHEN: AirHandler = { name: 'Kitchen air handler', coils: 2, choices: [choice('kitchen', 'AK-090', 2, 2, 9)], extra: {} }

/** Two air handlers, one with four kits, beside two ducted units. */
export const AIR_HANDLER = {
  id: 'air-handler',
  name: 'Air handlers',
  level: 3,
  outdoorModels: ['X4P-42C'],
  lines: [
    { type: 'ahu', model: 'AK-160', room: 'Lobby', floor: '1', airHandler: LOBBY },
    { type: 'ahu', model: 'AK-090', room: 'Kitchen', floor: '1', airHandler: KITCHEN },
    { model: 'DM-056', room: 'Gallery', floor: '2', requiredCoolingKw: 5 },
    { model: 'FA-140', room: 'Foyer', floor: '2' },
  ] satisfies SampleLine[],
}
