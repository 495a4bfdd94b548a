import { boxEquipment } from './equipment'
import type { OutdoorEquipment } from './equipment'
import type { Place } from './graph'
import { isAbove } from './limit'
import { makerChargeKg, settled } from './maker-charge'
import { equivalentLiquidLengths, liquidLengths } from './piping'
import type { Piping } from './piping'
import type { CheckedSystem } from './system-check'

/**
 * Engineering reference section 7: R = Σ(length × kg/m of the liquid pipe) × F + outdoor extra + boxes + A, with F = 1.04 for three pipes and
 * A = 0.5 kg for each outdoor module above a rated ratio of 100 %; then what the maker adds, and how the pack settles it.
 */
export function additionalChargeKg(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping, ratedCr: number): number {
  const { pack, graph } = checked
  const { pipeFactor = { twoPipe: 1, threePipe: 1.04 }, perModuleOverRatioKg = 0.5, perIduKg = 0 } = pack.charge
  const perM = pack.charge.kgPerM[outdoor.series.refrigerant] ?? {}
  const lines = pack.charge.basis === 'equivalent' ? equivalentLiquidLengths(checked, piped) : liquidLengths(checked, piped)
  const inPipes = lines.reduce((total, { diameterMm, lengthM }) => total + lengthM * kgPerM(perM, diameterMm), 0)
  const boxes = graph.places.filter((place) => place.kind === 'box').reduce((total, box) => total + boxEquipment(box, pack).chargeAddKg, 0)
  const overRatio = isAbove(ratedCr, 100) ? perModuleOverRatioKg * outdoor.modules.length : 0
  const factor = checked.isThreePipe ? pipeFactor.threePipe : pipeFactor.twoPipe
  const plain = inPipes * factor + outdoor.extraChargeKg + boxes + perIduKg * piped.units.length + overRatio
  const liquidM = lines.reduce((total, { lengthM }) => total + lengthM, 0)
  return settled(pack.charge, plain + makerChargeKg(checked, outdoor, piped, ratedCr, liquidM), outdoor.hp)
}

function kgPerM(perM: Record<string, number>, diameterMm: number): number {
  const largest = Math.max(...Object.keys(perM).map(Number))
  return perM[String(Math.min(diameterMm, largest))] ?? 0
}

/** Room concentration in kg/m³; null where the unit's list item carries no room (section 4.4 "concentration"). */
export function concentrationKgM3(checked: CheckedSystem, unit: Place, totalKg: number): number | null {
  const item = unit.data.indoorUnitId ? checked.system.indoorUnits.find(({ id }) => id === unit.data.indoorUnitId) : undefined
  if (!item?.roomAreaM2 || !item.roomHeightM) return null
  return totalKg / (item.roomAreaM2 * item.roomHeightM)
}
