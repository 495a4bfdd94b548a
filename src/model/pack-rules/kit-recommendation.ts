import { checkKits } from './kit-check'
import type { ChosenKits, KitCheck, KitCheckRules } from './kit-check'
import type { AirHandlerDemand, KitEquipment } from './kit-limits'

/** Most kits tried where the pack does not limit them: no box of the drawing has more feeds. */
const MOST_KITS = 16

/** Demand that kits are looked for: the air handler's coils and capacity, and the coil ports of each kit where they are fixed. */
interface KitDemand extends AirHandlerDemand {
  coils: number
  coolingKw: number
  portsPerKit?: number
}

/** A number of equal kits that carry an air handler, with all limits. */
export interface KitProposal extends KitCheck {
  choice: ChosenKits
  /** Cooling of each kit at its upper bound × kits − demand, kW. */
  reserveKw: number
  /** Whether it fits, and kits and coils meet directly or merged. */
  isRecommended: boolean
}

/**
 * Lists equal kits whose capacity range takes their share of an air handler, recommended ones first, then those that keep all limits; among them the
 * ones with fewer kits, a direct connection and less reserve. Where no kit takes it, the list has the one that comes nearest.
 */
export function recommendKits(pack: KitCheckRules, demand: KitDemand): KitProposal[] {
  const most = pack.ahuKits.multi?.maxKitsPerAhu ?? MOST_KITS
  const counts = Array.from({ length: most }, (_, index) => index + 1)
  const all = counts.flatMap((kits) => pack.ahuKits.items.map((kit) => proposalOf(pack, demand, kit, kits)))
  const carrying = all.filter((proposal) => capacityExcess(proposal) === 0)
  if (carrying.length > 0) return carrying.sort(inOrder)
  return all.sort((one, other) => capacityExcess(one) - capacityExcess(other)).slice(0, 1)
}

function proposalOf(pack: KitCheckRules, demand: KitDemand, kit: KitEquipment, kits: number): KitProposal {
  const shareKw = demand.coolingKw / kits
  const ports = demand.portsPerKit ?? (demand.coils > 0 && demand.coils % kits === 0 ? demand.coils / kits : 1)
  const choice: ChosenKits = { model: kit.id, kits, ports, coolingKw: [shareKw], heatingKw: [kit.heatKw] }
  const check = checkKits(pack, demand.coils, [choice], demand)
  return {
    ...check,
    choice,
    reserveKw: kit.maxKw * kits - demand.coolingKw,
    isRecommended: check.fits && check.connection !== 'branching',
  }
}

/** Returns by how much the share of a kit lies beyond its range, all kits together, kW. */
function capacityExcess({ limits, kits }: KitProposal): number {
  return kits * limits.reduce((sum, { key, excess }) => sum + (key === 'minKw' || key === 'maxKw' ? excess : 0), 0)
}

function inOrder(one: KitProposal, other: KitProposal): number {
  return (
    Number(other.isRecommended) - Number(one.isRecommended) ||
    Number(other.fits) - Number(one.fits) ||
    one.kits - other.kits ||
    one.reserveKw - other.reserveKw
  )
}
