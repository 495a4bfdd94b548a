import * as T from '../../../assembly/common/layout/layout-select'
import { scatterCost, type Usual } from './criteria'
import type { Item } from './item'

const NO_HOURS = new Float64Array()

/** Sums over the rooms of one system, to which rooms are added one after the other. */
export class Group {
  readonly #sums = new Float64Array(T.GROUP_OPTION)
  readonly #floors = new Map<number, number>()
  readonly #zones = new Map<string, number>()
  readonly #uses = new Map<string, number>()
  readonly #cool: Float64Array
  readonly #heat: Float64Array
  readonly #usual: Usual

  constructor(usual: Usual, hours: number) {
    this.#usual = usual
    this.#cool = hours === 0 ? NO_HOURS : new Float64Array(hours)
    this.#heat = hours === 0 ? NO_HOURS : new Float64Array(hours)
    this.#sums[T.GROUP_MOST_KG] = Infinity
  }

  add(item: Item): void {
    this.#plus(T.GROUP_INDEX, item.index)
    this.#plus(T.GROUP_UNITS, item.count)
    this.#plus(T.GROUP_UNIT_COUNT, item.addresses)
    this.#plus(T.GROUP_NOMINAL_COOL, item.nominalCoolKw)
    this.#plus(T.GROUP_NOMINAL_HEAT, item.nominalHeatKw)
    this.#plus(T.GROUP_REQUIRED_COOL, item.room.coolKw)
    this.#plus(T.GROUP_REQUIRED_HEAT, item.room.heatKw)
    this.#atLeast(T.GROUP_LEAST_COOL, item.leastCool)
    this.#atLeast(T.GROUP_LEAST_HEAT, item.leastHeat)
    this.#sums[T.GROUP_MOST_KG] = Math.min(this.#sums[T.GROUP_MOST_KG] ?? Infinity, item.mostKg)
    addTo(this.#floors, item.floor, item.loadKw)
    addTo(this.#zones, item.room.zone, item.loadKw)
    addTo(this.#uses, item.room.use, item.loadKw)
    if (this.#cool.length === 0) return
    addHours(this.#cool, item.room.hourlyCoolKw, item.room.coolKw)
    addHours(this.#heat, item.room.hourlyHeatKw, item.room.heatKw)
    this.#sums[T.GROUP_BLOCK_COOL] = largest(this.#cool)
    this.#sums[T.GROUP_BLOCK_HEAT] = largest(this.#heat)
  }

  /** Returns the cost of floors, zones and uses of the rooms added so far. */
  scatter(): number {
    return scatterCost(this.#floors, this.#zones, this.#uses, this.#usual)
  }

  /** Writes the columns of the group that the core reads. */
  write(cells: Float64Array, at: number): void {
    cells.set(this.#sums, at)
  }

  index(): number {
    return this.#sums[T.GROUP_INDEX] ?? 0
  }

  addresses(): number {
    return this.#sums[T.GROUP_UNIT_COUNT] ?? 0
  }

  #plus(column: number, value: number): void {
    this.#sums[column] = (this.#sums[column] ?? 0) + value
  }

  #atLeast(column: number, value: number): void {
    this.#sums[column] = Math.max(this.#sums[column] ?? 0, value)
  }
}

/** Returns the group of some rooms. */
export function groupOf(items: readonly Item[], usual: Usual, hours: number): Group {
  const group = new Group(usual, hours)
  for (const item of items) group.add(item)
  return group
}

/** Returns the number of hours that loads are known for; 0 where rooms have peaks only. */
export function hoursOf(items: readonly Item[]): number {
  return items.reduce((most, { room }) => Math.max(most, room.hourlyCoolKw?.length ?? 0, room.hourlyHeatKw?.length ?? 0), 0)
}

function addTo<Key>(loads: Map<Key, number>, key: Key, kw: number): void {
  loads.set(key, (loads.get(key) ?? 0) + kw)
}

function addHours(sums: Float64Array, hourly: readonly number[] | undefined, peak: number): void {
  for (let hour = 0; hour < sums.length; hour++) sums[hour] = (sums[hour] ?? 0) + (hourly?.[hour] ?? peak)
}

function largest(sums: Float64Array): number {
  return sums.reduce((most, value) => Math.max(most, value), 0)
}
