import { Type, type Static, type TSchema } from 'typebox'

/** One page of a list that the server searches and sorts. */
export const PageSchema = Type.Object({
  current: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'Page, from 1' }),
  size: Type.Integer({ minimum: 1, maximum: 1000, default: 50 }),
})
export type Page = Static<typeof PageSchema>

export const pageOf = <T extends TSchema>(record: T) =>
  Type.Object({
    records: Type.Array(record),
    total: Type.Integer({ description: 'Rows that match, on all pages' }),
    current: Type.Integer(),
    size: Type.Integer(),
  })

export interface PageAnswer<T> {
  records: T[]
  total: number
  current: number
  size: number
}

export const DIRECTIONS = ['ascending', 'descending'] as const
export const SearchText = Type.Optional(Type.String({ maxLength: 200 }))
export const LibraryCode = Type.String({ minLength: 1, maxLength: 20, pattern: '^[A-Za-z0-9_-]+$' })
export const OneLine = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*\\S[^\\u0000-\\u001f\\u007f]*$' })
