import { Type, type Static } from 'typebox'

export const UNIT_KINDS = ['idu', 'hrv', 'hdo', 'fa', 'ahu'] as const
const Kind = Type.Enum(UNIT_KINDS)
const Code = Type.String({ minLength: 1, maxLength: 40 })
const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const Metres = OrNull(Type.Number({ description: 'm' }))

export const SeriesCodeSchema = Type.Object({ seriesCode: Code })

export const ModelCodeSchema = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a model name, or the horsepower' })),
  seriesCode: Type.Optional(Code),
})

const Size = Type.Object({ w: Type.Number(), d: Type.Number(), h: Type.Number() })

/** Outdoor modules and listed combinations: kW, dB(A), kg, mm, ℃, ratios in per cent. */
export const OutdoorModelsSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      modelName: Type.String(),
      models: Type.Array(Type.String(), { description: 'Its modules' }),
      series: Type.String(),
      name: Type.String({ description: "Series in the header's language" }),
      hp: Type.Number(),
      refrigerant: Type.String(),
      ODUType: Type.Enum(['HP', 'HR']),
      coolCapa: Type.Number(),
      heatCapa: Type.Number(),
      coolingRatedpowerKw: Type.Number(),
      heatingRatedpowerKw: Type.Number(),
      maxUnitCount: Type.Integer(),
      soundPressureDbA: Type.Number(),
      soundPowerDbA: Type.Number(),
      weightKg: Type.Number(),
      sizesMm: Type.Array(Size, { description: 'One for each module' }),
      factoryChargeKg: Type.Number(),
      powerSupply: Type.String(),
      maxCr: Type.Number(),
      maxCrSpecial: Type.Number(),
    }),
  ),
  total: Type.Integer(),
})
export type OutdoorModels = Static<typeof OutdoorModelsSchema>

/** Kinds of units that go with a series. */
export const UnitKindsSchema = Type.Object({ seriesCode: Type.String(), unitTypes: Type.Array(Kind) })

/** The same by type of the pack, with the models of each. */
export const UnitTypesSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      seriesCode: Type.String(),
      type: Kind,
      seriesType: Type.String({ description: 'Equipment type of the pack' }),
      name: Type.String({ description: "In the header's language" }),
      models: Type.Array(Type.String()),
    }),
  ),
  total: Type.Integer(),
})
export type UnitTypes = Static<typeof UnitTypesSchema>

/** Place of a series in the order of the products, from 1, and its machines in the order of their horsepower. */
export const SeriesSequenceSchema = Type.Object({
  seriesCode: Type.String(),
  name: Type.String(),
  sequence: Type.Integer(),
  total: Type.Integer(),
  models: Type.Array(Type.Object({ modelName: Type.String(), hp: Type.Number(), sequence: Type.Integer() })),
})
export type SeriesSequence = Static<typeof SeriesSequenceSchema>

/** Level limits of a series, one row for each range of horsepower; null where the pack sets none. */
export const LevelLimitsSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      seriesCode: Type.String(),
      profile: Type.String(),
      hp: OrNull(Type.Object({ min: Type.Number(), max: Type.Number() })),
      heightOduAboveM: Type.Number(),
      heightOduAboveStdM: Metres,
      heightOduBelowM: Type.Number(),
      heightOduBelowStdM: Metres,
      heightIduIduM: Type.Number(),
      heightMsMsM: Metres,
      heightMsIduM: Metres,
      heightOduOduM: Metres,
    }),
  ),
})
export type LevelLimits = Static<typeof LevelLimitsSchema>

export const BoxFilterSchema = Type.Object({
  seriesCode: Type.Optional(Code),
  JointType: Type.Optional(Type.Enum(['MS', 'MS-MAIN', 'MS-SUB'])),
  ports: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'At least so many' })),
})

/** Mode-select boxes, the one with the fewest ports first. */
export const BoxesSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      modelName: Type.String(),
      ports: Type.Integer(),
      portcapacity: Type.Number({ description: 'kW of one port' }),
      totalCapacityKw: Type.Number(),
      maxIduPerPort: Type.Integer(),
      maxIdu: Type.Integer(),
      canBeMain: Type.Boolean(),
      canBeSub: Type.Boolean(),
    }),
  ),
  total: Type.Integer(),
})
export type BoxList = Static<typeof BoxesSchema>

export const CodeListSchema = Type.Object({ codes: Type.Array(Code, { maxItems: 500 }) })

/** Names by code in the header's language; codes that the pack does not have are left out. */
export const SeriesNamesSchema = Type.Object({ records: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })) })
export type SeriesNames = Static<typeof SeriesNamesSchema>

export const PipeRulesSchema = Type.Object({
  rules: Type.Array(Type.Enum(['main2', 'main2Mini', 'main3']), { maxItems: 10, description: 'Tables of main pipes' }),
})

/** Series by the table of main pipes that sizes them. */
export const SeriesByPipeRuleSchema = Type.Object({
  records: Type.Array(
    Type.Object({ rule: Type.String(), series: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })) }),
  ),
})
export type SeriesByPipeRule = Static<typeof SeriesByPipeRuleSchema>

/** Entries of the catalogue and the models that belong to each: series of outdoor units (`odu`), then types of units by kind. */
export const CatalogueMappingSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      type: Type.Enum(['odu', ...UNIT_KINDS]),
      code: Type.String(),
      name: Type.String(),
      models: Type.Array(Type.String()),
    }),
  ),
  total: Type.Integer(),
})
export type CatalogueMapping = Static<typeof CatalogueMappingSchema>
