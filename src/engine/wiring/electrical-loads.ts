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
  /** Paths of what it follows from in the pack; absent where it stands in none. */
  origin?: LoadOrigin
}

/** JSON paths of a load in the pack: its supply, its model and of it the field with the power; the last two are empty for a board. */
export interface LoadOrigin {
  supply: string
  item: string
  power: string
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
  const motorFactor = practiceOf(pack, '')?.motorFactor ?? 1
  const { usualPowerW, powerFactor } = electrical
  const add = (list: string, place: number, { id, powerSupply, power, powerKw, mcaA, mfaA }: Taken): void => {
    const supply = supplyOf(electrical, powerSupply)
    if (!supply) return
    const { phases, voltV } = supply.supply
    const currentA = mcaA === undefined ? currentOf(powerKw, voltV, phases, powerFactor) : mcaA / motorFactor
    const item = `$.${list}.items[${place}]`
    const origin = { supply: supply.path, item, power: power === '' ? '$.electrical.usualPowerW' : `${item}.${power}` }
    loads.set(id, { phases, voltV, currentA, motorA: currentA, maxFuseA: mfaA ?? NaN, origin })
  }
  const usual = { power: '', powerKw: usualPowerW / 1000 }
  for (const [place, { id, powerSupply, mcaA, mfaA, coolPowerKw, heatPowerKw }] of pack.oduModules.items.entries())
    add('oduModules', place, {
      ...{ id, powerSupply, ...larger(['coolPowerKw', coolPowerKw], ['heatPowerKw', heatPowerKw]) },
      ...(mcaA && { mcaA }),
      ...(mfaA && { mfaA }),
    })
  for (const [place, { id, powerSupply, powerCoolW = 0, powerHeatW = 0 }] of pack.iduModels.items.entries()) {
    const own = larger(['powerCoolW', powerCoolW / 1000], ['powerHeatW', powerHeatW / 1000])
    add('iduModels', place, { id, powerSupply, ...(own.powerKw > 0 ? own : usual) })
  }
  for (const [place, { id, powerSupply, powerW }] of pack.hrv.items.entries())
    add('hrv', place, { id, powerSupply, power: 'powerW', powerKw: powerW / 1000 })
  for (const [place, { id }] of pack.ahuKits.items.entries()) add('ahuKits', place, { id, ...usual })
  for (const list of ['freshAirUnits', 'hydroModules', 'msBoxes'] as const)
    for (const [place, { id, powerW }] of pack[list].items.entries()) add(list, place, { id, ...ownOr(powerW, usual) })
  for (const [place, { id, powerW, hasOwnSupply }] of (pack.controllers?.items ?? []).entries())
    if (hasOwnSupply) add('controllers', place, { id, ...ownOr(powerW, usual) })
  return loads
}

/** Returns the supply of this name, else the usual one, and its path in the pack; null where there is none. */
export function supplyOf(
  { supplies, usualSupply }: Pick<Electrical, 'supplies' | 'usualSupply'>,
  name: string | undefined,
): { supply: Electrical['supplies'][number]; path: string } | null {
  const own = supplies.findIndex(({ id }) => id === name)
  const place = own < 0 ? supplies.findIndex(({ id }) => id === usualSupply) : own
  const supply = supplies[place]
  return supply ? { supply, path: `$.electrical.supplies[${place}]` } : null
}

/** Supply data of a model of the pack: its power and the field that gives it, or a minimum circuit ampacity. */
interface Taken {
  id: string
  powerSupply?: string | undefined
  power: string
  powerKw: number
  mcaA?: number
  mfaA?: number
}

type Power = Pick<Taken, 'power' | 'powerKw'>

function larger([first, firstKw]: readonly [string, number], [second, secondKw]: readonly [string, number]): Power {
  return firstKw >= secondKw ? { power: first, powerKw: firstKw } : { power: second, powerKw: secondKw }
}

function ownOr(powerW: number | undefined, usual: Power): Power {
  return powerW === undefined ? usual : { power: 'powerW', powerKw: powerW / 1000 }
}
