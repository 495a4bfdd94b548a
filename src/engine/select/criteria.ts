import * as T from '../../../assembly/common/layout/layout-select'
import type { Pack } from '../../contract/pack'
import { DEFAULT_WEIGHT } from '../../model/project/weights'
import type { Direction } from './directions'
import type { Family, OutdoorOption } from './option'

/** A ratio that is this many points from 100 % in all systems costs as much as one usual amount of anything else. */
const RATIO_POINTS = 20
/** Load that, one floor away from the main floor of its system, costs as much as a further system, kW; as much in another zone, and of another use. */
const FLOOR_KW = 30
const ZONE_KW = 90
const USE_KW = 300

/** Costs of one unit of each figure in one weighting. A usual amount of a figure costs 1 at the default weight, so that the weights alone decide. */
export interface Costs {
  /** Coefficients of what the core measures, in the order of `layout-select`. */
  measured: Float64Array
  /** Fixed cost of each outdoor unit. */
  options: Map<OutdoorOption, number>
  /** Cost of each different outdoor unit of a project. */
  different: number
  /** Factor on what it costs that a system reaches over floors, zones and uses. */
  scatter: number
}

/** Usual amounts of a project: what its load would take with the mean of all modules of the pack. */
export interface Usual {
  loadKw: number
  /** Systems that the load takes at least. */
  systems: number
  weightKg: number
  footprintM2: number
  soundPower: number
  chargeKg: number
  coolPowerKw: number
  heatPowerKw: number
  price: number
}

export function usualOf(pack: Pack, families: readonly Family[], loadKw: number, priceOf: (option: OutdoorOption) => number | null): Usual {
  const modules = pack.oduModules.items
  const mean = (figure: (item: (typeof modules)[number]) => number): number =>
    (loadKw * modules.reduce((sum, item) => sum + figure(item) / item.coolKw, 0)) / modules.length
  const options = families.flatMap((family) => family.options)
  const largest = options.reduce((most, { coolKw }) => Math.max(most, coolKw), 0)
  const priced = options.flatMap((option) => (priceOf(option) ?? 0) / option.coolKw || [])
  return {
    loadKw,
    systems: Math.max(1, Math.ceil(loadKw / largest)),
    weightKg: mean((item) => item.weightKg),
    footprintM2: mean(({ dimensionsMm: size }) => (size.w * size.d) / 1e6),
    soundPower: mean((item) => soundPower(item.soundPowerDbA)),
    chargeKg: mean((item) => item.factoryChargeKg),
    coolPowerKw: mean((item) => item.coolPowerKw),
    heatPowerKw: mean((item) => item.heatPowerKw),
    price: priced.length === options.length ? (loadKw * priced.reduce((sum, value) => sum + value, 0)) / priced.length : 0,
  }
}

export function costsOf(
  { weights, kgPart, scatter }: Direction,
  usual: Usual,
  family: Family,
  priceOf: (option: OutdoorOption) => number | null,
): Costs {
  const of = (weight: number, amount: number): number => (amount > 0 ? weight / DEFAULT_WEIGHT / amount : 0)
  const measured = new Float64Array(T.WEIGHTS)
  measured[T.WEIGHT_COOL_POWER] = of(weights.coolEfficiency, usual.coolPowerKw)
  measured[T.WEIGHT_HEAT_POWER] = of(weights.heatEfficiency, usual.heatPowerKw)
  measured[T.WEIGHT_CHARGE] = of(weights.charge, usual.chargeKg)
  measured[T.WEIGHT_RATIO] = of(weights.ratio, usual.loadKw * 10 * RATIO_POINTS)
  measured[T.WEIGHT_LOADED] = of(weights.margin, usual.loadKw * 10)
  const fixed = (option: OutdoorOption): number =>
    of(weights.price, usual.price) * (priceOf(option) ?? 0) +
    of(weights.sound, usual.soundPower) * soundPower(option.soundPowerDbA) +
    of(weights.bulk, usual.weightKg) * option.weightKg * kgPart +
    of(weights.bulk, usual.footprintM2) * option.footprintM2 * (1 - kgPart) +
    of(weights.systems, usual.systems)
  return {
    measured,
    options: new Map(family.options.map((option) => [option, fixed(option)])),
    different: of(weights.models, usual.systems),
    scatter,
  }
}

/** Returns what it costs that a system reaches over floors, zones and uses: loads in kW by floor (with its height), zone and use. */
export function scatterCost(
  floors: ReadonlyMap<number, number>,
  zones: ReadonlyMap<string, number>,
  uses: ReadonlyMap<string, number>,
  usual: Usual,
): number {
  return (awayFrom(floors) / FLOOR_KW + beside(zones) / ZONE_KW + beside(uses) / USE_KW) / usual.systems
}

/** Returns the load × floors to the floor for which this is least, kW. */
function awayFrom(floors: ReadonlyMap<number, number>): number {
  if (floors.size < 2) return 0
  let least = Infinity
  for (const main of floors.keys()) {
    let away = 0
    for (const [floor, kw] of floors) away += kw * Math.abs(floor - main)
    least = Math.min(least, away)
  }
  return least
}

/** Returns the load outside the largest part, kW. */
function beside(loads: ReadonlyMap<string, number>): number {
  if (loads.size < 2) return 0
  let sum = 0
  let most = 0
  for (const kw of loads.values()) {
    sum += kw
    most = Math.max(most, kw)
  }
  return sum - most
}

/** Returns the sound power relative to the reference, by which levels add up. */
function soundPower(levelDb: number): number {
  return 10 ** (levelDb / 10)
}
