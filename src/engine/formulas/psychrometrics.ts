import { pageCore } from '../host/page-core'

/** Standard pressure at sea level, Pa (ASHRAE Fundamentals 2017, chapter 1, section 1). */
const STANDARD_PA = 101325

/** Moist air: humidity ratio in kg/kg, enthalpy in J for each kg of dry air, wet bulb in ℃. */
export interface MoistAir {
  humidityRatio: number
  enthalpyJKg: number
  wetBulbC: number
}

/** One figure beside the dry bulb: wet bulb in ℃, relative humidity (1 = saturated) or vapour pressure in Pa; without one the air is dry. */
export interface Humidity {
  wetBulbC?: number
  relative?: number
  vapourPa?: number
}

/** State of moist air from its dry bulb in ℃ and one further figure at a pressure in Pa. */
export function moistAir(dryBulbC: number, humidity: Humidity, pressurePa = STANDARD_PA): MoistAir {
  const core = pageCore()
  const ratio = humidityRatioOf(dryBulbC, humidity, pressurePa)
  return {
    humidityRatio: ratio,
    enthalpyJKg: core.airEnthalpy(dryBulbC, ratio),
    wetBulbC: humidity.wetBulbC ?? core.wetBulbOf(dryBulbC, ratio, pressurePa),
  }
}

function humidityRatioOf(dryBulbC: number, { wetBulbC, relative, vapourPa }: Humidity, pressurePa: number): number {
  const core = pageCore()
  if (wetBulbC !== undefined) return core.wetBulbHumidity(dryBulbC, wetBulbC, pressurePa)
  if (vapourPa !== undefined) return core.humidityRatio(vapourPa, pressurePa)
  return relative === undefined ? 0 : core.humidityRatio(relative * core.saturationPressure(dryBulbC), pressurePa)
}
