import { Type } from 'typebox'
import { MERGE_TYPES } from '../../model/pack-rules/merge-joints'
import { Load } from './load'
import { Count, Id, NotNegative, Positive, Provenance, Range, Refrigerant, Size } from './measures'

/** A branch joint serves downstream loads within its bounds; by default from `fromKw` up to, but not including, `toKw`. */
const BranchJointSchema = Type.Object({ id: Id, ...Load })

export const BranchJointsSchema = Type.Object({
  provenance: Type.Optional(Provenance),
  twoPipe: Type.Array(BranchJointSchema, { minItems: 1 }),
  threePipe: Type.Array(BranchJointSchema, { minItems: 1 }),
  /** Joints needed between this number of outdoor modules. */
  outdoorJoints: Type.Optional(Type.Array(Type.Object({ id: Id, modules: Count, count: Count }))),
  /** Pipes between modules: from a module by its HP, behind a joint by the number of modules upstream. */
  outdoorConnectingPipes: Type.Optional(
    Type.Object({
      moduleToJoint: Type.Array(Type.Object({ hp: Range, gasMm: Positive, liquidMm: Positive }), { minItems: 1 }),
      jointToJoint: Type.Array(Type.Object({ upstreamModules: Count, gasMm: Positive, liquidMm: Positive })),
      /** Metres of one pipe of each kind, which are not drawn, and the figures that include them; none by default. */
      counted: Type.Optional(
        Type.Object({
          moduleToJointM: Positive,
          jointToJointM: Type.Optional(NotNegative),
          in: Type.Array(Type.Enum(['charge', 'total', 'farthest']), { minItems: 1, maxItems: 3 }),
          source: Type.Optional(Type.String()),
        }),
      ),
      provenance: Type.Optional(Provenance),
    }),
  ),
})

/** A header carries at most `maxKw` in all and `maxBranchKw` on one branch. */
const HeaderSchema = Type.Object({ id: Id, branches: Type.Integer({ minimum: 2 }), maxKw: Positive, maxBranchKw: Positive })

export const HeadersSchema = Type.Object({
  provenance: Type.Optional(Provenance),
  items: Type.Array(HeaderSchema, { minItems: 1 }),
  rules: Type.Optional(Type.Array(Type.String())),
  equivalentLengthM: NotNegative,
})

/** Pipe pair between a port and a small unit. */
const PortReducerSchema = Type.Object({ maxKw: Positive, gasMm: Positive, liquidMm: Positive })

/** A mode-select box: its outlets, what one outlet and the whole box carry, and the pipes it takes. */
const BoxSchema = Type.Object({
  id: Id,
  ports: Type.Integer({ minimum: 1, maximum: 64 }),
  portCapacityKw: Positive,
  portCapacityKbtuh: Type.Optional(Positive),
  totalCapacityKw: Positive,
  maxIduPerPort: Count,
  maxIdu: Count,
  upstream: Type.Optional(Type.Object({ liquidMm: Positive, lpGasMm: Positive, hpGasMm: Positive })),
  portPipe: Type.Object({ gasMm: Positive, liquidMm: Positive }),
  portPipeReducer: Type.Optional(Type.String()),
  portReducer: Type.Optional(PortReducerSchema),
  powerW: Type.Optional(NotNegative),
  weightKg: Type.Optional(Positive),
  soundPressureDbA: Type.Optional(Type.Number()),
  soundPressureTransientDbA: Type.Optional(Type.Number()),
  chargeAddKg: NotNegative,
  equivalentLengthM: NotNegative,
  dimensionsMm: Type.Optional(Size),
  canBeMain: Type.Optional(Type.Boolean()),
  canBeSub: Type.Optional(Type.Boolean()),
  refrigerants: Type.Optional(Type.Array(Refrigerant)),
})

/** A joint that takes several consecutive ports of a box for one large unit. Drawings name it by `jointType`, or by its id where it gives none. */
const MergeJointSchema = Type.Object({
  id: Id,
  jointType: Type.Optional(Type.Enum([...MERGE_TYPES])),
  portsMerged: Type.Integer({ minimum: 2, maximum: 16 }),
  maxDownstreamKw: Positive,
  accepts: Type.Optional(Type.String()),
  equivalentLengthM: NotNegative,
})

export const BoxesSchema = Type.Object({
  provenance: Type.Optional(Provenance),
  items: Type.Array(BoxSchema, { minItems: 1 }),
  mergeJoints: Type.Array(MergeJointSchema),
  rules: Type.Optional(Type.Object({ heightIduSameMsM: Type.Optional(Positive) })),
  interpretation: Type.Optional(Type.String()),
})
