import { Type } from 'typebox'
import { Id, NotNegative, Positive, Provenance } from './measures'

const Limit = Type.Optional(Type.Union([NotNegative, Type.Null()]))

/** Safety figures of one refrigerant in kg/m³ and kg; null where the class has none. */
const RefrigerantSchema = Type.Object({
  id: Id,
  class_: Type.String(),
  lflKgM3: Limit,
  rclKgM3: Positive,
  practicalLimitKgM3: Positive,
  atelOdlKgM3: Limit,
  qlmvKgM3: Limit,
  qlavKgM3: Limit,
  m1Kg: Limit,
  m2Kg: Limit,
  m3Kg: Limit,
  gwpAr4: Type.Optional(NotNegative),
  gwpAr6: Type.Optional(NotNegative),
  molarMass: Type.Optional(Positive),
  /** Least floor area in m² of a room with a unit of this refrigerant. */
  leastFloorAreaM2: Type.Optional(Positive),
})

export const SafetySchema = Type.Object({
  refrigerants: Type.Array(RefrigerantSchema, { minItems: 1 }),
  /** Height in m above the floor at which a leak of a unit enters the room, by mounting. */
  releaseHeightM: Type.Optional(Type.Object({ floor: Positive, window: Positive, wall: Positive, ceiling: Positive })),
  /** Shares of the lower flammability limit that a system of enhanced tightness may reach in a room. */
  tightShare: Type.Optional(Type.Object({ still: Positive, circulated: Positive })),
  /**
   * Least floor area of a room for the charge of a flammable refrigerant, above the charge that any room may hold: the larger of the two formulas of IEC
   * 60335-2-40 that the pack names, (m / (2.5 LFL^1.25 h0))² of a sealed appliance and m / (share × LFL × h0). Not checked by default.
   */
  leastArea: Type.Optional(
    Type.Object({
      sealed: Type.Optional(Type.Boolean()),
      tightShare: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
      /** `error` by default. */
      severity: Type.Optional(Type.Enum(['error', 'advice'])),
      source: Type.Optional(Type.String()),
    }),
  ),
  provenance: Type.Optional(Provenance),
})

const Share = Type.Number({ exclusiveMinimum: 0, maximum: 100 })

export const DeliveredSchema = Type.Object({
  adviceBelowPct: Share,
  errorBelowPct: Share,
  pickReservePct: Type.Optional(Type.Number({ minimum: 0, maximum: 50 })),
  provenance: Type.Optional(Provenance),
})

const Weights = Type.Tuple([NotNegative, NotNegative, NotNegative, NotNegative])

/** Weights of the part-load efficiencies at 100, 75, 50 and 25 % load. */
export const EnergySchema = Type.Object({
  iplv: Type.Object({
    ieerAhri1230: Type.Object({ weights: Weights }),
    iplvC_GB: Type.Object({ weights: Weights }),
  }),
})
