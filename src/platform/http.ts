import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios'
import { HEADER } from '../contract/account'
import { CallError } from './call-error'
import { readEnvelope } from './envelope'
import { GZIP_FROM_BYTES, gzip } from './gzip'
import { callHeaders, type Caller } from './headers'

const TIMEOUT_MS = 300_000

/** What the client needs from the application; given once by `main.tsx`. */
export interface HttpPorts {
  caller: () => Caller
  /** The session is over: at once, or the user is to be asked. */
  onSignedOut: (how: 'ask' | 'ended') => void
  /** Tells the user about a call that failed and was not silent. */
  onFailure: (error: CallError) => void
}

export interface Call {
  method?: 'GET' | 'POST'
  path: string
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** The caller reports the failure itself. */
  isSilent?: boolean
  signal?: AbortSignal
  timeoutMs?: number
}

let ports: HttpPorts | null = null
let client: AxiosInstance | null = null

export function configureHttp(given: HttpPorts): void {
  ports = given
  client = axios.create({
    timeout: TIMEOUT_MS,
    validateStatus: () => true,
    transformResponse: (text: unknown) => text,
    responseType: 'text',
  })
}

/**
 * Makes one call and gives the `data` of its envelope. Rejects with a `CallError`; a failure that is not silent has then been shown.
 * An aborted call rejects with the abort itself.
 */
export async function call<T>(request: Call): Promise<T> {
  if (!ports || !client) throw new Error('configureHttp has not been called')
  const isSilent = request.isSilent ?? false
  const answer = await send(client, ports.caller(), request)
  const outcome = readEnvelope(answer)
  if (outcome.kind === 'success') return outcome.data as T
  const error = new CallError(outcome.message, outcome.code, { data: outcome.data, traceId: outcome.traceId, isSilent })
  if (outcome.session !== 'kept') ports.onSignedOut(outcome.session)
  else if (!isSilent) ports.onFailure(error)
  throw error
}

async function send(http: AxiosInstance, caller: Caller, request: Call): Promise<unknown> {
  const headers = callHeaders(caller)
  let data: string | Blob | undefined
  if (request.body !== undefined) {
    headers['Content-Type'] = 'application/json'
    const text = JSON.stringify(request.body)
    data = text
    if (text.length >= GZIP_FROM_BYTES) {
      data = await gzip(text)
      headers[HEADER.contentEncoding] = 'gzip'
    }
  }
  try {
    const response = await http.request<string>({
      method: request.method ?? 'POST',
      url: request.path,
      headers,
      ...(request.query ? { params: request.query } : {}),
      ...(data === undefined ? {} : { data }),
      ...(request.signal ? { signal: request.signal } : {}),
      ...(request.timeoutMs === undefined ? {} : { timeout: request.timeoutMs }),
    })
    return parse(response.data, response.status)
  } catch (error) {
    if (isCancel(error) || error instanceof CallError) throw error
    const failure = new CallError(isAxiosError(error) ? error.message : String(error), 0, { isSilent: request.isSilent ?? false })
    if (!request.isSilent) ports?.onFailure(failure)
    throw failure
  }
}

/** A proxy in front of a stopped server answers in its own words: that is "not reached", too. */
function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Error(`HTTP ${status}`)
  }
}
