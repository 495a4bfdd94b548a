import type { Pack } from '../../../src/contract/pack'
import type { Engine } from '../../../src/engine/engine'
import type { RoomDemand, SelectionDemand } from '../../../src/engine/select/demand'
import type { Candidate, SelectedSystem } from '../../../src/engine/select/selection'
import { selectSystems } from '../../../src/engine/select/select-systems'
import { isMadeFor } from '../../../src/model/pack-rules/series/frequency'
import { pickReserve } from '../../../src/model/pack-rules/pick-reserve'
import { UNSIZED } from '../../../src/model/project/sizing'
import type { Outcome } from '../check-project'
import type { Dice } from '../dice'
import { randomDemand } from './random-demand'

const MOST_ROOMS = 14
const ROUNDING = 1e-6

/** Holds a selection against what it promises: every room served once or named as unmet, no hard limit broken, the same for the same rooms in another order. */
export async function checkSelection(dice: Dice, engine: Engine, pack: Pack): Promise<Outcome> {
  const demand = randomDemand(dice, pack, MOST_ROOMS)
  const { candidates } = await engine.run(selectSystems, demand)
  for (const candidate of candidates) {
    const fault = faultOf(candidate, demand, pack)
    if (fault !== null) return { failure: fault.failure, detail: JSON.stringify({ ...fault, demand }) }
  }
  const turned = shuffled(demand.rooms, dice)
  const other = await engine.run(selectSystems, { ...demand, rooms: turned })
  if (JSON.stringify(other.candidates) !== JSON.stringify(candidates))
    return { failure: 'the order of the rooms makes a difference', detail: JSON.stringify({ demand, turned: turned.map(({ id }) => id) }) }
  return candidates.some(({ systems }) => systems.length > 0) ? 'accepted' : 'refused'
}

interface Fault {
  failure: string
  at: unknown
}

function faultOf(
  { systems, unmet, objective }: Candidate,
  { rooms, sizing = UNSIZED, powerHz }: SelectionDemand,
  pack: Pack,
): Fault | null {
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const served = systems.flatMap(({ units }) => units.map(({ room }) => room))
  if (new Set(served).size !== served.length) return { failure: 'a room is served twice', at: served }
  const named = new Set([...served, ...unmet.map(({ room }) => room)])
  const asked = rooms.filter(({ coolKw, sensibleKw, heatKw }) => coolKw > 0 || sensibleKw > 0 || heatKw > 0)
  if (named.size !== asked.length || asked.some(({ id }) => !named.has(id)))
    return { failure: 'a room is neither served nor unmet', at: [...named] }
  if (objective.systems !== systems.length) return { failure: 'the number of systems is wrong', at: objective }
  for (const system of systems) {
    const fault = systemFault(system, pack, powerHz)
    if (fault !== null) return fault
    for (const unit of system.units) {
      const room = byId.get(unit.room)
      if (room && isShort(unit, room, sizing, pack)) return { failure: 'a served room gets too little', at: { unit, room, sizing } }
    }
  }
  return null
}

function systemFault({ models, units, ratedCrPct }: SelectedSystem, pack: Pack, powerHz: 50 | 60 | undefined): Fault | null {
  const modules = pack.oduModules.items.filter(({ id }) => models.includes(id))
  const combination = pack.oduCombinations.items.find(({ moduleIds }) => moduleIds.join() === models.join())
  const [single] = modules
  const outdoor = models.length === 1 ? single : combination
  if (!outdoor) return { failure: 'an outdoor unit is not in the pack', at: models }
  const minCrPct = models.length === 1 ? (single?.minCrPct ?? NaN) : pack.connectionRatio.minPct
  const indoor = new Map(pack.iduModels.items.map((item) => [item.id, item]))
  const index = units.reduce((sum, { modelName, count }) => sum + count * (indoor.get(modelName)?.capacityIndex ?? NaN), 0)
  const ratio = (index * 10) / outdoor.coolKw
  if (Math.abs(ratio - ratedCrPct) > ROUNDING) return { failure: 'a ratio is not that of the indices', at: { ratio, ratedCrPct } }
  if (ratio < minCrPct - ROUNDING || ratio > outdoor.maxCrPct + ROUNDING)
    return { failure: 'a ratio is outside its window', at: { ratio, minCrPct, maxCrPct: outdoor.maxCrPct } }
  const count = units.reduce((sum, { count: own, modelName }) => sum + own * (indoor.get(modelName)?.countFactor ?? 1), 0)
  if (count > outdoor.maxIdu) return { failure: 'a system has too many units', at: { count, most: outdoor.maxIdu } }
  const { refrigerant } = pack.series.find(({ id }) => id === outdoor.series) ?? {}
  const isForeign = units.some(({ modelName }) => indoor.get(modelName)?.refrigerants?.every((one) => one !== refrigerant) === true)
  if (isForeign) return { failure: 'an indoor unit is for another refrigerant', at: units }
  if (powerHz !== undefined && !modules.every((item) => isMadeFor(item, powerHz)))
    return { failure: 'an outdoor unit is for another frequency', at: models }
  return null
}

function isShort(
  { deliveredCoolKw, deliveredHeatKw }: SelectedSystem['units'][number],
  room: RoomDemand,
  sizing: { cooling: number; heating: number },
  pack: Pack,
): boolean {
  const reserve = 1 + pickReserve(pack) / 100
  return (
    deliveredCoolKw < room.coolKw * sizing.cooling * reserve - ROUNDING ||
    deliveredHeatKw < room.heatKw * sizing.heating * reserve - ROUNDING
  )
}

function shuffled(rooms: readonly RoomDemand[], dice: Dice): RoomDemand[] {
  const turned = [...rooms]
  for (let last = turned.length - 1; last > 0; last--) {
    const other = dice.below(last + 1)
    const [one, two] = [turned[last], turned[other]]
    if (one && two) [turned[last], turned[other]] = [two, one]
  }
  return turned
}
