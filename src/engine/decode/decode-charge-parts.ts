import * as L from '../../../assembly/shared/layout/layout'
import type { ChargeLine, ChargeParts } from '../../contract/system-record'

/** Reads the parts of the additional charge from the outdoor slots of an answer; null where the charge itself is null. */
export function decodeChargeParts(slots: Float64Array): ChargeParts | null {
  const slot = (place: number): number => slots[place] ?? NaN
  if (Number.isNaN(slot(L.OUT_ADDED_CHARGE))) return null
  return {
    lines: linesOf(slots),
    pipeFactor: slot(L.OUT_CHARGE_FACTOR),
    pipesKg: slot(L.OUT_CHARGE_PIPES),
    outdoorExtraKg: slot(L.OUT_CHARGE_EXTRA),
    boxesKg: slot(L.OUT_CHARGE_BOXES),
    unitsKg: slot(L.OUT_CHARGE_UNITS),
    overRatioKg: slot(L.OUT_CHARGE_OVER),
    makerTermsKg: slot(L.OUT_CHARGE_MAKER),
    settledKg: slot(L.OUT_CHARGE_SETTLED),
  }
}

function linesOf(slots: Float64Array): ChargeLine[] {
  const lines: ChargeLine[] = []
  for (let line = 0; line < L.CHARGE_LINES; line++) {
    const [mm = NaN, lengthM = NaN, kgPerM = NaN, kg = NaN] = slots.subarray(L.OUT_CHARGE_LINES + line * L.CHARGE_LINE_WIDTH)
    if (!Number.isNaN(kg)) lines.push({ liquidMm: orNull(mm), lengthM, kgPerM: orNull(kgPerM), kg })
  }
  return lines
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
