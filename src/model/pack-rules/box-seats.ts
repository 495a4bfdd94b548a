import type { BoxEquipment, EquipmentRules } from '../project/equipment'
import { isAbove } from './allowance'
import type { MergeType } from './merge-joints'
import { byPreference, jointAccepts, mergeJoints, startsOnOddPort } from './merge-joints'
import type { UnitFigures } from './unit-figures'

/** The seat of a unit on a box: the consecutive ports it takes, and the joint that merges them where one is needed. */
export interface Seat {
  ports: number
  startsOdd: boolean
  mergeJoint: MergeType | null
  /** False where the box cannot carry the unit, with or without a joint. */
  holds: boolean
}

/** A unit, or several behind a connector, to be put on a box: its figures, and the ports that the pack requests for it. */
export interface Seated {
  figures: UnitFigures
  wishedPorts: number
  /** Number of units; 1 by default. */
  count?: number
}

const SINGLE: Seat = { ports: 1, startsOdd: false, mergeJoint: null, holds: true }
/** A unit above the load of a port takes the first port of a pair and reserves the second. */
const PAIR: Seat = { ports: 2, startsOdd: true, mergeJoint: null, holds: true }

/**
 * Seats a unit on a box: on one port up to its load, on a pair up to twice that, or else under the merge joint with the fewest ports that carries it.
 * More ports requested by the pack are given where the box and its joints have them.
 */
export function seatOn(pack: EquipmentRules, box: BoxEquipment, unit: Seated): Seat {
  return seatWith(pack, box, unit, unit.wishedPorts) ?? seatWith(pack, box, unit, 1) ?? { ...(box.ports < 2 ? SINGLE : PAIR), holds: false }
}

/** Seats a unit on a box without a merge joint, on at least the requested ports; undefined where its ports do not carry it. */
export function ownSeat(box: BoxEquipment, { coolingKw }: UnitFigures, wish = 1): Seat | undefined {
  if (isAbove(1, box.maxIduPerPort)) return undefined
  if (wish <= 1 && !isAbove(coolingKw, box.portCapacityKw)) return SINGLE
  return wish <= 2 && box.ports >= 2 && !isAbove(coolingKw, 2 * box.portCapacityKw) ? PAIR : undefined
}

function seatWith(pack: EquipmentRules, box: BoxEquipment, { figures }: Seated, wish: number): Seat | undefined {
  const { kind, loadIndex, isOneOfSeveral } = figures
  const own = ownSeat(box, figures, wish)
  if (own || isAbove(1, box.maxIduPerPort)) return own
  const joint = byPreference(mergeJoints(pack)).find(
    (each) =>
      each.portsMerged >= wish &&
      each.portsMerged <= box.ports &&
      jointAccepts(each.type, kind, isOneOfSeveral) &&
      !isAbove(loadIndex / 10, each.maxDownstreamKw),
  )
  return joint && { ports: joint.portsMerged, startsOdd: startsOnOddPort(joint.type), mergeJoint: joint.type, holds: true }
}

/** A unit on a box with its first port. */
export interface Placed<T> {
  item: T
  seat: Seat
  port: number
}

/**
 * Assigns units to the ports of a box, those with most ports first. Null where they exceed its ports or load, or one of them gets no ports. `isForced`:
 * ports are counted beyond the last one, for units that no box carries.
 */
export function placedOn<T extends Seated>(
  pack: EquipmentRules,
  box: BoxEquipment,
  items: readonly T[],
  isForced = false,
): Placed<T>[] | null {
  const loadIndex = items.reduce((sum, { figures }) => sum + figures.loadIndex, 0)
  const units = items.reduce((sum, { count = 1 }) => sum + count, 0)
  if (!isForced && (isAbove(loadIndex / 10, box.totalCapacityKw) || isAbove(units, box.maxIdu))) return null
  const seats = items.map((item) => ({ item, seat: seatOn(pack, box, item) })).sort((one, other) => other.seat.ports - one.seat.ports)
  const placed: Placed<T>[] = []
  let next = 1
  for (const { item, seat } of seats) {
    if (!seat.holds && !isForced) return null
    const port = seat.startsOdd && next % 2 === 0 ? next + 1 : next
    next = port + seat.ports
    if (next - 1 > box.ports && !isForced) return null
    placed.push({ item, seat, port })
  }
  return placed
}

/** Finds the first box that takes all these units. */
export function boxTaking<T extends Seated>(
  pack: EquipmentRules,
  boxes: readonly BoxEquipment[],
  items: readonly T[],
): { box: BoxEquipment; placed: Placed<T>[] } | null {
  for (const box of boxes) {
    const placed = placedOn(pack, box, items)
    if (placed) return { box, placed }
  }
  return null
}
