import { Type, type Static } from 'typebox'
import { Provenance, Range } from './measures'

const Severity = Type.Optional(Type.Enum(['error', 'advice']))
const Times = Type.Tuple([Type.Number({ minimum: 0, maximum: 1 }), Type.Number({ minimum: 1, maximum: 1000 })])

/** Bounds and severities of entries that cannot be right; each part has a default. */
export const SenseSchema = Type.Object({
  /** Severity of outdoor modules that do not belong together, of a model of another mode, of a load beyond the tables of pipes or joints, of impossible air, of an elevation beyond the table of altitudes; `error` where nothing is said. */
  severity: Type.Optional(
    Type.Object({
      outdoorMixed: Severity,
      outdoorMode: Severity,
      beyondTables: Severity,
      impossibleAir: Severity,
      beyondAltitude: Severity,
    }),
  ),
  /** A unit's own cooling in parts of its model's: advice from the one pair of bounds on (0.9 and 1.1), an error beyond the other (0.5 and 2). */
  coolCapa: Type.Optional(Type.Object({ adviceFrom: Type.Optional(Times), errorBeyond: Type.Optional(Times) })),
  /** Dry bulb indoors that a design may ask for, ℃: from 10 to 45 for cooling, from 0 to 40 for heating. */
  indoorDryBulbC: Type.Optional(Type.Object({ cooling: Type.Optional(Range), heating: Type.Optional(Range) })),
  provenance: Type.Optional(Provenance),
})
export type Sense = Static<typeof SenseSchema>
