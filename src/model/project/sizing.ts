import { BUILDING_FIELDS, type Building } from './first-page/building'

/** Factors of page 1 on required loads, by which models are chosen; checks compare with the loads as entered. */
export interface Sizing {
  cooling: number
  heating: number
}

/** Factors that change nothing. */
export const UNSIZED: Sizing = { cooling: 1, heating: 1 }

/** Returns the sizing factors of a building; the usual 1 where one is not given. */
export function sizingOf(building: Readonly<Building> | undefined): Sizing {
  return {
    cooling: building?.sizingFactorCooling ?? BUILDING_FIELDS.sizingFactorCooling.usual,
    heating: building?.sizingFactorHeating ?? BUILDING_FIELDS.sizingFactorHeating.usual,
  }
}

/** Returns whether factors change a load. */
export function isSized({ cooling, heating }: Sizing): boolean {
  return cooling !== 1 || heating !== 1
}
