import { Type, type Static } from 'typebox'

const LineName = Type.Enum(['gas', 'liquid', 'highPressure'])
const Changer = Type.Union([Type.Object({ extent: Type.Enum(['one', 'list']), lines: Type.Array(LineName) }), Type.Null()])
const Amount = Type.Optional(Type.Union([Type.Number({ minimum: 0 }), Type.Null()]))

/** One outdoor system as a saved project has it, with the first page and the units of its project; the reader checks it field by field. */
const SYSTEM = {
  system: Type.Record(Type.String(), Type.Unknown(), { description: 'Item of oduList' }),
  page1: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'Design temperatures and elevation' })),
  unit: Type.Optional(Type.Unknown({ description: 'Unit settings of the values sent; metric where missing' })),
}
export const PostedSystemSchema = Type.Object(SYSTEM)
export type PostedSystem = Static<typeof PostedSystemSchema>

/** Changed pipes of the system, by edge: lengths in the units sent, null for the default length. */
export const ChangedPipesSchema = Type.Object({
  ...SYSTEM,
  pipes: Type.Array(
    Type.Object({
      edgeId: Type.String({ maxLength: 200 }),
      ActualPipeLength: Amount,
      ActualPipeLength_GAS: Amount,
      ActualPipeLength_LIQUID: Amount,
      bendingcount: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
    }),
    { minItems: 1, maxItems: 100_000 },
  ),
})
export type ChangedPipes = Static<typeof ChangedPipesSchema>

/** Pipes and joints of a system as `calculate` gives them: metric, ratios in per cent. */
export const PipeRecordSchema = Type.Object({
  systemId: Type.String(),
  PipeOutput: Type.Array(
    Type.Object({
      edgeId: Type.String(),
      UpStreamPointName: Type.String(),
      DownStreamPointName: Type.String(),
      capacityKw: Type.Number(),
      ActualPipeLength: Type.Number(),
      isDefaultLength: Type.Boolean(),
      bendingcount: Type.Number(),
      equivalentLengthM: Type.Number(),
      GasPipeDiameter: Type.Number(),
      LiquidPipeDiameter: Type.Number(),
      HighPressurePipeDiameter: Type.Union([Type.Number(), Type.Null()]),
      diameterChangerUp: Changer,
      diameterChangerDown: Changer,
    }),
  ),
  JointOutput: Type.Array(Type.Object({ nodeId: Type.String(), JointModel: Type.String() })),
  totals: Type.Union([
    Type.Object({
      totalM: Type.Number(),
      farthestActualM: Type.Number(),
      farthestEquivalentM: Type.Number(),
      afterFirstBranchM: Type.Number(),
      additionalChargeKg: Type.Union([Type.Number(), Type.Null()]),
      totalChargeKg: Type.Union([Type.Number(), Type.Null()]),
    }),
    Type.Null(),
  ]),
  findings: Type.Array(
    Type.Object({
      nodeId: Type.Optional(Type.String()),
      edgeId: Type.Optional(Type.String()),
      code: Type.String(),
      severity: Type.Enum(['error', 'advice']),
      values: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()])),
      message: Type.String({ description: "Sentence in the header's language" }),
    }),
  ),
})
export type PipeRecord = Static<typeof PipeRecordSchema>
