import type { ColumnType, Generated } from 'kysely'
import type { AccountKind, AccountStatus, Role } from '../../src/contract/account'
import type { ProjectKind } from '../../src/contract/project-calls'
import type { CodePurpose } from '../../src/contract/guest-lists'
import type { VisitedArea } from '../../src/contract/center/visitors'
import type { FeedbackKind, FeedbackStatus, PictureType } from '../../src/contract/feedback'

type Moment = ColumnType<Date, Date, Date>
type MomentByDefault = ColumnType<Date, Date | undefined, Date>
type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>

export interface AccountTable {
  id: string
  /** Lower case; an e-mail address, a phone number or a user name. */
  login: string
  name: string
  email: string
  role: Role
  kind: AccountKind
  library: string
  brand: string
  /** Both null for directory accounts: their password is the directory's. */
  password_salt: Bytes | null
  password_hash: Bytes | null
  /** How the hash was made: `scrypt N r p`. */
  password_cost: Generated<string>
  created_at: MomentByDefault
  status: Generated<AccountStatus>
  /** Closed because the directory no longer knew the account, and by nobody's decision: coming back opens it. */
  is_gone: Generated<boolean>
  /** End of a guest account; null where it has none. */
  expires_at: Moment | null
  reminded_at: Moment | null
  phone: Generated<string>
  organization: Generated<string>
  user_type: Generated<string>
  department: Generated<string>
  /** Interface code of the language mails are written in. */
  language: Generated<string>
  /** Library codes under which the CAD variant is on, separated by commas. */
  cad_libraries: Generated<string>
  shares_projects: Generated<boolean>
  /** Its password was generated for it: nothing else may be called before it has been changed. */
  must_change_password: Generated<boolean>
  /** A confirmed second factor is asked for at each sign-in. */
  has_second_factor: Generated<boolean>
  /** Name, login, e-mail, phone and organization in small letters, a line each; the database writes it. */
  searched: ColumnType<string, never, never>
}

/** Key pairs that passwords travel under, PKCS #8 in PEM. */
interface LoginKeyTable {
  id: string
  private_key: string
  created_at: MomentByDefault
}

/** Challenges that came with a password, by their SHA-256, until they would be too old. */
interface UsedChallengeTable {
  challenge_hash: Bytes
  ends_at: Moment
}

/** Browsers that somebody has signed in from, by the SHA-256 of their cookie. */
interface KnownDeviceTable {
  token_hash: Bytes
  account_id: string
  used_at: Moment
}

/** A secret of one-time codes, encrypted; null in `confirmed_at` until a code has proven that somebody has it. */
interface SecondFactorTable {
  account_id: string
  sealed_secret: Bytes
  confirmed_at: Moment | null
  /** Step of the last code that was taken: none of it or before is taken again. */
  last_step: ColumnType<string, number | undefined, number>
}

interface RecoveryCodeTable {
  account_id: string
  code_hash: Bytes
}

/** Sign-ins whose password was right, and whose second factor is waited for. */
interface HalfSignInTable {
  ticket_hash: Bytes
  account_id: string
  password_hash: Bytes | null
  tries_left: number
  ends_at: Moment
}

/** Roles that must have a second factor. */
interface FactorRuleTable {
  role: Role
}

/** Keys that secrets are encrypted with in the database. */
interface SealingKeyTable {
  name: string
  secret: Bytes
}

interface VerificationCodeTable {
  purpose: CodePurpose
  email: string
  salt: Bytes
  code_hash: Bytes
  tries_left: number
  expires_at: Moment
}

/** How often something was tried; keys are known by their SHA-256 only. */
interface AttemptTable {
  key_hash: Bytes
  count: number
  ends_at: Moment
}

interface MailTable {
  id: string
  recipient: string
  subject: string
  text: string
  created_at: MomentByDefault
  tries: Generated<number>
  next_try_at: MomentByDefault
  sent_at: Moment | null
  /** What it says is worth nothing from then on; null where it never ends. */
  useless_after: Moment | null
}

interface AuditTable {
  id: Generated<string>
  at: MomentByDefault
  account_id: string
  account_name: string
  act: string
  about: string
  /** JSON. */
  details: string
  trace_id: string
}

interface SessionTable {
  token_hash: Bytes
  account_id: string
  created_at: MomentByDefault
  /** When the sign-in was that it came from, however often it was refreshed. */
  began_at: MomentByDefault
  expires_at: Moment
  /** The first token of those that came of one another by refreshing; null for a session of an older server, which is its own. */
  family: Bytes | null
  /** When a fresh token took its place; it is refreshed once. */
  refreshed_at: Moment | null
}

interface ProjectTable {
  id: string
  owner_id: string
  kind: Generated<ProjectKind>
  revision: number
  name: string
  number: string
  type: string
  country: string
  city: string
  system_count: number
  /** The saved project as gzip of its JSON text, without `revision`. */
  body: Bytes
  saved_by: string
  created_at: MomentByDefault
  updated_at: MomentByDefault
  /** When its owner deleted it; null while it stands. */
  removed_at: Moment | null
}

/** A way into a project: for the account it names, or for whoever opens the link of the token. */
interface ProjectShareTable {
  id: string
  project_id: string
  account_id: string | null
  token_hash: Bytes | null
  may_copy: boolean
  created_at: MomentByDefault
  ends_at: Moment | null
  revoked_at: Moment | null
}

/** Who has opened which link. */
interface OpenedLinkTable {
  account_id: string
  share_id: string
  opened_at: MomentByDefault
}

interface ProjectNumberTable {
  day: string
  last: number
}

/** A front-end version that an administrator has announced. */
interface FrontEndVersionTable {
  announced_at: Moment
  announced_by: string
}

/** Equipment libraries an account may be assigned to. */
interface LibraryTable {
  code: string
  name: string
  created_at: MomentByDefault
}

/** How often an account opened an area of the product on a day (UTC, as 2026-03-31). */
interface VisitTable {
  day: string
  account_id: string
  area: VisitedArea
  visits: number
}

interface FeedbackTable {
  id: string
  /** By which people speak of it. */
  number: Generated<number>
  reporter_id: string
  subject: string
  kind: FeedbackKind
  text: string
  /** Where in the program. */
  page: string
  version: string
  language: string
  /** Empty where the reporter did not want to say. */
  browser: string
  status: Generated<FeedbackStatus>
  created_at: MomentByDefault
  changed_at: MomentByDefault
  /** When its reporter last looked. */
  read_at: Moment | null
}

/** An answer, a change of status, or both. */
interface FeedbackNoteTable {
  id: Generated<string>
  feedback_id: string
  author_id: string
  author_name: string
  text: string
  status: FeedbackStatus | null
  at: MomentByDefault
}

interface FeedbackPictureTable {
  id: string
  uploader_id: string
  /** Null while it waits for the feedback it belongs to. */
  feedback_id: string | null
  place: Generated<number>
  name: string
  type: PictureType
  size: number
  bytes: Bytes
  created_at: MomentByDefault
}

export interface Tables {
  feedback: FeedbackTable
  feedback_note: FeedbackNoteTable
  feedback_picture: FeedbackPictureTable
  account: AccountTable
  attempt: AttemptTable
  /** Clock readings of the servers; one row. */
  clock_look: { id: number; seen_at: Moment | null; steady_since: Moment }
  audit: AuditTable
  library: LibraryTable
  login_key: LoginKeyTable
  mail: MailTable
  opened_link: OpenedLinkTable
  session: SessionTable
  verification_code: VerificationCodeTable
  used_challenge: UsedChallengeTable
  known_device: KnownDeviceTable
  second_factor: SecondFactorTable
  recovery_code: RecoveryCodeTable
  half_sign_in: HalfSignInTable
  factor_rule: FactorRuleTable
  sealing_key: SealingKeyTable
  visit: VisitTable
  project: ProjectTable
  project_number: ProjectNumberTable
  project_share: ProjectShareTable
  front_end_version: FrontEndVersionTable
}
