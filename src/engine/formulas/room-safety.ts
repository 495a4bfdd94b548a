import { pageCore } from '../host/page-core'

/** Refrigerant in kg/m³ when a whole charge enters a room. */
export function roomConcentration(chargeKg: number, areaM2: number, heightM: number): number {
  return pageCore().roomConcentration(chargeKg, areaM2, heightM)
}

/** Least floor area in m² for a charge at a limit in kg/m³. */
export function leastRoomArea(chargeKg: number, limitKgM3: number, heightM: number): number {
  return pageCore().leastRoomArea(chargeKg, limitKgM3, heightM)
}

/** Largest charge in kg of an A2L refrigerant in a factory-sealed appliance (IEC 60335-2-40). */
export function flammableChargeMost(lflKgM3: number, releaseHeightM: number, areaM2: number): number {
  return pageCore().flammableChargeMost(lflKgM3, releaseHeightM, areaM2)
}

/** What may be added on site in kg under a limit, the factory charge taken off. */
export function fieldChargeMost(limitKg: number, factoryKg: number): number {
  return pageCore().fieldChargeMost(limitKg, factoryKg)
}
