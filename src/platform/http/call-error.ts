/** A call that did not succeed: the server refused it (`code` of the envelope) or it never arrived (`code` 0). */
export class CallError extends Error {
  readonly code: number
  /** `data` of a refusing answer, such as the revision that stands in the way of a save. */
  readonly data: unknown
  readonly traceId: string
  /** Whether the caller asked for silence; then nobody has told the user yet. */
  readonly isSilent: boolean

  constructor(message: string, code: number, details: { data?: unknown; traceId?: string; isSilent?: boolean } = {}) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.data = details.data ?? null
    this.traceId = details.traceId ?? ''
    this.isSilent = details.isSilent ?? false
  }

  /** The server was not reached at all. */
  get isOffline(): boolean {
    return this.code === 0
  }
}
