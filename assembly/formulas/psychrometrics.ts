/** Molar mass of water over that of dry air (ASHRAE Handbook Fundamentals 2017, chapter 1, equation 20). */
const MOLAR_RATIO: f64 = 0.621945
/** Least humidity ratio in kg/kg, which keeps the logarithm's argument above 0. */
const LEAST: f64 = 1e-7

/**
 * Saturation pressure of water vapour in Pa over ice or water at ℃, −100 to 200 (ASHRAE Fundamentals 2017, chapter 1, equations 5 and 6).
 *
 * @verb
 */
export function saturationPressure(celsius: f64): f64 {
  const k = celsius + 273.15
  if (celsius <= 0.01) {
    const ice =
      -5.6745359e3 / k + 6.3925247 - 9.677843e-3 * k + 6.2215701e-7 * k * k + 2.0747825e-9 * Math.pow(k, 3) - 9.484024e-13 * Math.pow(k, 4)
    return Math.exp(ice + 4.1635019 * Math.log(k))
  }
  const water = -5.8002206e3 / k + 1.3914993 - 4.8640239e-2 * k + 4.1764768e-5 * k * k - 1.4452093e-8 * Math.pow(k, 3)
  return Math.exp(water + 6.5459673 * Math.log(k))
}

/** Humidity ratio in kg/kg of a vapour pressure and a total pressure in Pa (equation 20). */
export function humidityRatio(vapourPa: f64, pressurePa: f64): f64 {
  const ratio = (MOLAR_RATIO * vapourPa) / (pressurePa - vapourPa)
  return ratio < LEAST ? LEAST : ratio
}

/** Humidity ratio in kg/kg of dry and wet bulb in ℃ at a pressure in Pa (equations 33 above freezing, 35 below). */
export function wetBulbHumidity(dryBulb: f64, wetBulb: f64, pressurePa: f64): f64 {
  const saturated = humidityRatio(saturationPressure(wetBulb), pressurePa)
  const difference = dryBulb - wetBulb
  const ratio =
    wetBulb >= 0
      ? ((2501 - 2.326 * wetBulb) * saturated - 1.006 * difference) / (2501 + 1.86 * dryBulb - 4.186 * wetBulb)
      : ((2830 - 0.24 * wetBulb) * saturated - 1.006 * difference) / (2830 + 1.86 * dryBulb - 2.1 * wetBulb)
  return ratio < LEAST ? LEAST : ratio
}

/** Pressure of the standard atmosphere at an elevation in m, as a share of that at sea level (ASHRAE Fundamentals 2017, chapter 1, equation 3); 1 below sea level. */
export function standardPressureRatio(elevationM: f64): f64 {
  return elevationM > 0 ? Math.pow(Math.max(0, 1 - 2.25577e-5 * elevationM), 5.2559) : 1
}

/** Relative humidity (1 = saturated) of dry and wet bulb in ℃ at a pressure in Pa (equations 20 and 22). */
export function relativeHumidity(dryBulb: f64, wetBulb: f64, pressurePa: f64): f64 {
  const ratio = wetBulbHumidity(dryBulb, wetBulb, pressurePa)
  return (pressurePa * ratio) / (MOLAR_RATIO + ratio) / saturationPressure(dryBulb)
}

/** Enthalpy of moist air in J for each kg of dry air (equation 30). */
export function airEnthalpy(dryBulb: f64, humidity: f64): f64 {
  return (1.006 * dryBulb + humidity * (2501 + 1.86 * dryBulb)) * 1000
}

/** Wet bulb in ℃ of dry bulb and humidity ratio at a pressure in Pa: the root of equations 33 and 35, halved to 1e-9 K. */
export function wetBulbOf(dryBulb: f64, humidity: f64, pressurePa: f64): f64 {
  let low: f64 = -100
  let high = dryBulb
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (wetBulbHumidity(dryBulb, middle, pressurePa) > humidity) high = middle
    else low = middle
  }
  return (low + high) / 2
}
