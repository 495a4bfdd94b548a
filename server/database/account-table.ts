import type { ColumnType, Generated } from 'kysely'
import type { AccountKind, AccountStatus, Role } from '../../src/contract/account/account'
import type { Bytes, Moment, MomentByDefault } from './column-types'

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
  /** Parameters of the hash: `scrypt N r p`. */
  password_cost: Generated<string>
  created_at: MomentByDefault
  status: Generated<AccountStatus>
  /** Closed because the directory no longer knew the account, not by an administrator: it opens again when it returns to the directory. */
  is_gone: Generated<boolean>
  /** End of a guest account; null where it has none. */
  expires_at: Moment | null
  reminded_at: Moment | null
  phone: Generated<string>
  organization: Generated<string>
  user_type: Generated<string>
  department: Generated<string>
  /** Interface code of the language of mails. */
  language: Generated<string>
  /** Library codes under which the CAD variant is on, separated by commas. */
  cad_libraries: Generated<string>
  shares_projects: Generated<boolean>
  /** The password was generated: no other call is allowed before it has been changed. */
  must_change_password: Generated<boolean>
  /** A confirmed second factor is required at each sign-in. */
  has_second_factor: Generated<boolean>
  /** Name, login, e-mail, phone and organization in lower case, a line each; the database generates it. */
  searched: ColumnType<string, never, never>
}
