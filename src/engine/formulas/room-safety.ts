import { formula } from '../host/page-core'

/** Refrigerant in kg/m³ when a whole charge enters a room. */
export const roomConcentration: (chargeKg: number, areaM2: number, heightM: number) => number = formula('roomConcentration')

/** Least floor area in m² for a charge at a limit in kg/m³. */
export const leastRoomArea: (chargeKg: number, limitKgM3: number, heightM: number) => number = formula('leastRoomArea')

/** Largest charge in kg of an A2L refrigerant in a factory-sealed appliance (IEC 60335-2-40). */
export const flammableChargeMost: (lflKgM3: number, releaseHeightM: number, areaM2: number) => number = formula('flammableChargeMost')

/** Charge in kg that may be added on site under a limit, less the factory charge. */
export const fieldChargeMost: (limitKg: number, factoryKg: number) => number = formula('fieldChargeMost')
