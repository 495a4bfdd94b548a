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
  /** A CAD project is no longer what it was when it was opened. */
  cadStatusChanged: 1008,
  badRequest: 40000,
  forbidden: 40300,
  /** Nobody changes his own role, library or status. */
  ownAccount: 40310,
  /** The account, or the role asked for, is above what the caller may decide about. */
  aboveCaller: 40311,
  /** One super admin always stays. */
  lastAdministrator: 40312,
  /** An account that waits is approved or refused, not opened. */
  approveInstead: 40313,
  /** A guest who neither waits nor has time left is opened, or registers again. */
  noTimeLeft: 40314,
  /** A guest account that is not open, or has no end ahead to be reminded of. */
  noEndAhead: 40315,
  /** A project shared for viewing only is not copied. */
  viewOnly: 40320,
  notFound: 40400,
  /** A link to a project that is unknown, taken back, run out, or leads to a project that is gone. */
  linkNotValid: 40420,
  /** Pictures of a feedback are not on the server; `data.pictureIds` says which. */
  pictureGone: 40430,
  bodyTooLarge: 41300,
  /** A file that is none of the kinds of pictures the server takes. */
  notAPicture: 41510,
  /** The stored project has a newer revision than the one the save was based on. */
  projectConflict: 40900,
  /** A library of this code is there already. */
  libraryTaken: 40910,
  /** As many links and users as a project takes. */
  tooManyShares: 40920,
  /** The account has stored as much as it may. */
  accountFull: 40930,
  /** The account's feedback holds as many pictures as it may. */
  picturesFull: 40931,
  tooManyRequests: 42900,
  serverError: 50000,
  /** The database does not answer; nothing says whether the work was done. */
  databaseDown: 50300,
  /** So many large bodies are being read that this one would have to wait too long. */
  busy: 50310,
  /** The disk of the database is full: nothing was stored. */
  diskFull: 50700,
  wrongCredentials: 2090053,
  /** A guest account whose time has run out: the guest is led to register again. */
  guestExpired: 2090054,
  /** A guest account that nobody has approved yet. */
  guestWaiting: 2090055,
  /** The staff directory does not answer. */
  directoryDown: 2090056,
  directoryNotSetUp: 2090057,
  /** A code by mail that is wrong, used or too old. */
  wrongCode: 2090058,
  alreadyRegistered: 2090059,
  /** A new password that is too easy; `data.rule` says why. */
  weakPassword: 2090060,
  /** The password is right, and the account may not sign in here. */
  notAllowedHere: 2090061,
  /** The password is right, and the entry in the staff directory lacks the account name. */
  entryIncomplete: 2090062,
  /** An encrypted password without a challenge, or with one that was used or is too old. */
  challengeSpent: 2090063,
  /** The password of the account is the staff directory's, or there is none. */
  passwordElsewhere: 2090064,
  /** A generated password that must be changed before anything else. */
  passwordDue: 2090065,
  /** The password is right, and a code of the second factor is needed; `data.ticket` goes with it. */
  factorNeeded: 2090066,
  /** A second factor must be set up before anything else. */
  factorDue: 2090067,
  /** A code of the second factor that is wrong or was used. */
  wrongFactor: 2090068,
  /** The first half of a sign-in is too old, or was tried too often. */
  signInAgain: 2090069,
  /** A password or a code in the address of a call. */
  secretInAddress: 40020,
} as const
