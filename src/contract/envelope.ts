/** What every call answers with; success means code 20000. */
export interface Envelope<T> {
  code: number
  data: T
  errorCode?: number
  errorMsg?: string
  message?: string
  success: boolean
  traceId: string
  frontEndVersion?: string
}

export const CODE = {
  ok: 20000,
  /** Token missing, unknown or expired. */
  signedOut: 50008,
  /** `data` of a save that was skipped on purpose. */
  skippedSave: 550,
  badRequest: 40000,
  forbidden: 40300,
  notFound: 40400,
  bodyTooLarge: 41300,
  /** The stored project has a newer revision than the one the save was based on. */
  projectConflict: 40900,
  tooManyRequests: 42900,
  serverError: 50000,
  wrongCredentials: 2090053,
} as const
