/** The answer of every call; code 20000 means success. */
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
  /** `data` of a save that was skipped intentionally. */
  skippedSave: 550,
  /** The CAD project has changed since it was opened. */
  cadStatusChanged: 1008,
  badRequest: 40000,
  forbidden: 40300,
  /** Users cannot change their own role, library or status. */
  ownAccount: 40310,
  /** The account or the requested role is above the caller's authority. */
  aboveCaller: 40311,
  /** The last super admin cannot be removed. */
  lastAdministrator: 40312,
  /** Accounts waiting for approval can only be approved or refused. */
  approveInstead: 40313,
  /** The guest's time has run out: the account must be opened, or the guest registers again. */
  noTimeLeft: 40314,
  /** The guest account is not open, or has no future end date to send a reminder for. */
  noEndAhead: 40315,
  /** A project shared for viewing only cannot be copied. */
  viewOnly: 40320,
  notFound: 40400,
  /** The project link is unknown, revoked or expired, or its project no longer exists. */
  linkNotValid: 40420,
  /** Images of a feedback are missing on the server; `data.pictureIds` lists them. */
  pictureGone: 40430,
  bodyTooLarge: 41300,
  /** The file is not an image of a supported type. */
  notAPicture: 41510,
  /** The stored project has a newer revision than the one the save was based on. */
  projectConflict: 40900,
  /** A library with this code already exists. */
  libraryTaken: 40910,
  /** The project has the maximum number of shares. */
  tooManyShares: 40920,
  /** The storage quota of the account is used up. */
  accountFull: 40930,
  /** The image quota of the account's feedback is used up. */
  picturesFull: 40931,
  tooManyRequests: 42900,
  serverError: 50000,
  /** The database does not answer; it is unknown whether the operation was completed. */
  databaseDown: 50300,
  /** Too many large bodies are being read; this one would have to wait too long. */
  busy: 50310,
  /** The disk of the database is full; nothing was stored. */
  diskFull: 50700,
  wrongCredentials: 2090053,
  /** The guest account has expired; the guest is asked to register again. */
  guestExpired: 2090054,
  /** The guest account is waiting for approval. */
  guestWaiting: 2090055,
  /** The staff directory does not answer. */
  directoryDown: 2090056,
  directoryNotSetUp: 2090057,
  /** The code sent by mail is wrong, used or expired. */
  wrongCode: 2090058,
  alreadyRegistered: 2090059,
  /** The new password is too weak; `data.rule` names the broken rule. */
  weakPassword: 2090060,
  /** The password is correct, but the account may not sign in here. */
  notAllowedHere: 2090061,
  /** The password is correct, but the staff directory entry has no account name. */
  entryIncomplete: 2090062,
  /** The encrypted password has no challenge, or one that was used or has expired. */
  challengeSpent: 2090063,
  /** The password of the account is managed by the staff directory, or there is none. */
  passwordElsewhere: 2090064,
  /** The generated password must be changed before anything else. */
  passwordDue: 2090065,
  /** The password is correct and a second-factor code is required; send it with `data.ticket`. */
  factorNeeded: 2090066,
  /** A second factor must be set up before anything else. */
  factorDue: 2090067,
  /** The second-factor code is wrong or was already used. */
  wrongFactor: 2090068,
  /** The first step of the sign-in has expired or was tried too often. */
  signInAgain: 2090069,
  /** The URL of a call contains a password or a code. */
  secretInAddress: 40020,
} as const
