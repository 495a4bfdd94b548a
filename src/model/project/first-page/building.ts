/** Bounds of each field of the building, in metric units: its usual value, shown while none is given, and the range in which one can be typed. */
interface Range {
  readonly usual: number
  readonly min: number
  readonly max: number
  /** Decimals shown; 0 means whole numbers only. */
  readonly decimals: number
}

// Usual values are the defaults of the design specification, section 9.
/** Fields of the building and of its use, each with its range. */
export const BUILDING_FIELDS = {
  floorAreaM2: { usual: 400, min: 1, max: 1_000_000, decimals: 1 },
  floorCount: { usual: 3, min: 1, max: 200, decimals: 0 },
  /** Clockwise from north to the outward normal of the main front. */
  orientationDeg: { usual: 90, min: 0, max: 360, decimals: 0 },
  infiltrationM3PerH: { usual: 700, min: 0, max: 1_000_000, decimals: 0 },
  /** Air changes in an hour. */
  infiltrationChanges: { usual: 1, min: 0, max: 50, decimals: 2 },
  freshAirM3PerH: { usual: 2000, min: 0, max: 1_000_000, decimals: 0 },
  freshAirChanges: { usual: 1, min: 0, max: 50, decimals: 2 },
  coolingSetPointC: { usual: 26, min: 10, max: 40, decimals: 1 },
  heatingSetPointC: { usual: 20, min: 5, max: 35, decimals: 1 },
  areaPerPersonM2: { usual: 8, min: 0.1, max: 1000, decimals: 2 },
  /** Heat of one person. */
  activityW: { usual: 70, min: 0, max: 1000, decimals: 0 },
  plugWPerM2: { usual: 20, min: 0, max: 5000, decimals: 1 },
  lightingWPerM2: { usual: 9, min: 0, max: 500, decimals: 1 },
  /** Factors on the loads, by which units are chosen. */
  sizingFactorCooling: { usual: 1, min: 0.5, max: 3, decimals: 2 },
  sizingFactorHeating: { usual: 1, min: 0.5, max: 3, decimals: 2 },
  timeStepsPerHour: { usual: 12, min: 1, max: 60, decimals: 0 },
} as const satisfies Record<string, Range>

export type BuildingField = keyof typeof BUILDING_FIELDS

/** The building and its use, as loads and energy are calculated from. A field that is absent is not given. */
export type Building = Partial<Record<BuildingField, number>>
