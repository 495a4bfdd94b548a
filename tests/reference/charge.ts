import type { ChargeParts } from '../../src/contract/system-record'
import { chargedConnecting } from './connecting-pipes'
import { boxEquipment } from './equipment'
import type { OutdoorEquipment } from './equipment'
import type { Place } from './graph'
import { isAbove } from './limit'
import { makerChargeKg, settled, unitsKg } from './maker-charge'
import { equivalentLiquidLengths, liquidLengths } from './piping'
import type { Piping } from './piping'
import type { CheckedSystem } from './system-check'

/**
 * Engineering reference section 7: R = Σ(length × kg/m of the liquid pipe) × F + outdoor extra + boxes + A, with F = 1.04 for three pipes and
 * A = 0.5 kg for each outdoor module above a rated ratio of 100 %; then what the maker adds, and how the pack settles it.
 */
export function chargeParts(checked: CheckedSystem, outdoor: OutdoorEquipment, piped: Piping, ratedCr: number): ChargeParts {
  const { pack, graph } = checked
  const { pipeFactor = { twoPipe: 1, threePipe: 1.04 }, perModuleOverRatioKg = 0.5, perIduKg = 0 } = pack.charge
  const perM = pack.charge.kgPerM[outdoor.series.refrigerant] ?? {}
  const factors = checked.isThreePipe ? pipeFactor.threePipe : pipeFactor.twoPipe
  const liquid = pack.charge.basis === 'equivalent' ? equivalentLiquidLengths(checked, piped) : liquidLengths(checked, piped)
  const lengths = new Map<number, number>()
  for (const { diameterMm, lengthM } of liquid) lengths.set(diameterMm, (lengths.get(diameterMm) ?? 0) + lengthM)
  const lines = [...lengths]
    .filter(([, lengthM]) => lengthM > 0)
    .sort(([one], [other]) => one - other)
    .map(([liquidMm, lengthM]) => ({
      liquidMm,
      lengthM,
      kgPerM: kgPerM(perM, liquidMm),
      kg: lengthM * kgPerM(perM, liquidMm) * factors,
    }))
  const liquidM = lines.reduce((total, line) => total + line.lengthM, 0)
  const ofUnitsKg = unitsKg(checked, piped)
  const parts = {
    lines,
    pipeFactor: factors,
    pipesKg: lines.reduce((total, line) => total + line.kg, 0),
    outdoorExtraKg: outdoor.extraChargeKg,
    boxesKg: graph.places.filter((place) => place.kind === 'box').reduce((total, box) => total + boxEquipment(box, pack).chargeAddKg, 0),
    unitsKg: perIduKg * piped.units.length + ofUnitsKg,
    overRatioKg: isAbove(ratedCr, 100) ? perModuleOverRatioKg * outdoor.modules.length : 0,
    makerTermsKg:
      makerChargeKg(checked, outdoor, piped, ratedCr, liquidM) -
      ofUnitsKg +
      chargedConnecting(outdoor, pack).reduce((total, pipe) => total + pipe.lengthM * kgPerM(perM, pipe.liquidMm) * factors, 0),
    settledKg: 0,
  }
  const sumKg = additionalChargeKg(parts)
  return { ...parts, settledKg: settled(pack.charge, sumKg, outdoor.hp) - sumKg }
}

/** The parts add up to the additional charge. */
export function additionalChargeKg(parts: ChargeParts): number {
  const { pipesKg, outdoorExtraKg, boxesKg, unitsKg: ofUnitsKg, overRatioKg, makerTermsKg, settledKg } = parts
  return pipesKg + outdoorExtraKg + boxesKg + ofUnitsKg + overRatioKg + makerTermsKg + settledKg
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
