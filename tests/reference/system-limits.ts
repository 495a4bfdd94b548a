import type { Finding } from '../../src/model/finding/finding'
import type { OutdoorCapacity } from './capacities'
import type { OutdoorEquipment } from './equipment'
import { unitEquipment } from './equipment'
import type { Place } from './graph'
import { isAbove, lower, upper } from './limit'
import type { PackTables } from './pack-tables'
import type { Piping } from './piping'
import type { CheckedSystem } from './system-check'

/** Limits of the whole machine: modules, unit count, connection ratios, charge. They name the outdoor unit. */
export function systemLimits(
  checked: CheckedSystem,
  outdoor: OutdoorEquipment,
  piped: Piping,
  capacity: OutdoorCapacity,
  totalChargeKg: number,
): Finding[] {
  const at = { systemId: checked.system.id, nodeId: checked.root.id }
  const { pack } = checked
  const units = piped.units.map(({ unit }) => unit)
  return [
    ...upper(at, 'maxModules', outdoor.modules.length, outdoor.series.maxModules, ''),
    ...upper(at, 'maxHp', outdoor.hp, outdoor.series.maxHp, 'HP'),
    ...upper(at, 'maxIdu', unitCount(units, pack), outdoor.maxIdu, ''),
    ...lower(at, 'minIduCount', unitCount(units, pack), pack.connectionRatio.minIduCount, ''),
    ...ratioLimits(checked, outdoor, piped, capacity.ratedCr),
    ...shareLimits(checked, outdoor, units, capacity.ratedCr),
    ...rangeLimits(checked, outdoor),
    ...chargeLimits(checked, outdoor, units.length, totalChargeKg),
  ]
}

export function unitCount(units: readonly Place[], pack: PackTables): number {
  return units.reduce((total, unit) => total + unitEquipment(unit, pack).countFactor, 0)
}

/** Section 4.4 "ratio", and the 105 % rule for units far apart in height. */
function ratioLimits(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping, ratedCr: number): Finding[] {
  const at = { systemId: checked.system.id, nodeId: checked.root.id }
  const { maxCrPct, maxCrSpecialPct, minCrPct, profile } = outdoor
  const special = maxCrSpecialPct > maxCrPct ? upper(at, 'maxCrSpecialPct', ratedCr, maxCrSpecialPct, '%') : []
  const usual = upper(at, 'maxCrPct', ratedCr, maxCrPct, '%', maxCrSpecialPct > maxCrPct ? 'advice' : 'error')
  const { iduIduOverM, maxPct } = checked.pack.connectionRatio.heightRule
  const isTall = isAbove(piped.heightIduIduM, iduIduOverM)
  return [
    ...lower(at, 'minCrPct', ratedCr, minCrPct, '%'),
    ...(special.length > 0 ? special : usual),
    ...(isTall ? upper(at, 'crLimitTallPct', ratedCr, profile.crLimitTallPct ?? maxPct, '%') : []),
  ]
}

/** Engineering reference section 9: fresh air, air handlers, hydro and the smallest class as shares of the outdoor unit. */
function shareLimits(checked: CheckedSystem, outdoor: OutdoorEquipment, units: readonly Place[], ratedCr: number): Finding[] {
  const at = { systemId: checked.system.id, nodeId: checked.root.id }
  const { freshAir, ahu, hydro, smallIdu } = checked.pack.connectionRatio
  const sharePct = (of: (unit: Place) => boolean) =>
    (units.filter(of).reduce((total, unit) => total + unitEquipment(unit, checked.pack).index, 0) * 10) / outdoor.coolKw
  const has = (kind: Place['kind']) => units.some((unit) => unit.kind === kind)
  const hasOnly = (kind: Place['kind']) => units.length > 0 && units.every((unit) => unit.kind === kind)
  const smallPct = (100 * units.filter((unit) => unitEquipment(unit, checked.pack).index === 15).length) / units.length
  const found: Finding[] = []
  if (hasOnly('freshAir')) {
    found.push(
      ...lower(at, 'faOnlyMinPct', ratedCr, freshAir.faOnlyMinPct, '%'),
      ...upper(at, 'faOnlyMaxPct', ratedCr, freshAir.faOnlyMaxPct, '%'),
    )
  } else {
    found.push(
      ...upper(
        at,
        'mixedMaxFaPctOfOdu',
        sharePct((unit) => unit.kind === 'freshAir'),
        freshAir.mixedMaxFaPctOfOdu,
        '%',
      ),
    )
  }
  if (hasOnly('ahuKit'))
    found.push(...lower(at, 'onlyMinPct', ratedCr, ahu.onlyMinPct, '%'), ...upper(at, 'onlyMaxPct', ratedCr, ahu.onlyMaxPct, '%'))
  else if (has('ahuKit')) found.push(...upper(at, 'mixedTotalMaxPct', ratedCr, ahu.mixedTotalMaxPct, '%'))
  found.push(
    ...upper(
      at,
      'maxPctOfOdu',
      sharePct((unit) => unit.kind === 'hydro'),
      hydro.maxPctOfOdu,
      '%',
    ),
  )
  if (has('hydro') && !hasOnly('hydro')) found.push(...upper(at, 'totalWithIduMaxPct', ratedCr, hydro.totalWithIduMaxPct, '%'))
  return units.length > 0 ? [...found, ...upper(at, 'class15CountsMaxPct', smallPct, smallIdu.class15CountsMaxPct, '%', 'advice')] : found
}

/** Engineering reference section 1.7: the operating range of the outdoor unit, where a design temperature is given. */
function rangeLimits(checked: CheckedSystem, outdoor: OutdoorEquipment): Finding[] {
  const at = { systemId: checked.system.id, nodeId: checked.root.id }
  const within = (key: string, value: number | null, range: readonly number[] = []) => {
    const [from, to] = range
    if (value === null || from === undefined || to === undefined) return []
    return [...lower(at, key, value, from, '℃'), ...upper(at, key, value, to, '℃')]
  }
  const { coolRangeDbC, heatRangeWbC } = outdoor.modules[0] ?? {}
  return [
    ...within('coolRangeDbC', checked.design.coolingOutdoorDryBulbC, coolRangeDbC),
    ...within('heatRangeWbC', checked.design.heatingOutdoorWetBulbC, heatRangeWbC),
  ]
}

/** Engineering reference section 7, "Max". */
function chargeLimits(checked: CheckedSystem, outdoor: OutdoorEquipment, units: number, totalKg: number): Finding[] {
  const at = { systemId: checked.system.id, nodeId: checked.root.id }
  const { R410A, R410Adivide, R32, R32perIdu } = checked.pack.charge.maxTotalKg
  if (outdoor.series.refrigerant === 'R32') {
    return [...upper(at, 'maxTotalKg', totalKg, R32, 'kg'), ...(units > 0 ? upper(at, 'R32perIdu', totalKg, R32perIdu * units, 'kg') : [])]
  }
  const most = upper(at, 'maxTotalKg', totalKg, R410A, 'kg')
  return most.length > 0 ? most : upper(at, 'R410Adivide', totalKg, R410Adivide, 'kg', 'advice')
}
