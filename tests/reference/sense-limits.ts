import type { Finding, Severity } from '../../src/model/finding/finding'
import type { DesignConditions } from '../../src/model/project/project'
import type { OutdoorEquipment } from './equipment'
import { unitModels } from './equipment'
import type { Place } from './graph'
import { isUnit } from './graph'
import type { LimitAt } from './limit'
import { gaugeBroken, isAbove, lower, upper } from './limit'
import type { CheckedSystem } from './system-check'
import { lastOf } from './table'

/** Section 4.4 "RATING": what the calculation takes where a page gives no temperature. */
const RATING = {
  coolingIndoorDryBulbC: 27,
  heatingIndoorDryBulbC: 20,
} as const satisfies Partial<DesignConditions>

const PAIRS = [
  ['coolIndoorWbC', 'coolingIndoorWetBulbC', 'coolingIndoorDryBulbC'],
  ['coolOutdoorWbC', 'coolingOutdoorWetBulbC', 'coolingOutdoorDryBulbC'],
  ['heatIndoorWbC', 'heatingIndoorWetBulbC', 'heatingIndoorDryBulbC'],
  ['heatOutdoorWbC', 'heatingOutdoorWetBulbC', 'heatingOutdoorDryBulbC'],
] as const

/** Entries that cannot be right: air, outdoor modules, capacities of units. */
export function senseLimits(checked: CheckedSystem, outdoor: OutdoorEquipment): Finding[] {
  return [...outdoorFit(checked, outdoor), ...airLimits(checked), ...checked.graph.places.flatMap((place) => ownCooling(checked, place))]
}

function outdoorFit(checked: CheckedSystem, outdoor: OutdoorEquipment): Finding[] {
  const at = { systemId: checked.system.id, nodeId: checked.root.id }
  const { modules } = outdoor
  const first = modules[0]
  const isMixed = modules.some(
    (one) => one.series !== first?.series || one.refrigerant !== first.refrigerant || one.systemType !== first.systemType,
  )
  const type = checked.root.data.outdoorType
  const isOther = (type === 'HR' || type === 'HP') && first?.systemType !== type
  const { main2, main2Mini, main3 } = checked.pack.pipes
  const table = outdoor.series.pipes === 3 ? main3 : outdoor.isMini ? main2Mini : main2
  const { outdoorMixed, outdoorMode, beyondTables } = checked.pack.sense.severity
  const rule = (code: string, severity: Severity): Finding => ({ ...at, code, severity, values: {} })
  return [
    ...(isMixed ? [rule('outdoorMixed', outdoorMixed)] : []),
    ...(isOther ? [rule('outdoorMode', outdoorMode)] : []),
    ...upper(at, 'mainHpMax', outdoor.hp, lastOf<{ hpMax: number }>(table.items).hpMax, 'HP', beyondTables),
  ]
}

function airLimits(checked: CheckedSystem): Finding[] {
  const at = { systemId: checked.system.id, nodeId: checked.root.id }
  const { severity, indoorDryBulbC } = checked.pack.sense
  const used = (name: keyof DesignConditions): number | null =>
    checked.design[name] ?? (name in RATING ? RATING[name as keyof typeof RATING] : null)
  const bulbs = PAIRS.flatMap(([key, wet, dry]) => {
    // A temperature that is not given contradicts nothing, whatever stands in for it.
    const [value, limit] = [checked.design[wet], checked.design[dry]]
    return value === null || limit === null || !isAbove(value, limit) ? [] : sense(at, key, value, limit, '℃', severity.impossibleAir)
  })
  const indoors = (key: string, value: number | null, [from = NaN, to = NaN]: readonly number[]): Finding[] => [
    ...lower(at, key, value ?? NaN, from, '℃', severity.impossibleAir),
    ...upper(at, key, value ?? NaN, to, '℃', severity.impossibleAir),
  ]
  return [
    ...bulbs,
    ...indoors('coolIndoorDbC', used('coolingIndoorDryBulbC'), indoorDryBulbC.cooling),
    ...indoors('heatIndoorDbC', used('heatingIndoorDryBulbC'), indoorDryBulbC.heating),
    ...upper(at, 'altitudeM', checked.design.elevationM ?? 0, altitudeEnd(checked), 'm', severity.beyondAltitude),
  ]
}

/** The first end that is reached: of the maker's tables by elevation, which stand in place of the built-in one, and of the pressures. */
function altitudeEnd({ pack, outdoor }: CheckedSystem): number {
  const { tables = [], default: built, pressure } = pack.capacityCorrection
  const own = tables
    .filter((table) => table.factor === 'altitude' && (table.series?.includes(outdoor?.series.id ?? '') ?? true))
    .flatMap(({ x, y }) => [x, y])
    .flatMap((axis) => (axis?.by === 'elevationM' ? [lastOf(axis.at)] : []))
  return Math.min(...(own.length > 0 ? own : [lastOf(built.altitude.m)]), ...(pressure?.m ? [lastOf(pressure.m)] : []))
}

/** A unit's own cooling, in parts of its model's; kits have a range of their own. */
function ownCooling(checked: CheckedSystem, place: Place): Finding[] {
  const at = { systemId: checked.system.id, nodeId: place.id }
  const own = place.data.coolingKw
  const model = unitModels(checked.pack).get(place.data.model ?? '')?.coolingKw
  if (!isUnit(place) || place.kind === 'ahuKit' || own === undefined || model === undefined) return []
  const [least = NaN, most = NaN] = checked.pack.sense.coolCapa.errorBeyond.map((times) => times * model)
  const [from = NaN, to = NaN] = checked.pack.sense.coolCapa.adviceFrom.map((times) => times * model)
  if (isAbove(least, own)) return sense(at, 'coolCapa', own, least, 'kW', 'error')
  if (isAbove(own, most)) return sense(at, 'coolCapa', own, most, 'kW', 'error')
  if (model === 0) return []
  if (!isAbove(own, from)) return sense(at, 'coolCapaStd', own, from, 'kW', 'advice')
  return isAbove(to, own) ? [] : sense(at, 'coolCapaStd', own, to, 'kW', 'advice')
}

/** A finding of a bound that is not measured while it holds. */
function sense(at: LimitAt, key: string, value: number, limit: number, unit: string, severity: Severity): Finding[] {
  gaugeBroken(at, `limit.${key}`, value, limit)
  return [{ ...at, code: `limit.${key}`, severity, values: { value, limit, excess: Math.abs(value - limit), unit } }]
}
