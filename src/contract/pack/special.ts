import { Type } from 'typebox'
import { NotNegative } from './measures'

const CountBands = Type.Array(Type.Object({ fromKw: NotNegative, toKw: NotNegative, counts: Type.Integer({ minimum: 1, maximum: 64 }) }))

const Codes = Type.Optional(Type.Array(Type.String({ minLength: 1 })))

/**
 * Number of units that a unit counts as by its cooling, both bounds included, where its model gives no `countFactor`: `rules`, or `mainSub` in main/sub
 * systems. Without the section 20–28 kW count as 2 and 40–56 kW as 4; in main/sub systems 20–30 and 40–56.
 */
export const UnitCountSchema = Type.Object({ rules: Type.Optional(CountBands), mainSub: Type.Optional(CountBands) })

/** Codes of series with rules of their own; those of the specification where a list is missing. */
export const SeriesRulesSchema = Type.Object({
  /** Series whose joints and pipes must be of one material, and whose hot-water kit must not stand alone. */
  hotWaterSeries: Codes,
  /** Series of that hot-water kit. */
  hotWaterKits: Codes,
  /** Series of units that are calculated as hydro units. */
  hydroKits: Codes,
  /** Series of ventilators that need no standby controller. */
  withoutStandbyController: Codes,
})

/** Rules of a library of equipment by its code; those of the specification where the section is missing. */
export const LibrariesSchema = Type.Record(
  Type.String(),
  Type.Object({
    /** Systems without heat recovery are main/sub. */
    mainSub: Type.Optional(Type.Boolean()),
    /** New users begin with imperial units. */
    isImperial: Type.Optional(Type.Boolean()),
    /** Series whose name lacks this word are marked as third generation. */
    thirdUnlessNamed: Type.Optional(Type.String({ minLength: 1 })),
  }),
)
