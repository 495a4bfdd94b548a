import type { ColumnType } from 'kysely'
import type { Role } from '../../src/contract/account'

type Moment = ColumnType<Date, Date, Date>
type MomentByDefault = ColumnType<Date, Date | undefined, Date>
type Bytes = ColumnType<Uint8Array, Uint8Array, Uint8Array>

interface AccountTable {
  id: string
  /** Lower case; an e-mail address, a phone number or a user name. */
  login: string
  name: string
  email: string
  role: Role
  kind: 'LOCAL' | 'GUEST'
  library: string
  brand: string
  password_salt: Bytes
  password_hash: Bytes
  created_at: MomentByDefault
}

interface SessionTable {
  token_hash: Bytes
  account_id: string
  created_at: MomentByDefault
  expires_at: Moment
}

interface ProjectTable {
  id: string
  owner_id: string
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

export interface Tables {
  account: AccountTable
  session: SessionTable
  project: ProjectTable
  project_number: ProjectNumberTable
  front_end_version: FrontEndVersionTable
}
