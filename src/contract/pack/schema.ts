import { Type, type Static } from 'typebox'
import { ChargeSchema } from './charge'
import { ControllerRulesSchema, ControllersSchema } from './equipment/controllers'
import { CapacityCorrectionSchema, CurveSchema, CurveSetSchema } from './correction'
import { ElectricalSchema } from './electrical'
import { BoxesSchema, BranchJointsSchema, HeadersSchema } from './fittings'
import {
  FreshAirUnitsSchema,
  HydroModulesSchema,
  IndoorModelsSchema,
  IndoorTypeSchema,
  KitsSchema,
  SeveralKitsSchema,
  VentilatorsSchema,
} from './equipment/indoor'
import { CombinationsSchema, OutdoorModulesSchema, SeriesSchema } from './equipment/outdoor'
import { ConnectionRatioSchema, LimitsSchema, PipesSchema } from './piping'
import { EXAMPLES_MOST, ExampleSchema } from './examples/example'
import { RoomUsesSchema } from './room-uses'
import { DeliveredSchema, EnergySchema, SafetySchema } from './safety'
import { SenseSchema } from './sense'
import { LibrariesSchema, SeriesRulesSchema, UnitCountSchema } from './special'
import { AccessoriesSchema, PanelsSchema, RearMountedSchema } from './equipment/unit-parts'
import { Id } from './measures'

/** One row of a table: the span it holds for (`over` leaves its bound out, `from` takes it in; `upTo` takes its bound in, `below` leaves it out) and its cells. */
const LookupRowSchema = Type.Object({
  over: Type.Optional(Type.Number()),
  from: Type.Optional(Type.Number()),
  upTo: Type.Optional(Type.Number()),
  below: Type.Optional(Type.Number()),
  cells: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String(), Type.Boolean()])),
})

/** A table of the maker that is looked up and not calculated with: cables by current, numbers of a central control. */
const LookupTableSchema = Type.Object({
  id: Id,
  /** Quantity by which a row is chosen, with its unit in the name, such as `currentA`. */
  by: Id,
  rows: Type.Array(LookupRowSchema, { minItems: 1 }),
  source: Type.Optional(Type.String()),
})

/**
 * A rule pack: equipment and all tables of a maker. Metric throughout (kW, mm, m, m³/h, kg, ℃, dB(A)). Fields that the product does not
 * read (notes, provenance, further tables) are allowed and kept.
 */
export const PackSchema = Type.Object({
  /** Id of the pack from which missing sections are taken. */
  base: Type.Optional(Type.String({ minLength: 1 })),
  meta: Type.Object({
    id: Type.Optional(Type.String({ minLength: 1 })),
    title: Type.String(),
    version: Type.String({ minLength: 1 }),
    date: Type.Optional(Type.String()),
    note: Type.Optional(Type.String()),
    /** Manual and page that are the source of the pack's own sections. */
    source: Type.Optional(Type.String()),
  }),
  series: Type.Array(SeriesSchema, { minItems: 1 }),
  oduModules: OutdoorModulesSchema,
  oduCombinations: CombinationsSchema,
  iduTypes: Type.Record(Type.String(), IndoorTypeSchema),
  iduModels: IndoorModelsSchema,
  freshAirUnits: FreshAirUnitsSchema,
  hrv: VentilatorsSchema,
  hydroModules: HydroModulesSchema,
  ahuKits: Type.Intersect([KitsSchema, Type.Object({ multi: Type.Optional(SeveralKitsSchema) })]),
  /** Panels of indoor units. */
  panels: Type.Optional(PanelsSchema),
  /** Components behind a unit: plenums, heaters, intakes. */
  rearMountedComponents: Type.Optional(RearMountedSchema),
  /** Accessories of units of every kind. */
  accessories: Type.Optional(AccessoriesSchema),
  /** Remote, wired, group and central controllers and gateways. */
  controllers: Type.Optional(ControllersSchema),
  /** Rules that say how much a controller may serve. */
  controllerRules: Type.Optional(ControllerRulesSchema),
  /** Supply and communication lines. */
  electrical: Type.Optional(ElectricalSchema),
  msBoxes: BoxesSchema,
  branchJoints: BranchJointsSchema,
  headers: HeadersSchema,
  pipes: PipesSchema,
  limits: LimitsSchema,
  charge: ChargeSchema,
  capacityCorrection: CapacityCorrectionSchema,
  connectionRatio: ConnectionRatioSchema,
  /**
   * Bounds in per cent of a required capacity: a room below the first (100 by default) gets advice, below the second (95) an error. A model
   * chosen for a room has a reserve of `pickReservePct` (5).
   */
  delivered: Type.Optional(DeliveredSchema),
  /** Uses of rooms with estimated loads by floor area. */
  roomUses: Type.Optional(RoomUsesSchema),
  /** Bounds and severities of implausible entries. */
  sense: Type.Optional(SenseSchema),
  /** Units that a unit counts as. */
  unitCount: Type.Optional(UnitCountSchema),
  /** Series with rules of their own. */
  seriesRules: Type.Optional(SeriesRulesSchema),
  /** Libraries with rules of their own. */
  libraries: Type.Optional(LibrariesSchema),
  safety: SafetySchema,
  energy: EnergySchema,
  /** Tables for look-ups only. */
  tables: Type.Optional(Type.Array(LookupTableSchema)),
  /** The pack's own worked examples, which must all pass before it is published. */
  examples: Type.Optional(Type.Array(ExampleSchema, { maxItems: EXAMPLES_MOST })),
})

export type Pack = Static<typeof PackSchema>
export type Example = Static<typeof ExampleSchema>
export type Curve = Static<typeof CurveSchema>
export type CurveSet = Static<typeof CurveSetSchema>
