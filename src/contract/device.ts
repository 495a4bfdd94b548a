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

const OrNull = Type.Union([Type.Number(), Type.Null()])

/** One model of a unit, under the names of the specification's indoor list. Capacities in kW. */
const DEVICE = {
  type: Type.Enum(['idu', 'fa', 'hrv', 'hdo', 'ahu']),
  modelName: Type.String(),
  name: Type.String(),
  seriesType: Type.String({ description: 'Equipment type of the pack' }),
  coolCapa: OrNull,
  heatCapa: OrNull,
  sensCoolCapa: OrNull,
  capacityIndex: Type.Number({ description: '10 = 1 kW' }),
  coolingRatedpowerKw: OrNull,
  heatingRatedpowerKw: OrNull,
}
export const DeviceSchema = Type.Object(DEVICE)
export type Device = Static<typeof DeviceSchema>

export const DeviceListSchema = Type.Object({ records: Type.Array(DeviceSchema), total: Type.Integer() })
export type DeviceList = Static<typeof DeviceListSchema>

/** Heat-recovery ventilators whose air flow and pressure are at least these. */
export const VentilatorFilterSchema = Type.Object({
  text: Type.Optional(Type.String({ maxLength: 100, description: 'Part of the model name' })),
  minAirFlow: Type.Optional(Type.Number({ minimum: 0, description: 'm³/h' })),
  maxAirFlow: Type.Optional(Type.Number({ minimum: 0, description: 'm³/h' })),
  minPressure: Type.Optional(Type.Number({ minimum: 0, description: 'Pa' })),
})
export type VentilatorFilter = Static<typeof VentilatorFilterSchema>

/** Ventilators, the smallest air flow first: m³/h, Pa, kW, dB(A), efficiencies in per cent. */
export const VentilatorListSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      type: Type.Literal('hrv'),
      modelName: Type.String(),
      name: Type.String({ description: "In the header's language" }),
      seriesType: Type.String(),
      airFlow: Type.Number(),
      pressure: Type.Number(),
      powerKw: Type.Number(),
      soundPressureDbA: Type.Number(),
      temperatureEfficiency: Type.Number(),
      enthalpyEfficiencyCooling: Type.Number(),
      enthalpyEfficiencyHeating: Type.Number(),
      hasBypass: Type.Boolean(),
      powerSupply: Type.String(),
    }),
  ),
  total: Type.Integer(),
})
export type VentilatorList = Static<typeof VentilatorListSchema>

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

/** A filter for every kind of units: indoor units proper unless another one is named. The design is that of the capacities to answer. */
export const IndoorFilterSchema = Type.Object({
  ...DeviceFilterSchema.properties,
  unitType: Type.Optional(Type.Enum(['idu', 'fa', 'hrv', 'hdo', 'ahu'])),
  series: Type.Optional(Type.String({ maxLength: 40, description: 'Only units that go with this series' })),
  design: Type.Optional(DesignSchema),
})
export type IndoorFilter = Static<typeof IndoorFilterSchema>

const RequiredKw = Type.Optional(Type.Union([Kilowatts, Type.Null()]))

const Factor = Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 }))
/** Factors of the first page on required capacities, by which units are chosen; 1 where one is missing. */
const SizingFactorSchema = Type.Object({ cooling: Factor, heating: Factor })

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
  powerType: Type.Optional(Type.Enum([50, 60], { description: 'frequency of the mains in Hz; units of another one do not fit' })),
  sizingFactor: Type.Optional(SizingFactorSchema),
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
      isV8: Type.Boolean({ description: "Whether the caller's library marks the series as 3rd/V8" }),
    }),
  ),
})
export type SeriesList = Static<typeof SeriesListSchema>
