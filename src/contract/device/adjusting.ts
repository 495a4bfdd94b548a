import { Type, type Static } from 'typebox'
import { DesignSchema } from '../device'

const OrNull = Type.Union([Type.Number(), Type.Null()])
const Model = Type.String({ minLength: 1, maxLength: 100 })

const LIST = {
  inDoorList: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
    maxItems: 5000,
    description: 'Items as a saved project has them, metric; disToFJ, ActualPipeLength_GAS and ActualPipeLength_LIQUID in m',
  }),
  design: Type.Optional(DesignSchema),
  ODUType: Type.Optional(Type.Enum(['HP', 'HR', 'MainSub'])),
  defaultPipingLength: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000, description: 'm' })),
}

/** The whole list of a system, of which the call answers the units of its kind. */
export const AdjustBodySchema = Type.Object({
  ...LIST,
  oduModels: Type.Optional(Type.Array(Model, { maxItems: 4, description: 'Chosen outdoor modules; without them one is supposed' })),
})
export type AdjustBody = Static<typeof AdjustBodySchema>

/** Figures of one unit of a list item before it is drawn: kW, m, mm, ratios in per cent. */
const AdjustmentSchema = Type.Object({
  id: Type.String(),
  modelName: Type.String(),
  count: Type.Integer(),
  adjustTCforCooling: Type.Number(),
  adjustSCforCooling: Type.Number(),
  adjustTCforHeating: Type.Number(),
  adjusttotalcoolingforIDU: Type.Number(),
  adjusttotalheatingforIDU: Type.Number(),
  rqdCoolCapa: OrNull,
  rqdSensCoolCapa: OrNull,
  rqdHeatCapa: OrNull,
  CoolingLoad: OrNull,
  SensibleCoolingLoad: OrNull,
  HeatingLoad: OrNull,
  LoadInputRatioForCooling: OrNull,
  LoadInputRatioForSCooling: OrNull,
  LoadInputRatioForSHeating: OrNull,
  disToFJ: Type.Number(),
  EdisToFJ: Type.Number(),
  ActualPipeLength: Type.Number(),
  ActualPipeLength_GAS: Type.Number(),
  ActualPipeLength_LIQUID: Type.Number(),
  GasPipeDiameter: OrNull,
  LiquidPipeDiameter: OrNull,
  HighPressurePipeDiameter: OrNull,
})

/** Sums and ratios of the whole list: kW, per cent. */
const RATIOS = {
  ratedCR: Type.Number(),
  actualCR: Type.Number(),
  nominalCoolCapa: Type.Number({ description: 'Of the outdoor unit' }),
  nominalHeatCapa: Type.Number(),
  coolCapa: Type.Number({ description: 'Of the outdoor unit at the design' }),
  heatCapa: Type.Number(),
  indoorNominalCoolCapa: Type.Number(),
  indoorNominalHeatCapa: Type.Number(),
  adjusttotalcooling: Type.Number({ description: 'Of all units' }),
  adjusttotalheating: Type.Number(),
  unitCount: Type.Integer(),
}

export const AdjustedListSchema = Type.Object({
  records: Type.Array(AdjustmentSchema),
  total: Type.Integer(),
  system: Type.Union([Type.Object({ ...RATIOS, isSupposed: Type.Boolean() }), Type.Null()]),
})
export type AdjustedList = Static<typeof AdjustedListSchema>

export const ManualOutdoorBodySchema = Type.Object({
  ...LIST,
  oduModels: Type.Array(Model, { minItems: 1, maxItems: 4, description: 'Modules in any combination, or one listed combination' }),
})

/** Modules chosen by hand against a list, with the ratios that they allow. */
export const ManualOutdoorSchema = Type.Object({
  ...RATIOS,
  oduModels: Type.Array(Type.String(), { description: 'Single modules' }),
  isListed: Type.Boolean({ description: 'Whether the rule pack lists the combination' }),
  maxUnitCount: Type.Integer(),
  minCr: Type.Number(),
  maxCr: Type.Number(),
  maxCrSpecial: Type.Number(),
})
export type ManualOutdoor = Static<typeof ManualOutdoorSchema>

/** A unit of the catalogue as an item of an indoor list that stands in no system yet. */
export const IndoorItemsSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      type: Type.Enum(['idu', 'fa', 'hrv', 'hdo', 'ahu']),
      modelName: Type.String(),
      name: Type.String({ description: "In the header's language" }),
      indoorCode: Type.String(),
      series: Type.String({ description: 'Series that was asked for' }),
      seriesType: Type.String({ description: 'Equipment type of the pack' }),
      coolCapa: OrNull,
      heatCapa: OrNull,
      sensCoolCapa: OrNull,
      capacityIndex: Type.Number({ description: '10 = 1 kW' }),
      coolingRatedpowerKw: OrNull,
      heatingRatedpowerKw: OrNull,
      ATC: Type.Union([Type.Number({ description: 'Total cooling at the design, kW' }), Type.Null()]),
      ASC: Type.Union([Type.Number({ description: 'Sensible cooling at the design, kW' }), Type.Null()]),
      AHC: Type.Union([Type.Number({ description: 'Heating at the design, kW' }), Type.Null()]),
      deviceName: Type.String(),
      iduCount: Type.Integer({ description: 'Units that it counts as' }),
      count: Type.Integer(),
      IDUOutput: Type.Union([AdjustmentSchema, Type.Null()]),
      ahuData: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
      rqdCoolCapa: Type.Null(),
      rqdHeatCapa: Type.Null(),
      voidInternalUnit: Type.Boolean(),
      url: Type.String(),
    }),
  ),
  total: Type.Integer(),
})
export type IndoorItems = Static<typeof IndoorItemsSchema>
