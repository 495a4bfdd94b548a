import { Type, type Static } from 'typebox'
import { Provenance, Range } from './measures'

const Severity = Type.Optional(Type.Enum(['error', 'advice']))
const Times = Type.Tuple([Type.Number({ minimum: 0, maximum: 1 }), Type.Number({ minimum: 1, maximum: 1000 })])

/** Bounds and severities of implausible entries; each has a default. */
export const SenseSchema = Type.Object({
  /**
   * Severity of incompatible outdoor modules, a model of another mode, a load beyond the tables of pipes or joints, impossible air, and an elevation
   * beyond the altitude table; `error` by default.
   */
  severity: Type.Optional(
    Type.Object({
      outdoorMixed: Severity,
      outdoorMode: Severity,
      beyondTables: Severity,
      impossibleAir: Severity,
      beyondAltitude: Severity,
    }),
  ),
  /** Ratio of a unit's own cooling to its model's: advice beyond the first pair of bounds (0.9 and 1.1), an error beyond the second (0.5 and 2). */
  coolCapa: Type.Optional(Type.Object({ adviceFrom: Type.Optional(Times), errorBeyond: Type.Optional(Times) })),
  /** Permitted indoor dry bulb of a design, ℃: from 10 to 45 for cooling, from 0 to 40 for heating. */
  indoorDryBulbC: Type.Optional(Type.Object({ cooling: Type.Optional(Range), heating: Type.Optional(Range) })),
  provenance: Type.Optional(Provenance),
})
export type Sense = Static<typeof SenseSchema>
