import type { OutdoorEquipment } from './equipment'
import { ownIndex } from './equipment'
import type { Place } from './graph'
import type { IndexBand, MakerCharge, PowerBand } from './maker-rules'
import type { Piping } from './piping'
import { rounded } from './rounding'
import type { CheckedSystem } from './system-check'

/** What the maker adds to the plain charge: by outdoor model, horsepower, connected index, ratio, units and length beyond the free metres. */
export function makerChargeKg(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping, ratedCr: number, liquidM: number): number {
  const { charge } = checked.pack
  const index = checked.loadIndex.get(checked.root) ?? 0
  const ratio = charge.byRatio?.find((band) => ratedCr > band.overPct + 2 ** -20 && ratedCr <= (band.toPct ?? Infinity) + 2 ** -20)
  const length = charge.byLength?.find((rate) => outdoor.hp >= (rate.hpMin ?? 0) && outdoor.hp <= (rate.hpMax ?? Infinity))
  return (
    modelKg(charge, outdoor) +
    powerKg(charge.byHp, outdoor.hp) +
    indexKg(charge.byIndex, index) +
    (ratio?.kg ?? 0) +
    unitsKg(checked, piped) +
    (length ? (liquidM - length.freeM) * length.kgPerM : 0)
  )
}

function modelKg({ byOutdoorModel = {} }: MakerCharge, outdoor: OutdoorEquipment): number {
  return outdoor.modules.reduce((total, module) => total + (byOutdoorModel[module.id] ?? 0), 0)
}

function powerKg(bands: readonly PowerBand[] | undefined, hp: number): number {
  return bands?.find((band) => hp >= band.hpMin && hp <= band.hpMax)?.kg ?? 0
}

function indexKg(bands: readonly IndexBand[] | undefined, index: number): number {
  return bands?.find((band) => index >= band.fromIndex && index <= (band.toIndex ?? Infinity))?.kg ?? 0
}

/** What the units add by model, type or index, within the pack's bound. */
export function unitsKg(checked: CheckedSystem, piped: Piping): number {
  const { byUnit } = checked.pack.charge
  if (!byUnit) return 0
  const sum = piped.units.reduce((total, { unit }) => total + unitKg(checked, unit), 0)
  return Math.min(sum, byUnit.mostKg ?? Infinity)
}

function unitKg({ pack }: CheckedSystem, unit: Place): number {
  const { byModel = {}, byType = {}, byIndex } = pack.charge.byUnit ?? {}
  const lists: { items: { id: string; type?: string }[] }[] = [pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits]
  const item = lists.flatMap((list) => list.items).find(({ id }) => id === unit.data.model)
  return byModel[item?.id ?? ''] ?? byType[item?.type ?? ''] ?? indexKg(byIndex, ownIndex(unit, pack))
}

/** Nothing for a negative sum where the pack says so, at least the pack's least, and the pack's rounding. */
export function settled(charge: MakerCharge, kg: number, hp: number): number {
  const notNegative = charge.negativeIsZero ? Math.max(0, kg) : kg
  const least = charge.leastByHp?.find((band) => hp >= band.hpMin && hp <= band.hpMax)?.kg
  const value = least === undefined ? notNegative : Math.max(notNegative, least)
  if (!charge.rounding) return value
  const { mode, stepKg } = charge.rounding
  return rounded(value, stepKg, mode)
}
