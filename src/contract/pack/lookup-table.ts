import { Type } from 'typebox'
import { Id } from './measures'

/** One row of a table: its range (`over` and `below` are exclusive, `from` and `upTo` inclusive bounds) and its cells. */
const LookupRowSchema = Type.Object({
  over: Type.Optional(Type.Number()),
  from: Type.Optional(Type.Number()),
  upTo: Type.Optional(Type.Number()),
  below: Type.Optional(Type.Number()),
  cells: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String(), Type.Boolean()])),
})

/** A table of the maker for look-ups only, not used in calculations: cables by current, capacities of a central control. */
export const LookupTableSchema = Type.Object({
  id: Id,
  /** Name of the figure that selects the row, with its unit, such as `currentA`. */
  by: Id,
  rows: Type.Array(LookupRowSchema, { minItems: 1 }),
  source: Type.Optional(Type.String()),
})
