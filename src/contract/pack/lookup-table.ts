import { Type } from 'typebox'
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
export const LookupTableSchema = Type.Object({
  id: Id,
  /** What the rows are chosen by, with its unit in the name, such as `currentA`. */
  by: Id,
  rows: Type.Array(LookupRowSchema, { minItems: 1 }),
  source: Type.Optional(Type.String()),
})
