/** A failed call: the server refused it (`code` of the envelope) or was not reached (`code` 0). */
export class CallError extends Error {
  readonly code: number
  /** `data` of a refusing answer, such as the revision that conflicts with a save. */
  readonly data: unknown
  readonly traceId: string
  /** Whether the caller reports the failure itself; otherwise the user has been shown it. */
  readonly isSilent: boolean

  constructor(message: string, code: number, details: { data?: unknown; traceId?: string; isSilent?: boolean } = {}) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.data = details.data ?? null
    this.traceId = details.traceId ?? ''
    this.isSilent = details.isSilent ?? false
  }

  /** Tells whether the server was not reached at all. */
  get isOffline(): boolean {
    return this.code === 0
  }
}
