import { Type } from 'typebox'
import { Count, Id, NotNegative, Positive, Provenance, Range, Refrigerant, Size } from '../measures'

/** Units that the model counts as; without it the rule of `unitCount` decides. */
const CountFactor = Type.Integer({ minimum: 1, maximum: 64 })

export const IndoorTypeSchema = Type.Object({
  name: Type.String(),
  classesKw: Type.Array(Positive),
  espPa: Type.Optional(Range),
  panel: Type.Optional(Type.Boolean()),
  /** Mounting of units of this type; ceiling by default. */
  mount: Type.Optional(Type.Enum(['floor', 'window', 'wall', 'ceiling'])),
})

/** An indoor unit. `capacityIndex` is ten times the nominal cooling kW and is what sums and tables use. */
const IndoorModelSchema = Type.Object({
  id: Id,
  type: Id,
  coolKw: Positive,
  heatKw: NotNegative,
  sensibleKw: NotNegative,
  capacityIndex: Count,
  hp: Type.Optional(Positive),
  airflowM3h: Type.Object({ high: Positive, medium: Positive, low: Positive }),
  soundPressureDbA: Type.Object({ high: Type.Number(), medium: Type.Number(), low: Type.Number() }),
  soundPowerDbA: Type.Optional(Type.Number()),
  powerCoolW: Type.Optional(NotNegative),
  powerHeatW: Type.Optional(NotNegative),
  espPa: Type.Optional(Type.Object({ default: NotNegative, max: NotNegative })),
  dimensionsMm: Type.Optional(Size),
  weightKg: Type.Optional(Positive),
  gasMm: Positive,
  liquidMm: Positive,
  countFactor: Type.Optional(CountFactor),
  hrPortsNeeded: Type.Optional(Count),
  refrigerants: Type.Optional(Type.Array(Refrigerant)),
  powerSupply: Type.Optional(Type.String()),
})

const FreshAirModelSchema = Type.Object({
  id: Id,
  type: Type.Literal('FA'),
  coolKw: Positive,
  heatKw: NotNegative,
  sensibleKw: NotNegative,
  capacityIndex: Count,
  hp: Type.Optional(Positive),
  airflowM3h: Positive,
  espPaMax: Type.Optional(NotNegative),
  soundPressureDbA: Type.Number(),
  powerW: Type.Optional(NotNegative),
  gasMm: Positive,
  liquidMm: Positive,
  countFactor: Type.Optional(CountFactor),
  hrPortsNeeded: Type.Optional(Count),
  ratingCooling: Type.Optional(Type.String()),
  ratingHeating: Type.Optional(Type.String()),
  onCoilRangeCoolC: Type.Optional(Range),
  onCoilRangeHeatC: Type.Optional(Range),
})

const VentilatorModelSchema = Type.Object({
  id: Id,
  type: Type.Literal('HRV'),
  airflowM3h: Positive,
  powerW: NotNegative,
  espPa: NotNegative,
  soundPressureDbA: Type.Number(),
  tempEffPct: NotNegative,
  enthalpyEffCoolPct: NotNegative,
  enthalpyEffHeatPct: NotNegative,
  /** Points of the fan curve at the high speed: air flow rising, external static pressure falling. Without it only the catalogue point is known. */
  fanCurve: Type.Optional(Type.Array(Type.Object({ airflowM3h: Positive, espPa: NotNegative }), { minItems: 2 })),
  bypassMode: Type.Optional(Type.Boolean()),
  powerSupply: Type.Optional(Type.String()),
})

const HydroModelSchema = Type.Object({
  id: Id,
  type: Type.Literal('HDO'),
  kind: Type.String(),
  heatKw: NotNegative,
  coolKw: NotNegative,
  capacityIndex: Count,
  waterFlowLs: Type.Optional(Positive),
  waterFlowM3h: Type.Optional(Positive),
  waterDeltaTK: Type.Optional(Positive),
  pumpHeadKPa: Type.Optional(NotNegative),
  leavingWaterC: Type.Optional(Range),
  powerW: Type.Optional(NotNegative),
  gasMm: Positive,
  liquidMm: Positive,
  soundPressureDbA: Type.Optional(Type.Number()),
  countFactor: Type.Optional(CountFactor),
  hrPortsNeeded: Type.Optional(Count),
  note: Type.Optional(Type.String()),
  /** Modes of outdoor units that the unit works with; all by default. */
  systemTypes: Type.Optional(Type.Array(Type.Enum(['HP', 'HR']), { minItems: 1 })),
  mustNotFollowMsBox: Type.Optional(Type.Boolean()),
})

/** An air-handler kit. Its nominal cooling is `defaultIndex` / 10 kW. */
const KitModelSchema = Type.Object({
  id: Id,
  type: Type.Literal('AHU'),
  minKw: NotNegative,
  maxKw: Positive,
  defaultIndex: Count,
  heatKw: NotNegative,
  coilVolumeMinDm3: Type.Optional(NotNegative),
  coilVolumeMaxDm3: Type.Optional(NotNegative),
  gasMm: Positive,
  liquidMm: Positive,
  countFactor: Type.Optional(CountFactor),
  hrPortsNeeded: Type.Optional(Count),
  maxKitToCoilPipeM: Type.Optional(NotNegative),
  evapTempDesignC: Type.Optional(Type.Number()),
  superheatK: Type.Optional(Type.Number()),
  onCoilCoolDbC: Type.Optional(Range),
  onCoilHeatDbC: Type.Optional(Range),
})

const list = <T extends Parameters<typeof Type.Array>[0]>(item: T) =>
  Type.Object({ provenance: Type.Optional(Provenance), items: Type.Array(item) })

export const IndoorModelsSchema = list(IndoorModelSchema)
export const FreshAirUnitsSchema = list(FreshAirModelSchema)
export const VentilatorsSchema = list(VentilatorModelSchema)
export const HydroModulesSchema = list(HydroModelSchema)
export const KitsSchema = list(KitModelSchema)

/** Limits of an air handler with all its kits. */
export const SeveralKitsSchema = Type.Object({
  maxKitsPerAhu: Type.Integer({ minimum: 1 }),
  /** Air of an air handler in m³/h for each kW of cooling, the least and the most; unlimited where the pack gives none. */
  airflowM3hPerKw: Type.Optional(Type.Tuple([Positive, Positive])),
})
