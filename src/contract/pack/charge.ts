import { Type } from 'typebox'
import { Count, NotNegative, Positive, Provenance } from './measures'

const KgPerM = Type.Record(Type.String({ pattern: '^[0-9.]+$' }), NotNegative)
const Kg = Type.Record(Type.String(), Type.Number())
/** By total horsepower of the outdoor unit, both bounds inclusive. */
const PowerBand = Type.Object({ hpMin: NotNegative, hpMax: Positive, kg: Type.Number() })
/** By capacity index, both bounds inclusive; open-ended without `toIndex`. */
const IndexBand = Type.Object({ fromIndex: Count, toIndex: Type.Optional(Count), kg: Type.Number() })
/** By rated connection ratio in per cent: above `overPct`, up to and including `toPct`. */
const RatioBand = Type.Object({ overPct: NotNegative, toPct: Type.Optional(Positive), kg: Type.Number() })

/** kg for each unit: by its model, else by its type, else by its index. `mostKg` bounds the sum of all units. */
const UnitChargeSchema = Type.Object({
  byModel: Type.Optional(Kg),
  byType: Type.Optional(Kg),
  byIndex: Type.Optional(Type.Array(IndexBand)),
  mostKg: Type.Optional(Positive),
})

/** kg for each metre of liquid pipe beyond the metres that the factory charge covers; by horsepower where the rate differs. */
const LengthChargeSchema = Type.Object({
  freeM: NotNegative,
  kgPerM: Positive,
  hpMin: Type.Optional(NotNegative),
  hpMax: Type.Optional(Positive),
})

/** Bounds of the total charge of one refrigerant, kg. */
const MostChargeSchema = Type.Object({
  mostKg: Type.Optional(Positive),
  divideKg: Type.Optional(Positive),
  perUnitKg: Type.Optional(Positive),
})

export const ChargeSchema = Type.Object({
  formula: Type.Optional(Type.String()),
  /** Rates in kg for each metre of liquid pipe by outer diameter in mm, for each refrigerant. */
  kgPerM: Type.Record(Type.String(), KgPerM),
  /** Length that the rates multiply: the pipe's own, or with its bends and fittings; the pipe's own by default. */
  basis: Type.Optional(Type.Enum(['actual', 'equivalent'])),
  /** Multiplier on the pipe charge by number of pipes; 1 and 1.04 by default. */
  pipeFactor: Type.Optional(Type.Object({ twoPipe: Positive, threePipe: Positive })),
  /** kg for each outdoor module when the rated ratio is above 100 %; 0.5 by default. */
  perModuleOverRatioKg: Type.Optional(NotNegative),
  perIduKg: NotNegative,
  /** kg for each outdoor module or combination by its id, negative where the factory charge exceeds the need. */
  byOutdoorModel: Type.Optional(Kg),
  byHp: Type.Optional(Type.Array(PowerBand)),
  /** By the sum of the units' capacity indices. */
  byIndex: Type.Optional(Type.Array(IndexBand)),
  byRatio: Type.Optional(Type.Array(RatioBand)),
  byUnit: Type.Optional(UnitChargeSchema),
  byLength: Type.Optional(Type.Array(LengthChargeSchema)),
  /** Least additional charge by horsepower. */
  leastByHp: Type.Optional(Type.Array(PowerBand)),
  /** A negative sum means that nothing is added. */
  negativeIsZero: Type.Optional(Type.Boolean()),
  /** Rounding of the additional charge; none by default. */
  rounding: Type.Optional(Type.Object({ mode: Type.Enum(['nearest', 'up', 'down']), stepKg: Positive })),
  maxTotalKg: Type.Object({
    R410A: Type.Optional(Positive),
    R410Adivide: Type.Optional(Positive),
    R32: Type.Optional(Positive),
    R32perIdu: Type.Optional(Positive),
  }),
  /** The same bounds for any refrigerant by its id. */
  most: Type.Optional(Type.Record(Type.String(), MostChargeSchema)),
  provenance: Type.Optional(Provenance),
})
