import { Type, type Static } from 'typebox'

/** Request headers. A call is signed in by `token` or `ssoSession`, which carry the same value. */
export const HEADER = {
  token: 'X-Token',
  ssoSession: 'Sso-Session',
  language: 'language',
  modelLibId: 'modelLibId',
  unitSetting: 'unitSetting',
  /** `gzip` marks a compressed body. */
  contentEncoding: 'Content-Encoding',
  /** Marks a body whose one field is packed: `gzip`, of simulation calls `gzip json`. */
  fieldEncoding: 'Content-Encode',
  /** Uncompressed length in bytes, because a gzip body of several members states only the length of the last one. */
  unpackedLength: 'X-Unpacked-Length',
} as const

export const APPLICATION_CODE = '1016'

/** Constants of the sign-in payload (specification, section 9). */
export const TENANT_ID = 1001
export const EXCLUSIVE_MARK = 1

/** Role names as the wire spells them. */
export const SHARE_ROLE = {
  superAdmin: '超管',
  subAdmin: '子管',
  levelOne: '一级用户',
  levelTwo: '二级用户',
  guest: '游客',
} as const
export type Role = keyof typeof SHARE_ROLE

/** Directory staff, accounts of this server's own database, and guests. */
export const ACCOUNT_KINDS = ['LDAP', 'LOCAL', 'GUEST'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

/** `waiting`: a guest not approved yet; `closed`: refused, or removed from the directory. */
export const ACCOUNT_STATUSES = ['open', 'waiting', 'closed'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

export const UserInfoSchema = Type.Object({
  userId: Type.String(),
  userName: Type.String({ description: 'Name to show' }),
  email: Type.String(),
  shareRole: Type.Enum(SHARE_ROLE),
  libCode: Type.String(),
  brand: Type.String(),
  slno: Type.String(),
  guestStatus: Type.Integer({ description: '1 where the account is open, 0 where a guest waits for approval' }),
  userType: Type.Enum(ACCOUNT_KINDS),
  cad: Type.Array(Type.String(), { description: 'Library codes under which the CAD variant is on for this user' }),
  isImperial: Type.Optional(Type.Boolean({ description: 'true: users of the library begin with imperial units' })),
  isDemo: Type.Optional(Type.Boolean({ description: 'true: the demo, which has neither a password nor a second factor' })),
  mustChangePassword: Type.Optional(Type.Boolean({ description: 'true: nothing but the change of the password may be called before it' })),
  mustSetUpFactor: Type.Optional(Type.Boolean({ description: 'true: nothing but setting up a second factor may be called before it' })),
})
export type UserInfo = Static<typeof UserInfoSchema>

export const SessionSchema = Type.Object({
  token: Type.String({ description: '32 random bytes in base64url' }),
  ssoSession: Type.String({ description: 'The token again, under the name the refresh call is read by' }),
  expiresAt: Type.String({ description: 'Moment in ISO 8601' }),
  userInfo: UserInfoSchema,
})
export type SessionAnswer = Static<typeof SessionSchema>

export const CallerOriginSchema = Type.Object({
  isFromClivet: Type.Optional(Type.Boolean({ default: false, description: 'Whether the caller signed in at the brand variant' })),
})

export const ModelLibraryQuestionSchema = Type.Object({
  modelLibId: Type.Optional(Type.String({ maxLength: 40, description: 'The library the caller has kept from before' })),
})

export const ModelLibrarySchema = Type.Object({
  modelLibId: Type.String({ description: 'The library the caller works with; it travels in the header of every further call' }),
  libCode: Type.String(),
  isCurrent: Type.Boolean({ description: 'Whether it is the one the caller has kept' }),
})
export type ModelLibrary = Static<typeof ModelLibrarySchema>

export const ShareSettingSchema = Type.Object({
  isShare: Type.Enum(['0', '1'], { description: '1: those who may see all projects of the library see these too' }),
  userId: Type.Optional(Type.String({ maxLength: 64, description: 'Somebody else, for holders of center:users:share' })),
})

export const StaffQuestionSchema = Type.Object({
  userId: Type.Optional(Type.String({ maxLength: 64, description: 'Somebody else, for holders of center:users' })),
})

export const StaffStatusSchema = Type.Object({
  userId: Type.String(),
  userType: Type.Enum(ACCOUNT_KINDS),
  status: Type.Enum(ACCOUNT_STATUSES),
  isChecked: Type.Boolean({ description: 'Whether the directory was asked just now' }),
  isGone: Type.Boolean({ description: 'The directory was asked, and knows the account no more' }),
})
export type StaffStatus = Static<typeof StaffStatusSchema>

/** One permitted page or action; `url` is the permission code (`mssp`, `mssp:all` …), `subList` its children. */
export interface Permission {
  url: string
  subList: Permission[]
}

export const PermissionSchema = Type.Unsafe<Permission>(
  Type.Object({ url: Type.String(), subList: Type.Array(Type.Unknown({ description: 'Permissions of the same form' })) }),
)

export const VersionSchema = Type.Object({
  timestamp: Type.String({ description: 'Moment of the deployed build in ISO 8601' }),
  version: Type.String(),
})
export type VersionFile = Static<typeof VersionSchema>
