import type { PackTables } from './pack-tables'
import { linear } from './table'

/** Barometric pressure in kPa: the pack's table, else the standard atmosphere above its sea level, which holds below it too. */
export function pressureKPa({ capacityCorrection: { pressure } }: PackTables, elevationM: number): number {
  if (pressure?.m && pressure.kPa) return linear(pressure.m, pressure.kPa, elevationM)
  return (pressure?.seaLevelKPa ?? 101.325) * Math.max(0, 1 - 2.25577e-5 * Math.max(0, elevationM)) ** 5.2559
}

/** Density of air against sea level: as the pressures are to each other. */
export function airDensityRatio(pack: PackTables, elevationM: number): number {
  return pressureKPa(pack, elevationM) / pressureKPa(pack, 0)
}
