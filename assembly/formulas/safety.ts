/**
 * Concentration in kg/m³ when a whole charge enters a room (EN 378, ISO 5149).
 *
 * @verb
 */
export function roomConcentration(chargeKg: f64, areaM2: f64, heightM: f64): f64 {
  return chargeKg / (areaM2 * heightM)
}

/** Least floor area in m² for a charge and a limit in kg/m³. */
export function leastRoomArea(chargeKg: f64, limitKgM3: f64, heightM: f64): f64 {
  return chargeKg / (limitKgM3 * heightM)
}

/** Largest charge in kg of a mildly flammable refrigerant: 2.5 LFL^1.25 h0 √A (IEC 60335-2-40, factory-sealed appliance). */
export function flammableChargeMost(lflKgM3: f64, releaseHeightM: f64, areaM2: f64): f64 {
  return 2.5 * Math.pow(lflKgM3, 1.25) * releaseHeightM * Math.sqrt(areaM2)
}

/** Largest charge in kg for enhanced tightness: share × LFL × H × A; share 0.5, with circulation 0.75 (IEC 60335-2-40). */
export function tightChargeMost(share: f64, lflKgM3: f64, heightM: f64, areaM2: f64): f64 {
  return share * lflKgM3 * heightM * areaM2
}

/** Least floor area in m² of a room for a charge in a factory-sealed appliance: the inverse of 2.5 LFL^1.25 h0 √A (IEC 60335-2-40). */
export function leastSealedArea(chargeKg: f64, lflKgM3: f64, releaseHeightM: f64): f64 {
  const root = chargeKg / (2.5 * Math.pow(lflKgM3, 1.25) * releaseHeightM)
  return root * root
}

/** Least floor area in m² by a share of the LFL below the height of release: charge ÷ (share × LFL × h0). */
export function leastTightArea(chargeKg: f64, share: f64, lflKgM3: f64, releaseHeightM: f64): f64 {
  return chargeKg / (share * lflKgM3 * releaseHeightM)
}

/** Charge of one length of liquid pipe in kg, with the factor of the series. */
export function pipeCharge(lengthM: f64, kgPerM: f64, factor: f64): f64 {
  return lengthM * kgPerM * factor
}

/** Charge that may be added on site, kg: the limit less the factory charge; 0 where the factory charge already reaches the limit. */
export function fieldChargeMost(limitKg: f64, factoryKg: f64): f64 {
  return limitKg > factoryKg ? limitKg - factoryKg : 0
}
