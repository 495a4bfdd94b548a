import type { Pack } from '../../contract/pack'
import type { Finding } from '../../model/finding/finding'
import { nodeRow } from '../../model/diagram/diagram-rows'
import { shortOf } from '../../model/finding/room-shortfall'
import type { IndoorUnit, System } from '../../model/project/project'
import type { Repair } from '../../model/finding/repair'
import type { Proposal } from '../propose/proposal'
import type { SystemResult } from '../decode/system-result'
import type { Attempt, TryRepair } from './try-repair'
import type { RoomQuantity } from '../../model/finding/room-shortfall'

interface Sized {
  id: string
  type: string
  coolKw: number
  heatKw: number
  sensibleKw?: number
}

/** A capacity of which a model has too little, and the factor by which it must grow. */
interface Need {
  quantity: RoomQuantity
  times: number
}

/** Returns models of the same type with at least the nominal capacities of a model times these factors, and none of them smaller; the smallest first. */
export function largerModels(pack: Pack, model: string, needs: readonly Need[]): string[] {
  const lists: readonly (readonly Sized[])[] = [pack.iduModels.items, pack.freshAirUnits.items, pack.hydroModules.items]
  for (const items of lists) {
    const own = items.find(({ id }) => id === model)
    if (!own) continue
    return items
      .filter((item) => item.type === own.type && item.coolKw >= own.coolKw && item.heatKw >= own.heatKw)
      .filter(
        (item) => item.id !== own.id && needs.every(({ quantity, times }) => nominal(item, quantity) >= nominal(own, quantity) * times),
      )
      .toSorted((one, other) => one.coolKw - other.coolKw || one.heatKw - other.heatKw)
      .map(({ id }) => id)
  }
  return []
}

/** Returns smaller models of a line's type that have the nominal capacity which it requires, the largest first. */
export function smallerModels(pack: Pack, { model, requiredCoolingKw, requiredHeatingKw }: IndoorUnit): string[] {
  const lists: readonly (readonly Sized[])[] = [pack.iduModels.items, pack.freshAirUnits.items, pack.hydroModules.items]
  for (const items of lists) {
    const own = items.find(({ id }) => id === model)
    if (!own) continue
    return items
      .filter((item) => item.type === own.type && item.coolKw < own.coolKw)
      .filter((item) => item.coolKw >= (requiredCoolingKw ?? 0) && item.heatKw >= (requiredHeatingKw ?? 0))
      .toSorted((one, other) => other.coolKw - one.coolKw)
      .map(({ id }) => id)
  }
  return []
}

function nominal({ coolKw, heatKw, sensibleKw = NaN }: Sized, quantity: RoomQuantity): number {
  return quantity === 'cooling' ? coolKw : quantity === 'heating' ? heatKw : sensibleKw
}

/** Most models tried for one list item; for outdoor units the number of tries is the only bound. */
const MOST_MODELS = 4
/** Percentage points that another outdoor unit must add to a room to be worth suggesting. */
const WORTH_PCT = 1

/** Context for repairing a room with too little capacity. */
export interface ShortRooms {
  system: System
  result: SystemResult
  pack: Pack
  /** Outdoor units of the series that may be suggested. */
  proposals: readonly Proposal[]
  /** Checks the system with a repair applied, as long as tries are left. */
  attempt: TryRepair
}

/**
 * Suggests a larger model or a larger outdoor unit for each room that gets less than it requires, by checking the delivered capacity of the system with the
 * candidate in it. Where most units are short the outdoor unit is tried first, where few are their models.
 */
export async function roomRepairs(rooms: ShortRooms): Promise<Map<Finding, Repair>> {
  const repairs = new Map<Finding, Repair>()
  const short = rooms.result.findings.filter((finding) => shortOf(finding) !== undefined)
  if (short.length === 0) return repairs
  const places = new Set(short.map(({ nodeId }) => nodeId)).size
  const isMost = 2 * places >= (rooms.result.outdoor?.unitCount ?? 0)
  const unmended = (): Finding[] => short.filter((finding) => !repairs.has(finding))
  const [one, other] = isMost ? [outdoorRepairs, modelRepairs] : [modelRepairs, outdoorRepairs]
  for (const repairsOf of [one, other]) for (const [finding, repair] of await repairsOf(rooms, unmended())) repairs.set(finding, repair)
  return repairs
}

interface Tried {
  repair: Repair
  /** Share of the required capacity by finding, in per cent; its limit where the finding is gone. */
  shares: Map<Finding, number>
}

async function outdoorRepairs({ result, proposals, attempt }: ShortRooms, short: readonly Finding[]): Promise<Map<Finding, Repair>> {
  const tried: Tried[] = []
  let sum = total(short.map(valueOf))
  const larger = proposals
    .filter((proposal) => proposal.nominalCoolKw > (result.outdoor?.nominalCoolCapa ?? Infinity))
    .toSorted((one, other) => one.nominalCoolKw - other.nominalCoolKw || one.models.length - other.models.length)
  const [first] = short
  for (const proposal of larger) {
    const repair: Repair = { code: 'useOutdoor', values: { model: proposal.id } }
    const after = first ? await attempt(first, repair) : 'usedUp'
    if (after === 'usedUp') break
    if (after === 'unchanged') continue
    if (otherErrors(after.result) > otherErrors(result)) continue
    const left = new Map(after.result.findings.map((finding) => [placeOf(finding), valueOf(finding)]))
    const shares = new Map(short.map((finding) => [finding, left.get(placeOf(finding)) ?? limitOf(finding)]))
    const reached = total([...shares.values()])
    // Stop where one more step in size gives no room more: larger ones do not either.
    if (reached < sum + WORTH_PCT / 10) break
    sum = reached
    tried.push({ repair, shares })
  }
  const repairs = new Map<Finding, Repair>()
  for (const finding of short) {
    const best = Math.max(...tried.map(({ shares }) => shares.get(finding) ?? 0))
    const found = tried.find(({ shares }) => (shares.get(finding) ?? 0) >= best - WORTH_PCT / 2)
    if (found && best > valueOf(finding) + WORTH_PCT) repairs.set(finding, found.repair)
  }
  return repairs
}

/** Suggests one larger model for each list item whose units are short, large enough for all of them. */
async function modelRepairs(rooms: ShortRooms, short: readonly Finding[]): Promise<Map<Finding, Repair>> {
  const repairs = new Map<Finding, Repair>()
  const lines = new Map(rooms.system.indoorUnits.map((line) => [line.id, line]))
  const byLine = new Map<string, Finding[]>()
  for (const finding of short) {
    const line = lineOf(rooms.system, finding)
    const found = byLine.get(line)
    if (found) found.push(finding)
    else byLine.set(line, [finding])
  }
  for (const [id, found] of byLine) {
    const line = lines.get(id)
    // Kits are chosen by their air handler.
    const repair = line && line.type !== 'ahu' ? await modelRepair(rooms, line, found) : null
    if (repair) for (const finding of found) repairs.set(finding, repair)
  }
  return repairs
}

async function modelRepair({ result, pack, attempt }: ShortRooms, line: IndoorUnit, found: readonly Finding[]): Promise<Repair | null> {
  const [first] = found
  const needs = found.flatMap((finding) => {
    const quantity = shortOf(finding)
    return quantity === undefined ? [] : [{ quantity, times: limitOf(finding) / valueOf(finding) }]
  })
  for (const model of largerModels(pack, line.model, needs).slice(0, MOST_MODELS)) {
    const repair: Repair = { code: 'useModel', values: { model } }
    const after = first ? await attempt(first, repair) : 'usedUp'
    if (after === 'unchanged') continue
    // Without a try, suggest it where units deliver in proportion to their size: below 100 % they take nothing from each other.
    if (after === 'usedUp') return (result.outdoor?.ratedCR ?? Infinity) <= 100 ? repair : null
    if (isEnough(after, line.id) && after.result.errorCount <= result.errorCount) return repair
  }
  return null
}

function isEnough({ system, result }: Attempt, line: string): boolean {
  return !result.findings.some((finding) => shortOf(finding) !== undefined && lineOf(system, finding) === line)
}

/** Returns the id of the list item that a finding's unit draws; '' where it draws none. */
function lineOf({ diagram }: System, { nodeId }: Finding): string {
  return diagram.nodeRest[nodeRow(diagram, nodeId ?? '')]?.indoorUnitId ?? ''
}

function otherErrors({ errorCount, findings }: SystemResult): number {
  return errorCount - findings.filter((finding) => finding.severity === 'error' && shortOf(finding) !== undefined).length
}

const placeOf = ({ code, nodeId }: Finding): string => `${code} ${nodeId ?? ''}`
const valueOf = ({ values }: Finding): number => Number(values['value'])
const limitOf = ({ values }: Finding): number => Number(values['limit'])
const total = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0)
