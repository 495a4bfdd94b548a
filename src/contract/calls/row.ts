import type { Static, TSchema } from 'typebox'
import type { PermissionCode } from '../account/permissions'

/** One call of the server, as used by the server, the browser, docs/api.md and the tests. */
export interface Row {
  method: 'GET' | 'POST'
  /** URL path in the router's notation; `:name` marks a parameter. */
  path: string
  /** Group of the call in docs/api.md. */
  tag: string
  summary: string
  /** Required of the caller: nothing, a session, or a permission of the role. */
  permission: Access
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** The `data` of a successful answer. */
  answer: TSchema
  /** Explains the answer in docs/api.md where its schema alone does not. */
  note?: string
  /** HTTP replies by status, for calls without an envelope. */
  replies?: Record<number, TSchema>
  /** Content types of the body, where it is not JSON. */
  consumes?: readonly string[]
  /** Also allowed for guests waiting for approval. */
  waitingToo?: boolean
  /** Also allowed before a generated password has been changed. */
  beforeOwnPassword?: boolean
  /** Also allowed before a required second factor has been set up. */
  beforeFactor?: boolean
  /** Also answered while the server shuts down. */
  whileClosing?: boolean
}

export type Access = 'open' | 'signedIn' | PermissionCode

/** A row with the tag that its area adds. */
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
 * Returns the URL path of a row with its parameters filled in, percent-encoded.
 * @example addressOf(CALLS.feedback.get, { feedbackId: 'a1' }) // '/api/apps-mssp/feedback/get/a1'
 */
export function addressOf<Called extends Pick<Row, 'path'>>(row: Called, params: ParamsOf<Called> | undefined): string {
  const values: Readonly<Record<string, unknown>> = { ...(params as object | undefined) }
  return row.path.replace(/:(\w+)/g, (_mark, name: string) => encodeURIComponent(String(values[name])))
}
