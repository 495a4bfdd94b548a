import { Type, type Static } from 'typebox'
import { DesignSchema } from '../device'
import { UNIT_KINDS } from './series'

const Model = Type.String({ minLength: 1, maxLength: 100 })

export const RefusalBodySchema = Type.Object({
  oduModels: Type.Array(Model, { minItems: 1, maxItems: 4 }),
  indoorUnits: Type.Array(
    Type.Object({
      id: Type.Optional(Type.String({ maxLength: 100 })),
      type: Type.Enum(UNIT_KINDS),
      modelName: Type.String({ maxLength: 100 }),
    }),
    { maxItems: 5000 },
  ),
})

/** Listed units that the outdoor unit refuses, by their row in the list sent. */
export const RefusalsSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      index: Type.Integer(),
      id: Type.String(),
      modelName: Type.String(),
      code: Type.Enum(['unitKinds', 'refrigerants', 'systemTypes', 'maxCrSpecialPct', 'unknownModel']),
      values: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()])),
      message: Type.String({ description: "Sentence in the header's language" }),
    }),
  ),
  total: Type.Integer(),
})
export type Refusals = Static<typeof RefusalsSchema>

const Percent = Type.Union([Type.Number({ description: '%' }), Type.Null()])

/** Relative humidities at the dry and wet bulbs of a design and the pressure of its elevation; null where one of them is missing. */
export const HumiditiesSchema = Type.Object({
  coolingInDoorRelativeHumidity: Percent,
  coolingOutDoorRelativeHumidity: Percent,
  heatingInDoorRelativeHumidity: Percent,
  heatingOutDoorRelativeHumidity: Percent,
})
export type Humidities = Static<typeof HumiditiesSchema>

const Temperatures = [
  'coolingIndoorDbt',
  'coolingIndoorWbt',
  'coolingOutdoorDbt',
  'coolingOutdoorWbt',
  'heatingIndoorDbt',
  'heatingIndoorWbt',
  'heatingOutdoorDbt',
  'heatingOutdoorWbt',
] as const

export const RangeBodySchema = Type.Object({
  design: DesignSchema,
  oduModels: Type.Optional(Type.Array(Model, { maxItems: 100, description: 'Modules or combinations, each checked by itself' })),
  series: Type.Optional(Type.Array(Model, { maxItems: 100, description: 'Series; all where neither models nor series are named' })),
})
export type RangeBody = Static<typeof RangeBodySchema>

/** Temperatures outside the operating range, by model or series; of rooms and wet bulbs without one. ℃. */
export const OutsideRangesSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      modelName: Type.Optional(Type.String()),
      series: Type.Optional(Type.String()),
      code: Type.String({ description: 'As in findings' }),
      field: Type.Enum(Temperatures),
      value: Type.Number(),
      limit: Type.Number(),
      excess: Type.Number(),
    }),
  ),
  total: Type.Integer(),
})
export type OutsideRangeList = Static<typeof OutsideRangesSchema>

const Bounds = Type.Object({ min: Type.Number(), max: Type.Number() })

/** Operating ranges of every series, and of rooms; ℃. */
export const RangeListSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      series: Type.String(),
      name: Type.String({ description: "In the header's language" }),
      coolingOutdoorDbt: Bounds,
      heatingOutdoorWbt: Bounds,
      recoveryOutdoorDbt: Type.Union([Bounds, Type.Null()]),
    }),
  ),
  coolingIndoorDbt: Bounds,
  heatingIndoorDbt: Bounds,
})
export type RangeList = Static<typeof RangeListSchema>
