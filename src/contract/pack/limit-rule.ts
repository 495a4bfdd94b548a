import { Type } from 'typebox'
import { Id } from './measures'

/**
 * Figures of a calculated system that a condition may use, in the order of `assembly/common/layout/layout-rules`. Lengths in m, capacities in kW, charge
 * in kg, ratios in per cent.
 */
export const FIGURES = [
  'totalM',
  'farthestActualM',
  'farthestEqM',
  'afterFirstBranchM',
  'iduToJointM',
  'lengthDifferenceM',
  'heightOduAboveM',
  'heightOduBelowM',
  'heightIduIduM',
  'ratedCrPct',
  'iduCount',
  'modules',
  'hp',
  'outdoorCoolKw',
  'totalKg',
  'addedKg',
] as const
export type Figure = (typeof FIGURES)[number]

/** Limits that a rule may set, named as in the profiles and ratios: the limited figure, and whether it is a maximum or a minimum. */
export const RULE_LIMITS = {
  totalM: ['totalM', 'most'],
  farthestActualM: ['farthestActualM', 'most'],
  farthestEqM: ['farthestEqM', 'most'],
  afterFirstBranchM: ['afterFirstBranchM', 'most'],
  iduToJointM: ['iduToJointM', 'most'],
  heightOduAboveM: ['heightOduAboveM', 'most'],
  heightOduBelowM: ['heightOduBelowM', 'most'],
  heightIduIduM: ['heightIduIduM', 'most'],
  minCrPct: ['ratedCrPct', 'least'],
  maxCrPct: ['ratedCrPct', 'most'],
  maxIdu: ['iduCount', 'most'],
  minIduCount: ['iduCount', 'least'],
  maxModules: ['modules', 'most'],
  maxHp: ['hp', 'most'],
  maxTotalKg: ['totalKg', 'most'],
} as const satisfies Record<string, readonly [Figure, 'most' | 'least']>
export type RuleLimit = keyof typeof RULE_LIMITS

/** A range of one figure: `over` and `below` are exclusive, `from` and `upTo` inclusive bounds. */
const ConditionSchema = Type.Object({
  figure: Type.Enum([...FIGURES]),
  over: Type.Optional(Type.Number()),
  from: Type.Optional(Type.Number()),
  upTo: Type.Optional(Type.Number()),
  below: Type.Optional(Type.Number()),
})

/** One limit that applies while all its conditions hold: "the outdoor unit more than 40 m below needs a ratio of 80 %". */
export const LimitRuleSchema = Type.Object({
  id: Id,
  limit: Type.Enum(Object.keys(RULE_LIMITS) as RuleLimit[]),
  value: Type.Number(),
  /** `error` by default. */
  severity: Type.Optional(Type.Enum(['error', 'advice'])),
  /** Series to which the rule applies; all by default. */
  series: Type.Optional(Type.Array(Id)),
  when: Type.Optional(Type.Array(ConditionSchema, { maxItems: 4 })),
  source: Type.Optional(Type.String()),
})
