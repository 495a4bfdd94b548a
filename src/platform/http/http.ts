import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios'
import { HEADER } from '../../contract/account'
import { CODE } from '../../contract/envelope'
import { isModelLibraryFile, STORAGE_PATH } from '../../contract/storage'
import { CallError } from './call-error'
import { readEnvelope } from './envelope'
import { GZIP_FROM_BYTES, gzipped } from './gzip'
import { callHeaders, type Caller } from './headers'
import { openModelLibrary } from '../calls/model-library'
import { finalAddress } from './storage-redirect'
import { isExcludedFromVersionCheck } from './version'

const TIMEOUT_MS = 300_000
const HTTP_OK = 200

/** What the client needs from the application; given once by `main.tsx`. */
export interface HttpPorts {
  caller: () => Caller
  /** The session is over: at once, or the user is to be asked. */
  onSignedOut: (how: 'ask' | 'ended') => void
  /** Something must be done before any other call: a password of one's own, or a second factor. */
  onDue: (due: 'password' | 'factor') => void
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
  written?: { body: Blob; isGzip: boolean; unpackedLength?: number; field?: 'gzip' | 'gzip json' }
  /** A file as the body, in place of `body`. */
  file?: File
  /** Hears how many bytes of the body have been sent. */
  onSent?: (bytes: number) => void
  /** Opens a model-library file; it has no meaning for other addresses. */
  libraryKey?: string
  /** The caller reports the failure itself. */
  isSilent?: boolean
  signal?: AbortSignal
  timeoutMs?: number
  /** Calls in the name of this token, which is not the page's session yet. */
  token?: string
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
 * An aborted call rejects with the abort itself. From the storage an empty answer gives its address, and a model library what is in it.
 */
export async function call<T>(request: Call): Promise<T> {
  const { bytes, status, address } = await send(request)
  if (status === HTTP_OK && bytes.byteLength === 0 && address.includes(STORAGE_PATH.redirect)) return address as T
  if (status === HTTP_OK && isModelLibraryFile(address) && !isJson(bytes))
    return (await openModelLibrary(new TextDecoder().decode(bytes), request.libraryKey ?? '')) as T
  return judge(read(bytes, status, request), request) as T
}

/** As `call`, for a file: gives the answer as it came. A refusal is judged as any other. */
export async function callForFile(request: Call): Promise<Blob> {
  const { bytes, status, type } = await send(request)
  if (status !== HTTP_OK || (type.startsWith('application/json') && readEnvelope(read(bytes, status, request)).kind === 'refused'))
    judge(read(bytes, status, request), request)
  return new Blob([bytes], { type })
}

/** As `call`, and gives the answer as it came: for large ones, which somebody else reads off the page's own thread. Null where its `data` is null. */
export async function callForBytes(request: Call): Promise<ArrayBuffer | null> {
  const { bytes, status } = await send(request)
  if (bytes.byteLength > MOST_READ_BYTES && status === HTTP_OK) return bytes
  return judge(read(bytes, status, request), request) === null ? null : bytes
}

function judge(answer: unknown, { path, isSilent = false, token }: Call): unknown {
  const outcome = readEnvelope(answer)
  if (outcome.frontEndVersion !== undefined && !isExcludedFromVersionCheck(path)) ports?.onVersion?.(outcome.frontEndVersion)
  if (outcome.kind === 'success') return outcome.data
  const error = new CallError(outcome.message, outcome.code, { data: outcome.data, traceId: outcome.traceId, isSilent })
  const due = outcome.code === CODE.passwordDue ? 'password' : outcome.code === CODE.factorDue ? 'factor' : null
  if (due !== null && token === undefined) ports?.onDue(due)
  else if (outcome.session !== 'kept' && token === undefined) ports?.onSignedOut(outcome.session)
  else if (!isSilent) ports?.onFailure(error)
  throw error
}

interface RawAnswer {
  bytes: ArrayBuffer
  status: number
  type: string
  /** Where the answer came from in the end. */
  address: string
}

async function send(request: Call): Promise<RawAnswer> {
  if (!ports || !client) throw new Error('configureHttp has not been called')
  const caller = ports.caller()
  const headers = callHeaders(request.token === undefined ? caller : { ...caller, token: request.token })
  const written = request.written ?? (request.body === undefined ? undefined : await write(request.body))
  if (written) headers['Content-Type'] = 'application/json'
  else if (request.file) headers['Content-Type'] = request.file.type || 'application/octet-stream'
  if (written?.isGzip) headers[HEADER.contentEncoding] = 'gzip'
  if (request.written?.field) headers[HEADER.fieldEncoding] = request.written.field
  if (written?.unpackedLength !== undefined) headers[HEADER.unpackedLength] = String(written.unpackedLength)
  try {
    const response = await client.request<ArrayBuffer>({
      method: request.method ?? 'POST',
      url: request.path,
      headers,
      ...(request.query ? { params: request.query } : {}),
      ...(written ? { data: written.body } : request.file ? { data: request.file } : {}),
      ...(request.onSent ? { onUploadProgress: ({ loaded }) => request.onSent?.(loaded) } : {}),
      ...(request.signal ? { signal: request.signal } : {}),
      ...(request.timeoutMs === undefined ? {} : { timeout: request.timeoutMs }),
    })
    const type = String(response.headers['content-type'] ?? '')
    return { bytes: response.data, status: response.status, type, address: finalAddress(response.request) ?? request.path }
  } catch (error) {
    if (isCancel(error)) throw error
    throw notReached(isAxiosError(error) ? error.message : String(error), request)
  }
}

async function write(body: unknown): Promise<{ body: Blob | ArrayBuffer; isGzip: boolean; unpackedLength?: number }> {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  return bytes.length < GZIP_FROM_BYTES ? { body: bufferOf(bytes), isGzip: false } : { body: bufferOf(await gzipped(bytes)), isGzip: true }
}

// The client sends the whole buffer behind a view.
function bufferOf(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer
}

const OPENING_BRACE = 0x7b

/** A refusal is JSON, which no encrypted file begins like. */
function isJson(bytes: ArrayBuffer): boolean {
  return new Uint8Array(bytes)[0] === OPENING_BRACE
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
