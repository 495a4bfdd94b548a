import { Type, type Static } from 'typebox'
import { EMAIL } from '../account/account-guests'
import { AccountIds } from '../account/account-ids'
import { ACCOUNT_KINDS, ACCOUNT_STATUSES, SHARE_ROLE } from '../account/account'
import { DIRECTIONS, LibraryCode, OneLine, pageOf, SearchText, type PageAnswer } from './page'

const ShareRole = Type.Enum(Object.values(SHARE_ROLE))

export const USER_SORT_KEYS = ['userName', 'login', 'libCode', 'createdAt', 'expiresAt'] as const

export const UserFilterSchema = Type.Object({
  text: SearchText,
  shareRole: Type.Optional(ShareRole),
  status: Type.Optional(Type.Enum(ACCOUNT_STATUSES)),
  userType: Type.Optional(Type.Enum(ACCOUNT_KINDS)),
  libCode: Type.Optional(LibraryCode),
  sort: Type.Optional(Type.Object({ key: Type.Enum(USER_SORT_KEYS), direction: Type.Enum(DIRECTIONS) })),
})
export type UserFilter = Static<typeof UserFilterSchema>

export const CenterUserSchema = Type.Object({
  userId: Type.String(),
  userName: Type.String(),
  login: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  organization: Type.String(),
  guestType: Type.String({ description: 'Of the registration list; empty for staff' }),
  department: Type.String(),
  shareRole: ShareRole,
  userType: Type.Enum(ACCOUNT_KINDS),
  status: Type.Enum(ACCOUNT_STATUSES),
  libCode: Type.String(),
  isCad: Type.Boolean({ description: 'Whether the CAD variant is on for the account under its library' }),
  isShare: Type.Boolean({ description: 'Whether those who see all projects of the library see this account’s' }),
  expiresAt: Type.Union([Type.String({ description: 'ISO 8601' }), Type.Null()]),
  createdAt: Type.String({ description: 'ISO 8601' }),
  lastVisit: Type.Union([Type.String({ description: 'Day, as 2026-03-31' }), Type.Null()]),
  isChangeable: Type.Boolean({ description: 'Whether the caller may act on this account' }),
})
export type CenterUser = Static<typeof CenterUserSchema>

export const UserListSchema = pageOf(CenterUserSchema)
export type UserList = PageAnswer<CenterUser>

export const ChangeRoleSchema = Type.Object({ userIds: AccountIds, shareRole: ShareRole })
export const AssignLibrarySchema = Type.Object({
  userIds: AccountIds,
  libCode: LibraryCode,
  isCad: Type.Optional(Type.Boolean({ default: true, description: 'Whether the CAD variant is on under this library' })),
})
export const SetCadSchema = Type.Object({ userIds: AccountIds, isCad: Type.Boolean() })
export const SetSharingSchema = Type.Object({ userIds: AccountIds, isShare: Type.Boolean() })
export const SetStatusSchema = Type.Object({ userIds: AccountIds, status: Type.Enum(['open', 'closed']) })
export const EndSessionsSchema = Type.Object({ userIds: AccountIds })

export const ChangedUsersSchema = Type.Object({ changed: Type.Array(Type.String()) })
export type ChangedUsers = Static<typeof ChangedUsersSchema>

export const AddUserSchema = Type.Object({
  userName: OneLine(80),
  personalEmail: Type.String({ maxLength: 254, pattern: EMAIL }),
  shareRole: ShareRole,
  libCode: LibraryCode,
})
export type AddUser = Static<typeof AddUserSchema>

export const AddedUserSchema = Type.Object({
  userId: Type.String(),
  password: Type.String({ description: 'The first password; told here once and kept nowhere' }),
})
export type AddedUser = Static<typeof AddedUserSchema>

export const CenterRoleSchema = Type.Object({
  shareRole: ShareRole,
  permissions: Type.Array(Type.String()),
  users: Type.Integer(),
  openUsers: Type.Integer({ description: 'Those who may sign in now' }),
})
export type CenterRole = Static<typeof CenterRoleSchema>
