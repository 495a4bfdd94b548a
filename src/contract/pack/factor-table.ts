import { Type } from 'typebox'
import { Id } from './measures'

/** Links of the chain nominal → delivered, in the order of the factors in `assembly/common/layout/layout`. */
export const FACTOR_SLOTS = ['ratio', 'indoor', 'outdoor', 'length', 'level', 'defrost', 'altitude'] as const

/**
 * Axes of a table, in the order of `assembly/common/layout/layout-rules`: equivalent metres to the farthest unit; metres of the highest unit above the
 * outdoor unit, negative where the lowest is below it; rated ratio in per cent; design temperatures in ℃; elevation of the site in m; barometric
 * pressure in kPa.
 */
export const FACTOR_AXES = [
  'equivalentM',
  'levelM',
  'ratioPct',
  'outdoorDbC',
  'outdoorWbC',
  'indoorDbC',
  'indoorWbC',
  'elevationM',
  'pressureKPa',
] as const

const Axis = Type.Object({ by: Type.Enum([...FACTOR_AXES]), at: Type.Array(Type.Number(), { minItems: 1 }) })
const Row = Type.Array(Type.Number(), { minItems: 1 })

/**
 * A correction table that replaces the built-in factor of its link. Tables of one link multiply; length and level count as one link, because
 * makers print them in one table.
 */
export const FactorTableSchema = Type.Object({
  id: Id,
  mode: Type.Enum(['cool', 'heat', 'both']),
  factor: Type.Enum([...FACTOR_SLOTS]),
  /** Series to which the table applies; all by default. */
  series: Type.Optional(Type.Array(Id)),
  x: Axis,
  /** Second axis: the rows of `values`. */
  y: Type.Optional(Axis),
  /** One row along `x`; with `y` one row for each point of it. */
  values: Type.Array(Row, { minItems: 1 }),
  /** `losses` are subtracted from 1; `factors` by default. */
  are: Type.Optional(Type.Enum(['factors', 'losses'])),
  /** Interpolation between points: linear (the default), the value of the point before, or of the point after. Constant beyond the ends. */
  between: Type.Optional(Type.Enum(['linear', 'before', 'after'])),
  source: Type.Optional(Type.String()),
})
