import type { ColumnType, Generated } from 'kysely'
import type { Role } from '../../src/contract/account/account'
import type { PipeForm } from '../../src/contract/project/project-records'
import type { AccountTable } from './account-table'
import type { Bytes, Moment, MomentByDefault } from './column-types'
import type { ProjectKind } from '../../src/contract/project/project-calls'
import type { CodePurpose } from '../../src/contract/account/guest-lists'
import type { VisitedArea } from '../../src/contract/center/visitors'
import type { FeedbackKind, FeedbackStatus, PictureType } from '../../src/contract/feedback-constants'

/** Key pairs that passwords are encrypted with, PKCS #8 in PEM. */
interface LoginKeyTable {
  id: string
  private_key: string
  created_at: MomentByDefault
}

/** Challenges that came with a password, by their SHA-256, until they would have expired. */
interface UsedChallengeTable {
  challenge_hash: Bytes
  ends_at: Moment
}

/** Browsers that accounts have signed in from, by the SHA-256 of their cookie. */
interface KnownDeviceTable {
  token_hash: Bytes
  account_id: string
  used_at: Moment
}

/** Encrypted secrets of one-time codes; `confirmed_at` is null until a first code has proven that the user has the secret. */
interface SecondFactorTable {
  account_id: string
  sealed_secret: Bytes
  confirmed_at: Moment | null
  /** Time step of the last accepted code: neither it nor an earlier one is accepted again. */
  last_step: ColumnType<string, number | undefined, number>
}

interface RecoveryCodeTable {
  account_id: string
  code_hash: Bytes
}

/** Sign-ins whose password was right, and whose second factor is pending. */
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

/** Keys that encrypt secrets in the database. */
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

/** Counts of attempts within a window; keys are stored as SHA-256 only. */
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
  /** Moment from which the mail's content is useless, as an expired code is; null where it stays useful. */
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
  /** Moment of the sign-in that the session descends from, however often it was refreshed. */
  began_at: MomentByDefault
  expires_at: Moment
  /** Token hash of the first session of a chain of refreshes; null for a session of an older server, which is its own. */
  family: Bytes | null
  /** When a fresh token replaced it; it is refreshed once. */
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
  solution: Generated<string>
  power_type: Generated<string>
  cooperative_type: Generated<string>
  bid_against: Generated<string>
  bid_state: Generated<string>
  /** The saved project as gzip of its JSON text, without `revision`. */
  body: Bytes
  saved_by: string
  created_at: MomentByDefault
  updated_at: MomentByDefault
  /** Moment of deletion by the owner; null for an existing project. */
  removed_at: Moment | null
}

/** A share of a project: with the account it names, or with every account that opens the link of the token. */
interface ProjectShareTable {
  id: string
  project_id: string
  account_id: string | null
  token_hash: Bytes | null
  may_copy: boolean
  created_at: MomentByDefault
  ends_at: Moment | null
  revoked_at: Moment | null
  /** Whether the link shows the project without an account. */
  is_open: ColumnType<boolean, boolean | undefined, boolean>
  /** How often it was looked through without an account. */
  visits: ColumnType<number, number | undefined, number>
}

/** Links that accounts have opened. */
interface OpenedLinkTable {
  account_id: string
  share_id: string
  opened_at: MomentByDefault
}

/** Pipes of one outer diameter of a project, as they are bought and laid, where somebody has changed that. */
interface ProjectPipeTable {
  project_id: string
  od_mm: number
  material: string
  wall_mm: number
  insulation_mm: number | null
  form: PipeForm
  is_allowed: boolean
}

/** The first page that an account kept last, by origin: JSON text. */
interface FirstPageTable {
  account_id: string
  origin: number
  page: string
  saved_at: MomentByDefault
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

/** Number of visits of an account to an area of the product on a day (UTC, as 2026-03-31). */
interface VisitTable {
  day: string
  account_id: string
  area: VisitedArea
  visits: number
}

interface FeedbackTable {
  id: string
  /** Human-readable ticket number. */
  number: Generated<number>
  reporter_id: string
  subject: string
  kind: FeedbackKind
  text: string
  /** Location in the program. */
  page: string
  version: string
  language: string
  /** Empty where the reporter did not share it. */
  browser: string
  status: Generated<FeedbackStatus>
  created_at: MomentByDefault
  changed_at: MomentByDefault
  /** Moment at which the reporter last looked. */
  read_at: Moment | null
}

/** Notes on feedback: an answer, a change of status, or both. */
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
  /** Null until the feedback it belongs to is sent. */
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
  first_page: FirstPageTable
  sealing_key: SealingKeyTable
  visit: VisitTable
  project: ProjectTable
  project_number: ProjectNumberTable
  project_pipe: ProjectPipeTable
  project_share: ProjectShareTable
  front_end_version: FrontEndVersionTable
}
