import type { Pack } from '../../contract/pack'
import { electricalOf, type Electrical } from '../../contract/pack/electrical'
import { formula } from '../host/page-core'

const currentOf = formula('currentOf')

/** The load that a model puts on the supply. */
export interface ElectricalLoad {
  phases: 1 | 3
  voltV: number
  /** Most current of the whole model, A. */
  currentA: number
  /** Its largest motor, A. */
  motorA: number
  /** Largest fuse that it allows, A; NaN where the pack gives none. */
  maxFuseA: number
}

export type Practice = Electrical['practices'][number]

const known = new WeakMap<Pack, ReadonlyMap<string, ElectricalLoad>>()

/** Returns the practice of a country by its code: the one that names it, else the general one; null where the pack has no section `electrical`. */
export function practiceOf(pack: Pack, country: string): Practice | null {
  const practices = electricalOf(pack)?.practices ?? []
  return practices.find(({ countries }) => countries?.includes(country)) ?? practices.find(({ countries }) => !countries) ?? null
}

/**
 * Returns what each model of the pack takes from the supply. A module with a minimum circuit ampacity takes that ÷ 1.25, all of it one motor, so that its own line has this ampacity
 * (NEC 440.33); any other model the current of its power, the larger of cooling and heating.
 */
export function electricalLoads(pack: Pack): ReadonlyMap<string, ElectricalLoad> {
  const made = known.get(pack)
  if (made) return made
  const loads = new Map<string, ElectricalLoad>()
  known.set(pack, loads)
  const electrical = electricalOf(pack)
  if (!electrical) return loads
  const supplies = new Map(electrical.supplies.map((supply) => [supply.id, supply]))
  const motorFactor = practiceOf(pack, '')?.motorFactor ?? 1
  const add = (id: string, powerSupply: string | undefined, watt: number, given: { mcaA?: number; mfaA?: number } = {}): void => {
    const supply = supplies.get(powerSupply ?? '') ?? supplies.get(electrical.usualSupply)
    if (!supply) return
    const { phases, voltV } = supply
    const currentA = given.mcaA === undefined ? currentOf(watt / 1000, voltV, phases, electrical.powerFactor) : given.mcaA / motorFactor
    loads.set(id, { phases, voltV, currentA, motorA: currentA, maxFuseA: given.mfaA ?? NaN })
  }
  for (const { id, powerSupply, mcaA, mfaA, coolPowerKw, heatPowerKw } of pack.oduModules.items)
    add(id, powerSupply, 1000 * Math.max(coolPowerKw, heatPowerKw), { ...(mcaA && { mcaA }), ...(mfaA && { mfaA }) })
  for (const { id, powerSupply, powerCoolW = 0, powerHeatW = 0 } of pack.iduModels.items)
    add(id, powerSupply, Math.max(powerCoolW, powerHeatW) || electrical.usualPowerW)
  for (const { id, powerSupply, powerW } of pack.hrv.items) add(id, powerSupply, powerW)
  for (const { id } of pack.ahuKits.items) add(id, undefined, electrical.usualPowerW)
  for (const { items } of [pack.freshAirUnits, pack.hydroModules, pack.msBoxes])
    for (const { id, powerW = electrical.usualPowerW } of items) add(id, undefined, powerW)
  for (const { id, powerW, hasOwnSupply } of pack.controllers?.items ?? [])
    if (hasOwnSupply) add(id, undefined, powerW ?? electrical.usualPowerW)
  return loads
}
