import type { Pack } from '../../src/contract/pack'

/** A room as the peers see it: its index of picked units, which is ten times their cooling in kW. */
export interface PeerRoom {
  index: number
  floor: string
}

/** Rooms of each system with the outdoor unit that takes them. */
export type PeerSplit = { rooms: number[]; model: string }[]

interface PeerUnit {
  id: string
  coolKw: number
  maxIdu: number
  weightKg: number
}

function unitsOf(pack: Pack, series: readonly string[]): PeerUnit[] {
  return [...pack.oduModules.items, ...pack.oduCombinations.items]
    .filter((unit) => series.includes(unit.series))
    .sort((a, b) => a.coolKw - b.coolKw)
}

/** The least outdoor unit by weight that a group loads by 50 to 100 %; undefined where there is none. */
function lightest(units: readonly PeerUnit[], index: number, count: number): PeerUnit | undefined {
  let best: PeerUnit | undefined
  for (const unit of units) {
    const ratio = (index * 10) / unit.coolKw
    if (ratio < 50 || ratio > 100 || count > unit.maxIdu) continue
    if (!best || unit.weightKg < best.weightKg) best = unit
  }
  return best
}

/** Fills one system after the other, floor by floor, up to the largest outdoor unit: what is done by hand. */
export function greedySplit(pack: Pack, series: readonly string[], rooms: readonly PeerRoom[]): PeerSplit {
  const units = unitsOf(pack, series)
  const most = units.at(-1)?.coolKw ?? 0
  const split: PeerSplit = []
  const order = rooms
    .map((_, place) => place)
    .sort((a, b) => (rooms[a]?.floor ?? '').localeCompare(rooms[b]?.floor ?? '', 'en', { numeric: true }))
  let group: number[] = []
  let index = 0
  const close = (): void => {
    const unit = lightest(units, index, group.length)
    if (unit) split.push({ rooms: group, model: unit.id })
    group = []
    index = 0
  }
  for (const place of order) {
    const room = rooms[place]
    if (!room) continue
    const isOtherFloor = group.length > 0 && rooms[group[0] ?? 0]?.floor !== room.floor
    if (group.length > 0 && (isOtherFloor || index + room.index > most * 10 || group.length >= 64)) close()
    group.push(place)
    index += room.index
  }
  close()
  return split
}

/** Compares every split of the ordered rooms into neighbours, each group with every outdoor unit, by weight: exhaustive over the same splits. */
export function exhaustiveSplit(pack: Pack, series: readonly string[], rooms: readonly PeerRoom[]): PeerSplit {
  const units = unitsOf(pack, series)
  const order = rooms
    .map((_, place) => place)
    .sort((a, b) => (rooms[a]?.floor ?? '').localeCompare(rooms[b]?.floor ?? '', 'en', { numeric: true }))
  const cost = [0]
  const from = [0]
  const model = ['']
  for (let to = 1; to <= order.length; to++) {
    cost[to] = Infinity
    let index = 0
    for (let start = to - 1; start >= 0 && to - start <= 64; start--) {
      index += rooms[order[start] ?? 0]?.index ?? 0
      const unit = lightest(units, index, to - start)
      const sum = unit ? (cost[start] ?? Infinity) + unit.weightKg : Infinity
      if (sum >= (cost[to] ?? Infinity)) continue
      cost[to] = sum
      from[to] = start
      model[to] = unit?.id ?? ''
    }
  }
  const split: PeerSplit = []
  for (let to = order.length; to > 0 && (cost[to] ?? Infinity) < Infinity; to = from[to] ?? 0)
    split.push({ rooms: order.slice(from[to], to), model: model[to] ?? '' })
  return split.reverse()
}
