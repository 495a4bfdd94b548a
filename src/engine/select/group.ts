import * as T from '../../../assembly/common/layout/layout-select'
import { scatterCost, type Usual } from './criteria'
import type { Item } from './item'

/** Sums over the rooms of one system, to which rooms are added one after the other. */
export interface Group {
  add: (item: Item) => void
  /** Cost of floors, zones and uses of the rooms added so far. */
  scatter: () => number
  /** Writes the columns of the group that the core reads. */
  write: (cells: Float64Array, at: number) => void
  index: () => number
  addresses: () => number
}

/** Starts an empty group. */
export function newGroup(usual: Usual, hours: number): Group {
  const sums = new Float64Array(T.GROUP_OPTION)
  sums[T.GROUP_MOST_KG] = Infinity
  const floors = new Map<number, number>()
  const zones = new Map<string, number>()
  const uses = new Map<string, number>()
  const cool = new Float64Array(hours)
  const heat = new Float64Array(hours)
  const plus = (column: number, value: number): void => void (sums[column] = (sums[column] ?? 0) + value)
  const most = (column: number, value: number): void => void (sums[column] = Math.max(sums[column] ?? 0, value))
  return {
    add: (item) => {
      plus(T.GROUP_INDEX, item.index)
      plus(T.GROUP_UNITS, item.count)
      plus(T.GROUP_UNIT_COUNT, item.addresses)
      plus(T.GROUP_NOMINAL_COOL, item.nominalCoolKw)
      plus(T.GROUP_NOMINAL_HEAT, item.nominalHeatKw)
      plus(T.GROUP_REQUIRED_COOL, item.room.coolKw)
      plus(T.GROUP_REQUIRED_HEAT, item.room.heatKw)
      most(T.GROUP_LEAST_COOL, item.leastCool)
      most(T.GROUP_LEAST_HEAT, item.leastHeat)
      sums[T.GROUP_MOST_KG] = Math.min(sums[T.GROUP_MOST_KG] ?? Infinity, item.mostKg)
      addTo(floors, item.floor, item.loadKw)
      addTo(zones, item.room.zone, item.loadKw)
      addTo(uses, item.room.use, item.loadKw)
      if (hours === 0) return
      addHours(cool, item.room.hourlyCoolKw, item.room.coolKw)
      addHours(heat, item.room.hourlyHeatKw, item.room.heatKw)
      sums[T.GROUP_BLOCK_COOL] = largest(cool)
      sums[T.GROUP_BLOCK_HEAT] = largest(heat)
    },
    scatter: () => scatterCost(floors, zones, uses, usual),
    write: (cells, at) => cells.set(sums, at),
    index: () => sums[T.GROUP_INDEX] ?? 0,
    addresses: () => sums[T.GROUP_UNIT_COUNT] ?? 0,
  }
}

/** Returns the group of some rooms. */
export function groupOf(items: readonly Item[], usual: Usual, hours: number): Group {
  const group = newGroup(usual, hours)
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
