import * as T from '../../../assembly/common/layout/layout-select'
import type { Costs, Usual } from './criteria'
import { groupOf } from './group'
import type { Item } from './item'
import type { Family } from './option'
import type { PickedUnits } from './pick-units'
import type { Rater } from './rating'
import type { Candidate, SelectedSystem, UnmetRoom } from './selection'
import type { Split } from './split'

/** Cost of one kW that is not covered: more than any outdoor unit. */
const UNMET = 1e6

/** A candidate with what it costs by the user's weights, and a text by which equal ones are known. */
export interface Scored {
  candidate: Candidate
  cost: number
  key: string
  family: Family
  /** Whether each system stays on one floor, and in one zone. */
  isByFloor: boolean
  isByZone: boolean
  unmetKw: number
}

/** Splits of one family that become candidates. */
export interface SplitFamily {
  family: Family
  rater: Rater
  picked: PickedUnits
  usual: Usual
  hours: number
  /** Price of any model, null where it has none. */
  priceOf: (model: string) => number | null
}

/** Describes a split as a candidate: figures of every system by the core, sums, and the rooms that nothing covers. */
export async function scored(split: Split, { family, rater, picked, usual, hours, priceOf }: SplitFamily): Promise<Scored> {
  const { items } = picked
  const parts = split.map((part) => ({ option: part.option, rooms: part.items.flatMap((place) => items[place] ?? []) }))
  const groups = parts.map(({ rooms }) => groupOf(rooms, usual, hours))
  const rated = await rater.rate({
    count: parts.length,
    write: (cells, at, row) => {
      groups[row]?.write(cells, at)
      cells[at + T.GROUP_OPTION] = parts[row]?.option ?? 0
    },
  })
  const sum = (figure: (row: number) => number): number => parts.reduce((all, _, row) => all + figure(row), 0)
  const systems = parts.map(({ option, rooms }, row): SelectedSystem => {
    const cool = rated.cell(row, T.GROUP_COOL_SHARE) / picked.coolShare
    const heat = rated.cell(row, T.GROUP_HEAT_SHARE) / picked.heatShare
    return {
      name: `System${row + 1}`,
      models: [...(family.options[option]?.models ?? [])],
      ratedCrPct: rated.cell(row, T.GROUP_RATED_CR),
      units: rooms.map(({ room, model, count, deliveredCoolKw, deliveredHeatKw }) => ({
        room: room.id,
        modelName: model,
        count,
        deliveredCoolKw: deliveredCoolKw * cool,
        deliveredHeatKw: deliveredHeatKw * heat,
      })),
    }
  })
  const served = new Set(parts.flatMap(({ rooms }) => rooms))
  const left = items.filter((item) => !served.has(item))
  const unmet = [...picked.unmet, ...left.map(leftOut)]
  const unmetKw = unmet.reduce((all, { requiredKw }) => all + requiredKw, 0)
  const costs: Costs | undefined = rater.sets[0]
  const cost =
    sum((row) => rated.cost(row, 0) + (groups[row]?.scatter() ?? 0)) +
    (costs?.different ?? 0) * new Set(parts.map(({ option }) => option)).size +
    unmetKw * UNMET
  const ratios = systems.map(({ ratedCrPct }) => ratedCrPct)
  return {
    candidate: {
      objective: {
        weightKg:
          sum((row) => family.options[parts[row]?.option ?? -1]?.weightKg ?? 0) + total([...served].map(({ weightKg }) => weightKg)),
        price: priceOfAll(systems, priceOf),
        powerKw: sum((row) => rated.cell(row, T.GROUP_COOL_POWER)),
        chargeKg: sum((row) => rated.cell(row, T.GROUP_CHARGE)),
        systems: systems.length,
        worstRatioPct: ratios.reduce((worst, ratio) => (Math.abs(ratio - 100) > Math.abs(worst - 100) ? ratio : worst), ratios[0] ?? 0),
      },
      isDominated: false,
      systems,
      unmet,
      reasons: [],
    },
    cost,
    key: JSON.stringify(systems.map(({ models, units }) => [models, units.map(({ room, modelName, count }) => [room, modelName, count])])),
    family,
    isByFloor: parts.every(({ rooms }) => new Set(rooms.map(({ floor }) => floor)).size === 1),
    isByZone: parts.every(({ rooms }) => new Set(rooms.map(({ room }) => room.zone)).size === 1),
    unmetKw,
  }
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Returns the room as one that no system takes in. */
function leftOut({ room, loadKw }: Item): UnmetRoom {
  return {
    room: room.id,
    quantity: room.coolKw > 0 ? 'cooling' : 'heating',
    requiredKw: room.coolKw > 0 ? room.coolKw : loadKw,
    deliveredKw: 0,
  }
}

function priceOfAll(systems: readonly SelectedSystem[], priceOf: (model: string) => number | null): number | null {
  let sum = 0
  for (const { models, units } of systems) {
    for (const model of models) {
      const price = priceOf(model)
      if (price === null) return null
      sum += price
    }
    for (const { modelName, count } of units) {
      const price = priceOf(modelName)
      if (price === null) return null
      sum += price * count
    }
  }
  return sum
}
