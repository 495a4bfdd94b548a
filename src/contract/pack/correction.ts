import { Type } from 'typebox'
import { FactorTableSchema } from './factor-table'
import { Id, NotNegative, Positive, Provenance } from './measures'

const Axis = Type.Array(Type.Number(), { minItems: 1 })
const Column = Type.Array(Type.Number(), { minItems: 1 })
const Matrix = Type.Array(Column, { minItems: 1 })

/** A polynomial: c1 + c2 x (+ c3 x² (+ c4 x³)), or biquadratic c1 + c2 x + c3 x² + c4 y + c5 y² + c6 x y. */
export const CurveSchema = Type.Object({
  form: Type.Enum(['linear', 'quadratic', 'cubic', 'biquadratic']),
  coef: Type.Array(Type.Number(), { minItems: 2, maxItems: 6 }),
  xRange: Type.Tuple([Type.Number(), Type.Number()]),
  yRange: Type.Optional(Type.Tuple([Type.Number(), Type.Number()])),
  outRange: Type.Optional(Type.Union([Type.Tuple([Type.Number(), Type.Number()]), Type.Null()])),
  eq: Type.Optional(Type.String()),
})

/** Factors on nominal capacity and power, 1 at the rating point; rows follow the indoor axis, columns the outdoor axis. */
const DefaultCorrectionSchema = Type.Object({
  id: Id,
  coolIndoorWb: Axis,
  coolOutdoorDb: Axis,
  coolCap: Matrix,
  coolEir: Matrix,
  heatIndoorDb: Axis,
  /** Columns of the heating tables: the outdoor wet bulb, or the dry bulb where the maker uses it. Exactly one of them. */
  heatOutdoorWb: Type.Optional(Axis),
  heatOutdoorDb: Type.Optional(Axis),
  heatCap: Matrix,
  heatEir: Matrix,
  combRatio: Type.Object({
    cr: Axis,
    coolCap: Column,
    heatCap: Column,
    /** Below 100 %: the ratio itself (the default), or these columns, constant before their first row. */
    below: Type.Optional(Type.Enum(['ratio', 'table'])),
  }),
  partLoad: Type.Object({
    coolPower: CurveSchema,
    heatPower: CurveSchema,
    minPlr: NotNegative,
    cyclingPlf: Type.Tuple([Type.Number(), Type.Number()]),
  }),
  /** By outdoor wet bulb or dry bulb, exactly one of them. */
  defrost: Type.Object({
    outdoorWbC: Type.Optional(Axis),
    outdoorDbC: Type.Optional(Axis),
    factor: Column,
    basis: Type.Optional(Type.String()),
  }),
  altitude: Type.Object({ m: Axis, oduFactor: Column }),
  indoor: Type.Object({
    iduCapVsWb: Type.Object({ wb: Axis, factor: Column }),
    iduCapVsOat: Type.Object({ oat: Axis, factor: Column }),
    iduHeatVsDb: Type.Object({ db: Axis, factor: Column }),
    bypassFactor: NotNegative,
  }),
})

export const CurveSetSchema = Type.Object({
  id: Id,
  copCool: Positive,
  copHeat: Positive,
  minPlr: NotNegative,
  heightCoefCool: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  note: Type.Optional(Type.String()),
  curves: Type.Record(Type.String(), CurveSchema),
  provenance: Type.Optional(Provenance),
})

export const CapacityCorrectionSchema = Type.Object({
  default: DefaultCorrectionSchema,
  piping: Type.Object({
    defaultModel: Type.Object({
      coolPerM: NotNegative,
      heatPerM: NotNegative,
      freeLengthM: NotNegative,
      heightPerM: NotNegative,
      /** Floors of the two factors; 0.70 and 0.90 by default. */
      coolMin: Type.Optional(NotNegative),
      heatMin: Type.Optional(NotNegative),
      /** Weight of the main pipe's length once it is enlarged; 0.5, 0.2 and 0.4 (above 34 HP) by default. */
      gasUpsizedFactor: Type.Optional(NotNegative),
      liquidUpsizedFactor: Type.Optional(NotNegative),
      liquidUpsizedLargeFactor: Type.Optional(NotNegative),
      liquidLargeOverHp: Type.Optional(Positive),
    }),
    /**
     * Weight of the main pipe's length by the steps that its line was enlarged, before the factors above; the maker's own tables then use the shortened
     * length too.
     */
    shortened: Type.Optional(
      Type.Array(Type.Object({ line: Type.Enum(['gas', 'liquid']), fromMm: Positive, toMm: Positive, weight: NotNegative }), {
        minItems: 1,
      }),
    ),
  }),
  /** The maker's own correction tables; each replaces the built-in factor of its link. */
  tables: Type.Optional(Type.Array(FactorTableSchema)),
  /** Barometric pressure: by elevation, from 0 m on, or by the standard atmosphere from this pressure at sea level; 101.325 kPa by default. */
  pressure: Type.Optional(
    Type.Object({
      m: Type.Optional(Axis),
      kPa: Type.Optional(Column),
      seaLevelKPa: Type.Optional(Positive),
      source: Type.Optional(Type.String()),
    }),
  ),
  energyPlusSets: Type.Optional(Type.Array(CurveSetSchema)),
})
