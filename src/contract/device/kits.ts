import { Type, type Static } from 'typebox'
import { KIT_LIMITS } from '../../model/pack-rules/kit-limits'
import { DesignSchema } from '../device'

const MOST_KITS = 64
const Kilowatts = Type.Number({ minimum: 0, maximum: 100_000, description: 'kW' })
const Given = Type.Optional(Type.Union([Kilowatts, Type.Null()]))
const Bounds = Type.Union([Type.Object({ min: Type.Number(), max: Type.Number() }), Type.Null()])
const Model = Type.String({ maxLength: 100 })

/** Demand of an air handler on all its kits together. */
const DEMAND = {
  ahuCoilNumber: Type.Integer({ minimum: 1, maximum: MOST_KITS }),
  heatCapacity: Given,
  airFlow: Type.Optional(Type.Union([Type.Number({ minimum: 0, maximum: 10_000_000, description: 'm³/h' }), Type.Null()])),
  coilVolume: Type.Optional(
    Type.Union([Type.Number({ minimum: 0, maximum: 100_000, description: 'dm³, all coils together' }), Type.Null()]),
  ),
  onCoilCooling: Type.Optional(Type.Union([Type.Number({ description: '℃ dry bulb onto the coil' }), Type.Null()])),
  onCoilHeating: Type.Optional(Type.Union([Type.Number({ description: '℃ dry bulb onto the coil' }), Type.Null()])),
}

/** One entry of the selection of an air handler, as its list item keeps it; of `ahuType` 8 the capacities are typed. */
const KitSelectionSchema = Type.Object({
  id: Type.Optional(Type.String({ maxLength: 100 })),
  ahuType: Type.Optional(Type.Integer()),
  ahuKitQuantity: Type.Integer({ minimum: 0, maximum: MOST_KITS }),
  portNumb: Type.Integer({ minimum: 0, maximum: MOST_KITS }),
  coolCapacity: Type.Optional(Type.Array(Kilowatts, { maxItems: MOST_KITS })),
  heatCapacity: Type.Optional(Type.Array(Kilowatts, { maxItems: MOST_KITS })),
  model: Model,
})
export type KitSelection = Static<typeof KitSelectionSchema>

const Selection = Type.Array(KitSelectionSchema, { minItems: 1, maxItems: 64 })

export const KitListBodySchema = Type.Object({
  seriesCode: Type.Optional(Type.String({ maxLength: 40, description: 'Only kits that go with this series' })),
})

/** Kits with their figures: kW, dm³, mm, m, ℃. */
export const KitListSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      model: Type.String(),
      coolCapacity: Type.Number({ description: 'Nominal' }),
      heatCapacity: Type.Number(),
      minCoolCapacity: Type.Number(),
      maxCoolCapacity: Type.Number(),
      coilVolume: Bounds,
      GasPipeDiameter: Type.Number(),
      LiquidPipeDiameter: Type.Number(),
      iduCount: Type.Integer({ description: 'Units that it counts as' }),
      maxKitToCoilPipeM: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
  total: Type.Integer(),
})

export const RecommendKitsBodySchema = Type.Object({
  ...DEMAND,
  coolCapacity: Type.Number({ exclusiveMinimum: 0, maximum: 100_000, description: 'kW' }),
  portNumb: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_KITS, description: 'Coil ports of each kit, where they are fixed' })),
})
export type RecommendKitsBody = Static<typeof RecommendKitsBodySchema>

const KitLimitSchema = Type.Object({
  key: Type.Enum(KIT_LIMITS),
  choice: Type.Optional(Type.Integer({ description: 'Row of the selection' })),
  state: Type.Enum(['held', 'broken', 'notChecked']),
  value: Type.Union([Type.Number(), Type.Null()]),
  bound: Type.Number(),
  excess: Type.Number(),
  missing: Type.Optional(Type.String({ description: 'Field of the body without which the limit is not checked' })),
})

const CHECK = {
  connection: Type.Enum(['direct', 'merge', 'branching']),
  ahuKitQuantity: Type.Integer(),
  portNumb: Type.Integer(),
  coolCapacity: Type.Number({ description: 'kW, of all kits' }),
  heatCapacity: Type.Number({ description: 'kW, of all kits' }),
  fits: Type.Boolean(),
  limits: Type.Array(KitLimitSchema),
}

/** Choices of equal kits, recommended ones first. */
export const RecommendedKitsSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      ...CHECK,
      isRecommended: Type.Boolean(),
      reserveKw: Type.Number({ description: 'Upper bound of all kits less the demand' }),
      selection: Type.Array(KitSelectionSchema),
    }),
  ),
  total: Type.Integer(),
})
export type RecommendedKits = Static<typeof RecommendedKitsSchema>

export const KitCheckBodySchema = Type.Object({ ...DEMAND, coolCapacity: Given, selection: Selection })
export type KitCheckBody = Static<typeof KitCheckBodySchema>

export const CheckedKitsSchema = Type.Object({
  ...CHECK,
  shares: Type.Array(Type.Array(Type.Number()), { description: 'Cooling of each kit in kW, a list for each row of the selection' }),
  unknown: Type.Array(Type.Integer(), { description: 'Rows whose model is no kit of the rule pack' }),
})
export type CheckedKits = Static<typeof CheckedKitsSchema>

export const KitHeatBodySchema = Type.Object({
  ahuCoilNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_KITS })),
  selection: Selection,
  design: Type.Optional(DesignSchema),
})
export type KitHeatBody = Static<typeof KitHeatBodySchema>

/** Heating in kW: nominal of each kit and of all, and of all at the design. */
export const KitHeatSchema = Type.Object({
  heatCapacity: Type.Array(Type.Array(Type.Number())),
  nominalHeatCapa: Type.Number(),
  adjustTCforHeating: Type.Union([Type.Number(), Type.Null()]),
})
export type KitHeat = Static<typeof KitHeatSchema>

export const KitRangesBodySchema = Type.Object({
  models: Type.Optional(Type.Array(Model, { maxItems: 100, description: 'Kits; all of the rule pack where none is named' })),
})

/** Bounds of each kit, and of an air handler with all its kits. */
export const KitRangesSchema = Type.Object({
  records: Type.Array(
    Type.Object({
      model: Type.String(),
      coolCapacity: Bounds,
      coilVolume: Bounds,
      onCoilCooling: Bounds,
      onCoilHeating: Bounds,
    }),
  ),
  maxKitsPerAhu: Type.Union([Type.Integer(), Type.Null()]),
  airFlowPerKw: Bounds,
})
export type KitRanges = Static<typeof KitRangesSchema>
