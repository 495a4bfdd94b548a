import axios, { isAxiosError, isCancel, type AxiosInstance } from 'axios'
import { HEADER } from '../../contract/account/account'
import { CODE } from '../../contract/envelope'
import { isModelLibraryFile, STORAGE_ROOT } from '../../contract/project/storage'
import { CallError } from './call-error'
import { readEnvelope } from './envelope'
import { GZIP_FROM_BYTES, gzipped } from './gzip'
import { openModelLibrary } from '../calls/model-library'
import { finalAddress } from './storage-redirect'
import { isExcludedFromVersionCheck } from './version'
import { LANGUAGES, toLanguage } from '../words/languages'

/** Facts about the caller that every call sends. */
export interface Caller {
  language: string
  token: string | null
  modelLibId: string | null
  /** Unit settings under their wire names. */
  unitSetting: Readonly<Record<string, string | number>>
}

/** Returns the headers of section 7: the language always, the rest once there is a token. */
export function callHeaders(caller: Caller): Record<string, string> {
  const headers: Record<string, string> = { [HEADER.language]: LANGUAGES[toLanguage(caller.language)].header }
  if (caller.token === null || caller.token === '') return headers
  headers[HEADER.token] = caller.token
  headers[HEADER.ssoSession] = caller.token
  if (caller.modelLibId) headers[HEADER.modelLibId] = caller.modelLibId
  const encoded = Object.entries(caller.unitSetting).map(([key, value]) => [
    key,
    typeof value === 'string' ? encodeURIComponent(value) : value,
  ])
  headers[HEADER.unitSetting] = JSON.stringify(Object.fromEntries(encoded))
  return headers
}

const TIMEOUT_MS = 300_000
const HTTP_OK = 200

/** Services of the application that the client needs; given once by `main.tsx`. */
export interface HttpPorts {
  caller: () => Caller
  /** Called when the session is over: it has `ended`, or the page must `ask` the user. */
  onSignedOut: (how: 'ask' | 'ended') => void
  /** Called when something must be done before any other call: choosing a password, or a second factor. */
  onDue: (due: 'password' | 'factor') => void
  /** Shows the user a failed call that was not silent. */
  onFailure: (error: CallError) => void
  /** Called when an answer names the deployed version of the front end. */
  onVersion?: (deployed: string) => void
}

/** One request as it is sent. Screens make typed ones by `call`, which takes address and method from the table of calls. */
export interface Request {
  method?: 'GET' | 'POST'
  path: string
  query?: Readonly<Record<string, string | number | boolean | undefined>>
  body?: unknown
  /** A body that is JSON text already, compressed or not; it replaces `body`. */
  written?: { body: Blob; isGzip: boolean; unpackedLength?: number; field?: 'gzip' | 'gzip json' }
  /** A file as the body, instead of `body`. */
  file?: File
  /** Receives how many bytes of the body have been sent. */
  onSent?: (bytes: number) => void
  /** Key that opens a model-library file; other addresses ignore it. */
  libraryKey?: string
  /** Whether the caller reports the failure itself. */
  isSilent?: boolean
  signal?: AbortSignal | undefined
  timeoutMs?: number
  /** Token to use instead of the session's, for a sign-in that is not complete yet. */
  token?: string | undefined
}

/** Larger answers are not parsed here, because a refusal is never this large. */
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
 * Sends one request and returns the `data` of its envelope. Rejects with a `CallError`; one that is not silent was already shown. An aborted request rejects
 * with the abort itself. An empty answer of the file storage gives its address, and a model library its content.
 */
export async function send(request: Request): Promise<unknown> {
  const { bytes, status, address } = await transfer(request)
  if (status === HTTP_OK && bytes.byteLength === 0 && address.includes(STORAGE_ROOT)) return address
  if (status === HTTP_OK && isModelLibraryFile(address) && !isJson(bytes))
    return openModelLibrary(new TextDecoder().decode(bytes), request.libraryKey ?? '')
  return judge(read(bytes, status, request), request)
}

/** Sends as `send` does and returns the answer as a file. A refusal is handled like any other. */
export async function sendForFile(request: Request): Promise<Blob> {
  const { bytes, status, type } = await transfer(request)
  if (status !== HTTP_OK || (type.startsWith('application/json') && readEnvelope(read(bytes, status, request)).kind === 'refused'))
    judge(read(bytes, status, request), request)
  return new Blob([bytes], { type })
}

/** Sends as `send` does and returns the bytes of a large answer, which a worker reads. Null where its `data` is null. */
export async function sendForBytes(request: Request): Promise<ArrayBuffer | null> {
  const { bytes, status } = await transfer(request)
  if (bytes.byteLength > MOST_READ_BYTES && status === HTTP_OK) return bytes
  return judge(read(bytes, status, request), request) === null ? null : bytes
}

function judge(answer: unknown, { path, isSilent = false, token }: Request): unknown {
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
  /** Address of the answer after all redirects. */
  address: string
}

async function transfer(request: Request): Promise<RawAnswer> {
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

// The client would send the whole buffer behind a view.
function bufferOf(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer
}

const OPENING_BRACE = 0x7b

/** Tells whether an answer is JSON, as a refusal is; no encrypted file starts like it. */
function isJson(bytes: ArrayBuffer): boolean {
  return new Uint8Array(bytes)[0] === OPENING_BRACE
}

/** Reads an answer. One that a proxy gives for a stopped server counts as "not reached". */
function read(bytes: ArrayBuffer, status: number, request: Request): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    throw notReached(`Error: HTTP ${status}`, request)
  }
}

function notReached(message: string, { isSilent = false }: Request): CallError {
  const failure = new CallError(message, 0, { isSilent })
  if (!isSilent) ports?.onFailure(failure)
  return failure
}
