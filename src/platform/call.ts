import { addressOf, type AnswerOf, type BodyOf, type ParamsOf, type QueryOf, type Row } from '../contract/calls/row'
import { send, sendForBytes, sendForFile, type Request } from './http/http'

/** Options of a call that its row does not define. */
interface Options extends Pick<Request, 'file' | 'onSent' | 'signal' | 'timeoutMs' | 'token'> {
  /** Whether the caller reports a failure itself, as most screens do; otherwise the page shows it. */
  isSilent?: boolean
}

/** A part of the input: absent where the row has none, optional where every field of it is. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? object
  : object extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value }

/** A body as a value, or as JSON text that a worker has written. */
type BodyPart<Value> = (Part<'body', Value> & { written?: never }) | { written: NonNullable<Request['written']>; body?: never }

export type InputOf<Called> = Options & Part<'params', ParamsOf<Called>> & Part<'query', QueryOf<Called>> & BodyPart<BodyOf<Called>>

type Arguments<Called> = object extends InputOf<Called> ? [input?: InputOf<Called>] : [input: InputOf<Called>]

/**
 * Makes the call of a row and returns the `data` of its answer. Rejects with a `CallError`, or with the abort where its signal is aborted. Development and
 * tests check the answer against the row and reject one that does not match; production trusts the server.
 * @example const { shares } = await call(CALLS.share.list, { body: { projectId }, signal })
 */
export async function call<Called extends Row>(row: Called, ...[input]: Arguments<Called>): Promise<AnswerOf<Called>> {
  const data = await send(requestOf(row, input as AnyInput | undefined))
  if (import.meta.env.DEV) (await import('./check-answer')).checkAnswer(row, data)
  return data as AnswerOf<Called>
}

/** Makes a call that is answered by a file. */
export function callForFile<Called extends Row>(row: Called, ...[input]: Arguments<Called>): Promise<Blob> {
  return sendForFile(requestOf(row, input as AnyInput | undefined))
}

/** Makes a call whose answer is read elsewhere: returns its bytes, or null where its `data` is null. */
export function callForBytes<Called extends Row>(row: Called, ...[input]: Arguments<Called>): Promise<ArrayBuffer | null> {
  return sendForBytes(requestOf(row, input as AnyInput | undefined))
}

interface AnyInput extends Options, Pick<Request, 'query' | 'body' | 'written'> {
  params?: unknown
}

function requestOf(row: Row, input: AnyInput = {}): Request {
  const { params, body, isSilent = true, ...rest } = input
  const isEmpty = row.method === 'POST' && rest.written === undefined && rest.file === undefined
  return {
    ...rest,
    method: row.method,
    path: addressOf(row, params as ParamsOf<Row>),
    isSilent,
    ...(body !== undefined ? { body } : isEmpty ? { body: {} } : {}),
  }
}
