import { Type } from 'typebox'
import { Count, Id, NotNegative, Positive, Provenance } from './measures'
import { LimitRuleSchema } from './limit-rule'
import { Load } from './load'

const DiameterSchema = Type.Object({
  odMm: Positive,
  inch: Type.String(),
  wallMm: Positive,
  temper: Type.String(),
  idMm: Positive,
  areaMm2: Positive,
  litrePerM: Positive,
})

const Pair = { gasMm: Positive, liquidMm: Positive }
const Triple = { liquidMm: Positive, lpGasMm: Positive, hpGasMm: Positive }
const Power = { hpMin: NotNegative, hpMax: Positive }
const rule = { rule: Type.Optional(Type.String()), provenance: Type.Optional(Provenance) }

/** Main pipe of a 2-pipe series by outdoor HP; the `Ge90` columns hold from `pipes.longRunFromM` equivalent metres. */
const MainRowSchema = Type.Object({ ...Power, ...Pair, gasGe90Mm: Positive, liquidGe90Mm: Positive })
const MiniMainRowSchema = Type.Object({ ...Power, ...Pair })
const ThreePipeMainRowSchema = Type.Object({ ...Power, ...Triple })
const BranchRowSchema = Type.Object({ ...Load, ...Pair, joint: Type.Optional(Id) })
const ThreePipeBranchRowSchema = Type.Object({ ...Load, ...Triple })
const StubRowSchema = Type.Object({ ...Load, ...Pair })
const LongStubRowSchema = Type.Object({ maxKw: Positive, ...Pair })

/** Equivalent metres of one fitting at one outer diameter. */
const FittingLengthSchema = Type.Object({
  odMm: Positive,
  elbow90: NotNegative,
  elbow45: NotNegative,
  uBend180: NotNegative,
  oilTrap: NotNegative,
})

export const PipesSchema = Type.Object({
  diameters: Type.Array(DiameterSchema, { minItems: 1 }),
  /** Equivalent metres to the farthest unit from which the enlarged main columns apply; 90 by default. */
  longRunFromM: Type.Optional(Positive),
  /** Metres of the outdoor unit below the lowest unit from which the liquid main is one step larger; 40 by default. */
  liquidUpsizeBelowM: Type.Optional(Positive),
  main2: Type.Object({ items: Type.Array(MainRowSchema, { minItems: 1 }), ...rule }),
  main2Mini: Type.Object({
    items: Type.Array(MiniMainRowSchema, { minItems: 1 }),
    /** A gas main of this size is one step larger from this connected load on. */
    gasUpsize: Type.Optional(Type.Object({ gasMm: Positive, fromKw: Positive })),
    ...rule,
  }),
  branch2: Type.Object({ items: Type.Array(BranchRowSchema, { minItems: 1 }), ...rule }),
  stub2: Type.Object({
    items: Type.Array(StubRowSchema, { minItems: 1 }),
    longRun: Type.Object({ overM: NotNegative, rows: Type.Array(LongStubRowSchema) }),
    ...rule,
  }),
  upsizeOneStep: Type.Object({ map: Type.Record(Type.String({ pattern: '^[0-9.]+$' }), Positive), use: Type.Optional(Type.String()) }),
  main3: Type.Object({ items: Type.Array(ThreePipeMainRowSchema, { minItems: 1 }), ge90: Type.Optional(Type.String()), ...rule }),
  branch3: Type.Object({ items: Type.Array(ThreePipeBranchRowSchema, { minItems: 1 }), ...rule }),
  equivalentLength: Type.Object({
    perFittingM: Type.Array(FittingLengthSchema, { minItems: 1 }),
    joint: NotNegative,
    header: NotNegative,
    msBox: NotNegative,
    ...rule,
  }),
})

/** Limits of one family of outdoor units; a value that is missing is not limited. */
const LimitProfileSchema = Type.Object({
  id: Id,
  series: Type.Array(Id, { minItems: 1 }),
  hp: Type.Optional(Type.Tuple([NotNegative, Positive])),
  totalM: Positive,
  totalNote: Type.Optional(Type.String()),
  farthestActualM: Positive,
  farthestEqM: Positive,
  afterFirstBranchM: Positive,
  afterFirstBranchExtM: Type.Optional(Positive),
  extConditions: Type.Optional(
    Type.Object({
      iduToJointM: Type.Optional(Positive),
      iduToJointAltM: Type.Optional(Positive),
      lengthDifferenceM: Type.Optional(Positive),
      upsizeIndoorMain: Type.Optional(Type.Boolean()),
    }),
  ),
  iduToJointM: Type.Optional(Positive),
  heightOduAboveM: Positive,
  heightOduAboveStdM: Type.Optional(Positive),
  heightOduBelowM: Positive,
  heightOduBelowStdM: Type.Optional(Positive),
  heightIduIduM: Positive,
  heightMsMsM: Type.Optional(Positive),
  heightMsIduM: Type.Optional(Positive),
  msToIduM: Type.Optional(Positive),
  mainToMsM: Type.Optional(Positive),
  maxBends: Type.Optional(Count),
  oduToOutdoorJointM: Type.Optional(Positive),
  oduToOutdoorJointEqM: Type.Optional(Positive),
  heightOduOduM: Type.Optional(Positive),
  oilTrap: Type.Optional(Type.String()),
  liquidUpsize: Type.Optional(Type.String()),
  crLimitTallPct: Type.Optional(Positive),
  crLimitTallWhen: Type.Optional(Type.String()),
})

export const LimitsSchema = Type.Object({
  provenance: Type.Optional(Provenance),
  profiles: Type.Array(LimitProfileSchema, { minItems: 1 }),
  minStraightM: Type.Optional(NotNegative),
  minPipeOduToFirstJointM: Type.Optional(NotNegative),
  defaultPipeM: Positive,
  defaultDistanceToJointM: Type.Optional(Positive),
  /** Further limits, each with its own conditions; all applicable ones are checked. */
  rules: Type.Optional(Type.Array(LimitRuleSchema)),
})

/** Kinds of units in the order of the core: indoor units proper, fresh-air units, hydro modules, air-handler kits. */
export const UNIT_KINDS = ['indoor', 'freshAir', 'hydro', 'kit'] as const

/** Weight of the capacity index of a kind in the ratio. The first matching entry applies; without one the weight is 1. */
const IndexWeightSchema = Type.Object({
  kind: Type.Enum([...UNIT_KINDS]),
  weight: NotNegative,
  /** `alone`: all units are of this kind; `mixed`: there are other kinds too; both by default. */
  when: Type.Optional(Type.Enum(['alone', 'mixed'])),
  series: Type.Optional(Type.Array(Id, { minItems: 1 })),
  /** Modules and combinations to which the weight applies; all by default. */
  outdoor: Type.Optional(Type.Array(Id, { minItems: 1 })),
  source: Type.Optional(Type.String()),
})

const BlockShare = Type.Number({ exclusiveMinimum: 0, maximum: 1 })

/** Share of the summed room loads that an outdoor unit is sized for, because rooms do not peak simultaneously. */
const BlockLoadSchema = Type.Object({
  /** One share, or shares by number of units, each valid from its number on. */
  share: Type.Optional(BlockShare),
  byUnits: Type.Optional(Type.Array(Type.Object({ from: Count, share: BlockShare }), { minItems: 1 })),
  /** Load used in the ratio: the connected load (the default) or the block load. */
  ratio: Type.Optional(Type.Enum(['connected', 'block'])),
  source: Type.Optional(Type.String()),
})

export const ConnectionRatioSchema = Type.Object({
  minPct: NotNegative,
  maxPct: Positive,
  extendedMaxPct: Type.Object({ single: Positive, two: Positive, threeOrFour: Positive }),
  heightRule: Type.Optional(Type.Object({ iduIduOverM: NotNegative, maxPct: Positive })),
  freshAir: Type.Optional(Type.Object({ mixedMaxFaPctOfOdu: Positive, faOnlyMinPct: NotNegative, faOnlyMaxPct: Positive })),
  ahu: Type.Optional(Type.Object({ onlyMinPct: NotNegative, onlyMaxPct: Positive, mixedTotalMaxPct: Positive })),
  hydro: Type.Optional(Type.Object({ maxPctOfOdu: Positive, totalWithIduMaxPct: Positive })),
  /** Share of the smallest units (index 15) in the unit count. */
  smallIdu: Type.Optional(Type.Object({ class15CountsMaxPct: Positive })),
  minIduCount: Type.Optional(Count),
  indexWeights: Type.Optional(Type.Array(IndexWeightSchema)),
  blockLoad: Type.Optional(BlockLoadSchema),
  provenance: Type.Optional(Provenance),
})
