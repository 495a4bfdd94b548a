import { isSized, UNSIZED } from '../../model/project/sizing'
import type { PackedCore } from '../host/packed-core'
import { scored, type Scored, type SplitFamily } from './candidate'
import { compared } from './compare'
import { costsOf, usualOf } from './criteria'
import type { SelectionDemand, SelectionWatch, RoomDemand } from './demand'
import { directionsOf, LIGHTEST, USERS } from './directions'
import { bestSplits, EXACT_ROOMS } from './exact'
import { hoursOf } from './group'
import { harmonised } from './harmonise'
import { improved } from './improve'
import { familiesOf, type OutdoorOption } from './option'
import { paceOf, type Pace } from './pace'
import { pickUnits } from './pick-units'
import { raterOf } from './rating'
import { orderedRooms } from './room-order'
import { sizedRoom } from './sized-room'
import { neighbourSplits } from './segments'
import type { CandidateReason, Selection } from './selection'
import type { Split } from './split'
import { refusalOf } from './refusal'

/** Part of the work of one family that is done when its splits are made, before they are improved. */
const SPLIT_PART = 0.6

/**
 * Selects indoor units, systems and outdoor units for rooms: several candidates, best first by the weights. Rooms without a load get no units. Rejects with the reason
 * of the signal once it is given.
 */
export async function selectSystems(packed: PackedCore, demand: SelectionDemand, watch: SelectionWatch = {}): Promise<Selection> {
  const sizing = demand.sizing ?? UNSIZED
  const rooms = orderedRooms(demand.rooms.map((room) => sizedRoom(room, sizing))).filter(hasLoad)
  const families = familiesOf(packed.pack, packed.rows, demand)
  const pace = paceOf(watch)
  const loadKw = rooms.reduce((sum, { coolKw, heatKw }) => sum + Math.max(coolKw, heatKw), 0)
  const priceOf = (model: string): number | null => demand.prices?.[model] ?? null
  const optionPrice = (option: OutdoorOption): number | null =>
    priceOf(option.id) ?? option.models.reduce<number | null>((sum, model) => plus(sum, priceOf(model)), 0)
  const usual = usualOf(packed.pack, families, loadKw, optionPrice)
  const directions = directionsOf(demand.weights, usual.price > 0)
  const all: Scored[] = []
  const refusals: CandidateReason[] = []
  for (const [place, family] of families.entries()) {
    const sets = directions.map((direction) => costsOf(direction, usual, family, optionPrice))
    const picked = await pickUnits(packed, demand.design, family, rooms)
    const rater = raterOf(packed, demand.design, family.options, sets)
    const split: SplitFamily = { family, rater, picked, usual, hours: hoursOf(picked.items), priceOf }
    const ownPace = { ...pace, report: (done: number) => pace.report((place + done) / families.length) }
    const made: Scored[] = []
    for (const each of await splitsOf(split, ownPace)) made.push(await scored(each, split))
    if (made.every(({ candidate }) => candidate.systems.length === 0)) refusals.push(...(await refusalOf(split)))
    all.push(...made)
    pace.report((place + 1) / families.length)
  }
  const common = [
    ...loadReason(packed, rooms, all),
    ...(isSized(sizing) ? [{ code: 'sizedLoads', values: { cooling: sizing.cooling, heating: sizing.heating } }] : []),
    ...(usual.price > 0 ? [] : [{ code: 'priceUnknown', values: {} }]),
    ...refusals.slice(0, 1),
  ]
  return { candidates: compared(all, common).map(({ candidate }) => candidate) }
}

function hasLoad({ coolKw, sensibleKw, heatKw }: RoomDemand): boolean {
  return coolKw > 0 || sensibleKw > 0 || heatKw > 0
}

function plus(sum: number | null, value: number | null): number | null {
  return sum === null || value === null ? null : sum + value
}

/** Makes a split for each weighting. */
async function splitsOf({ rater, picked: { items }, usual, hours }: SplitFamily, pace: Pace): Promise<Split[]> {
  if (items.length === 0) return [[]]
  if (items.length <= EXACT_ROOMS) return bestSplits(rater, items, usual, hours, pace)
  const splitting = { ...pace, report: (done: number) => pace.report(done * SPLIT_PART) }
  const splits = await neighbourSplits(rater, items, usual, hours, splitting)
  const searched = [USERS, LIGHTEST]
  for (const [place, set] of searched.entries()) {
    const part = (done: number): number => SPLIT_PART + ((place + done) / searched.length) * (1 - SPLIT_PART)
    const improving = { ...pace, report: (done: number) => pace.report(part(done)) }
    const start = splits[set]
    if (start) splits[set] = await improved(rater, set, items, start, usual, hours, improving)
  }
  const chosen: Split[] = []
  for (const [set, split] of splits.entries()) {
    await pace.rest()
    chosen.push(await harmonised(rater, set, items, split, usual, hours))
  }
  return chosen
}

/** Says by which loads outdoor units were chosen: simultaneous ones, or the sum of peaks with the pack's share. */
function loadReason({ pack }: PackedCore, rooms: readonly RoomDemand[], all: readonly Scored[]): CandidateReason[] {
  if (all.length === 0 || rooms.length === 0) return []
  if (rooms.some(({ hourlyCoolKw, hourlyHeatKw }) => hourlyCoolKw ?? hourlyHeatKw)) return [{ code: 'blockLoad', values: {} }]
  const { share, byUnits } = pack.connectionRatio.blockLoad ?? {}
  const least = share ?? byUnits?.reduce((smallest, row) => Math.min(smallest, row.share), 1)
  return [least === undefined ? { code: 'sumOfPeaks', values: {} } : { code: 'shareOfPeaks', values: { sharePct: least * 100 } }]
}
