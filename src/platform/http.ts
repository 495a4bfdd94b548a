import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios'
import { HEADER } from '../contract/account'
import { CallError } from './call-error'
import { readEnvelope } from './envelope'
import { GZIP_FROM_BYTES, gzipped } from './gzip'
import { callHeaders, type Caller } from './headers'
import { isExcludedFromVersionCheck } from './version'

const TIMEOUT_MS = 300_000
const HTTP_OK = 200

/** What the client needs from the application; given once by `main.tsx`. */
export interface HttpPorts {
  caller: () => Caller
  /** The session is over: at once, or the user is to be asked. */
  onSignedOut: (how: 'ask' | 'ended') => void
  /** Tells the user about a call that failed and was not silent. */
  onFailure: (error: CallError) => void
  /** An answer has named the deployed version of the front end. */
  onVersion?: (deployed: string) => void
}

export interface Call {
  method?: 'GET' | 'POST'
  path: string
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** A body that is JSON text already, compressed or not; it takes the place of `body`. */
  written?: { bytes: Uint8Array<ArrayBuffer>; isGzip: boolean }
  /** The caller reports the failure itself. */
  isSilent?: boolean
  signal?: AbortSignal
  timeoutMs?: number
}

/** Answers above this size are read by whoever asked for the bytes: only what worked is so large. */
const MOST_READ_BYTES = 64 * 1024

let ports: HttpPorts | null = null
let client: AxiosInstance | null = null

export function configureHttp(given: HttpPorts): void {
  ports = given
  client = axios.create({
    timeout: TIMEOUT_MS,
    validateStatus: () => true,
    transformResponse: (bytes: unknown) => bytes,
    responseType: 'arraybuffer',
  })
}

/**
 * Makes one call and gives the `data` of its envelope. Rejects with a `CallError`; a failure that is not silent has then been shown.
 * An aborted call rejects with the abort itself.
 */
export async function call<T>(request: Call): Promise<T> {
  const { bytes, status } = await send(request)
  return judge(read(bytes, status, request), request) as T
}

/** As `call`, and gives the answer as it came: for large ones, which somebody else reads off the page's own thread. Null where its `data` is null. */
export async function callForBytes(request: Call): Promise<ArrayBuffer | null> {
  const { bytes, status } = await send(request)
  if (bytes.byteLength > MOST_READ_BYTES && status === HTTP_OK) return bytes
  return judge(read(bytes, status, request), request) === null ? null : bytes
}

function judge(answer: unknown, { path, isSilent = false }: Call): unknown {
  const outcome = readEnvelope(answer)
  if (outcome.frontEndVersion !== undefined && !isExcludedFromVersionCheck(path)) ports?.onVersion?.(outcome.frontEndVersion)
  if (outcome.kind === 'success') return outcome.data
  const error = new CallError(outcome.message, outcome.code, { data: outcome.data, traceId: outcome.traceId, isSilent })
  if (outcome.session !== 'kept') ports?.onSignedOut(outcome.session)
  else if (!isSilent) ports?.onFailure(error)
  throw error
}

async function send(request: Call): Promise<{ bytes: ArrayBuffer; status: number }> {
  if (!ports || !client) throw new Error('configureHttp has not been called')
  const headers = callHeaders(ports.caller())
  const written = request.written ?? (request.body === undefined ? undefined : await write(request.body))
  if (written) headers['Content-Type'] = 'application/json'
  if (written?.isGzip) headers[HEADER.contentEncoding] = 'gzip'
  try {
    const response = await client.request<ArrayBuffer>({
      method: request.method ?? 'POST',
      url: request.path,
      headers,
      ...(request.query ? { params: request.query } : {}),
      ...(written ? { data: bufferOf(written.bytes) } : {}),
      ...(request.signal ? { signal: request.signal } : {}),
      ...(request.timeoutMs === undefined ? {} : { timeout: request.timeoutMs }),
    })
    return { bytes: response.data, status: response.status }
  } catch (error) {
    if (isCancel(error)) throw error
    throw notReached(isAxiosError(error) ? error.message : String(error), request)
  }
}

async function write(body: unknown): Promise<NonNullable<Call['written']>> {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  return bytes.length < GZIP_FROM_BYTES ? { bytes, isGzip: false } : { bytes: await gzipped(bytes), isGzip: true }
}

// The client sends the whole buffer behind a view.
function bufferOf(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer
}

/** A proxy in front of a stopped server answers in its own words: that is "not reached", too. */
function read(bytes: ArrayBuffer, status: number, request: Call): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    throw notReached(`Error: HTTP ${status}`, request)
  }
}

function notReached(message: string, { isSilent = false }: Call): CallError {
  const failure = new CallError(message, 0, { isSilent })
  if (!isSilent) ports?.onFailure(failure)
  return failure
}
