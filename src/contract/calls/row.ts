import type { Static, TSchema } from 'typebox'
import type { PermissionCode } from '../permissions'

/** One call of the server: everything that the server, the browser, docs/api.md and the tests need to know about it. */
export interface Row {
  method: 'GET' | 'POST'
  /** Address as the router spells it; `:name` marks a parameter. */
  path: string
  /** Group of the call in docs/api.md. */
  tag: string
  summary: string
  /** Required of the caller: nothing, a session, or a permission of the role. */
  permission: Access
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The `data` that a caller of a successful call gets. */
  answer: TSchema
  /** Explains the answer in docs/api.md where its schema alone does not. */
  note?: string
  /** HTTP replies by status, for calls that are not answered by an envelope. */
  replies?: Record<number, TSchema>
  /** Content types of the body, where it is not JSON. */
  consumes?: readonly string[]
  /** Guests who wait for approval may call it, too. */
  waitingToo?: boolean
  /** Accounts that must change a generated password first may call it. */
  beforeOwnPassword?: boolean
  /** Accounts that must set up a second factor first may call it. */
  beforeFactor?: boolean
  /** The call is answered while the server closes, too. */
  whileClosing?: boolean
}

export type Access = 'open' | 'signedIn' | PermissionCode

/** What a row is written with; the area adds the tag. */
export type RowOf<Given> = Given & { tag: string }
type Written = Omit<Row, 'tag'> & { tag?: string }

/** Names the rows of one area, which share a tag unless a row has its own. */
export function rows<const Area extends Record<string, Written>>(tag: string, area: Area): { [Name in keyof Area]: RowOf<Area[Name]> } {
  const tagged = Object.entries(area).map(([name, row]) => [name, { tag, ...row }])
  return Object.fromEntries(tagged) as { [Name in keyof Area]: RowOf<Area[Name]> }
}

type PartOf<Called, Part extends keyof Row> = Called extends { [Key in Part]: infer Schema extends TSchema } ? Static<Schema> : undefined

export type ParamsOf<Called> = PartOf<Called, 'params'>
export type QueryOf<Called> = PartOf<Called, 'query'>
export type BodyOf<Called> = PartOf<Called, 'body'>
export type AnswerOf<Called extends Pick<Row, 'answer'>> = Static<Called['answer']>

/**
 * Fills the parameters of an address in, percent-encoded.
 * @example addressOf(CALLS.feedback.get, { feedbackId: 'a1' }) // '/api/apps-mssp/feedback/get/a1'
 */
export function addressOf<Called extends Pick<Row, 'path'>>(row: Called, params: ParamsOf<Called> | undefined): string {
  const values: Readonly<Record<string, unknown>> = { ...(params as object | undefined) }
  return row.path.replace(/:(\w+)/g, (_mark, name: string) => encodeURIComponent(String(values[name])))
}
