import { Type, type Static } from 'typebox'

const Kilowatts = Type.Number({ minimum: 0, description: 'kW' })

/** Capacities in kW; both bounds are inclusive. */
export const DeviceFilterSchema = Type.Object({
  type: Type.Optional(Type.String({ maxLength: 40, description: 'Equipment type of the pack, such as C4' })),
  text: Type.Optional(Type.String({ maxLength: 100, description: 'Part of the model name' })),
  minCoolCapa: Type.Optional(Kilowatts),
  maxCoolCapa: Type.Optional(Kilowatts),
  minHeatCapa: Type.Optional(Kilowatts),
  maxHeatCapa: Type.Optional(Kilowatts),
})
export type DeviceFilter = Static<typeof DeviceFilterSchema>

/** One model of an indoor, fresh-air or hydro unit, under the names of the specification's indoor list. Capacities in kW. */
export const DeviceSchema = Type.Object({
  type: Type.Enum(['idu', 'fa', 'hdo']),
  modelName: Type.String(),
  name: Type.String(),
  seriesType: Type.String({ description: 'Equipment type of the pack' }),
  coolCapa: Type.Number(),
  heatCapa: Type.Number(),
  sensCoolCapa: Type.Union([Type.Number(), Type.Null()]),
  capacityIndex: Type.Number({ description: '10 = 1 kW' }),
  coolingRatedpowerKw: Type.Union([Type.Number(), Type.Null()]),
  heatingRatedpowerKw: Type.Union([Type.Number(), Type.Null()]),
})
export type Device = Static<typeof DeviceSchema>

export const DeviceListSchema = Type.Object({ records: Type.Array(DeviceSchema), total: Type.Integer() })
export type DeviceList = Static<typeof DeviceListSchema>

const DesignValue = Type.Union([Type.Number({ minimum: -60, maximum: 70 }), Type.Null()])

/** Design temperatures in °C and elevation in m under the names of the first page; null or missing means the rating conditions. */
export const DesignSchema = Type.Object({
  coolingIndoorDbt: Type.Optional(DesignValue),
  coolingIndoorWbt: Type.Optional(DesignValue),
  coolingOutdoorDbt: Type.Optional(DesignValue),
  coolingOutdoorWbt: Type.Optional(DesignValue),
  heatingIndoorDbt: Type.Optional(DesignValue),
  heatingIndoorWbt: Type.Optional(DesignValue),
  heatingOutdoorDbt: Type.Optional(DesignValue),
  heatingOutdoorWbt: Type.Optional(DesignValue),
  elevation: Type.Optional(Type.Union([Type.Number({ minimum: -430, maximum: 9000 }), Type.Null()])),
})
export type Design = Static<typeof DesignSchema>

const RequiredKw = Type.Optional(Type.Union([Kilowatts, Type.Null()]))

export const OutdoorDemandSchema = Type.Object({
  indoorUnits: Type.Array(
    Type.Object({
      type: Type.Enum(['idu', 'fa', 'hdo', 'ahu', 'hrv']),
      modelName: Type.String({ minLength: 1, maxLength: 100 }),
      count: Type.Integer({ minimum: 1, maximum: 10000, default: 1 }),
      rqdCoolCapa: RequiredKw,
      rqdHeatCapa: RequiredKw,
    }),
    { minItems: 1, maxItems: 5000 },
  ),
  design: Type.Optional(DesignSchema),
  series: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 100 })),
  equivalentLengthM: Type.Optional(Type.Number({ minimum: 0, maximum: 2000 })),
  heightM: Type.Optional(Type.Number({ minimum: -500, maximum: 500 })),
  blockCoolKw: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, maximum: 100_000, description: 'load at one time; else the share of the pack' }),
  ),
  blockHeatKw: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100_000 })),
})
export type OutdoorDemand = Static<typeof OutdoorDemandSchema>

/** Outdoor units for a demand, best first, each with its reasons. Capacities in kW, ratios in per cent. */
export const OutdoorProposalSchema = Type.Object({
  id: Type.String(),
  models: Type.Array(Type.String()),
  series: Type.String(),
  hp: Type.Number(),
  refrigerant: Type.String(),
  systemType: Type.Enum(['HP', 'HR']),
  nominalCoolKw: Type.Number(),
  nominalHeatKw: Type.Number(),
  coolKw: Type.Number(),
  heatKw: Type.Number(),
  ratedCrPct: Type.Number(),
  actualCrPct: Type.Number(),
  unitCount: Type.Integer(),
  maxUnitCount: Type.Integer(),
  fits: Type.Boolean(),
  rank: Type.Integer(),
  reasons: Type.Array(
    Type.Object({
      code: Type.String(),
      severity: Type.Enum(['good', 'advice', 'error']),
      values: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()])),
    }),
  ),
})
export const OutdoorProposalsSchema = Type.Object({ records: Type.Array(OutdoorProposalSchema), total: Type.Integer() })
export type OutdoorProposals = Static<typeof OutdoorProposalsSchema>

export const MenuSchema = Type.Object({
  items: Type.Array(Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer({ description: 'Models behind it' }) })),
})
export type Menu = Static<typeof MenuSchema>

export const MaxRatioBodySchema = Type.Object({ models: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 4 }) })

/** Connection ratio an outdoor unit allows, in per cent; `special` needs the maker's approval. */
export const MaxRatioSchema = Type.Object({ minCr: Type.Number(), maxCr: Type.Number(), maxCrSpecial: Type.Number() })
export type MaxRatio = Static<typeof MaxRatioSchema>

export const SeriesListSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      refrigerant: Type.String(),
      pipes: Type.Integer(),
      maxModules: Type.Integer(),
      maxHp: Type.Number(),
    }),
  ),
})
export type SeriesList = Static<typeof SeriesListSchema>
