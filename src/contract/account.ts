import { Type, type Static } from 'typebox'

/** Paths of the account calls, spelt as the specification has them; `loginKey` and `demo` are ours. */
export const ACCOUNT_PATH = {
  loginKey: '/api/mibp-basic-account/v1/user/login/key',
  login: '/api/mibp-basic-account/v1/user/login/cypher',
  demo: '/api/mibp-basic-account/v1/user/login/demo',
  permissions: '/api/mibp-basic-account/v1/user/page/permission/list',
  userInfo: '/api/apps-mssp/user/loginUserInfoAndShareRole',
  logout: '/api/apps-mssp/user/logout',
  refresh: '/api/mibp-basic-account/v2/user/token/refresh',
  version: '/version.json',
} as const

/** Request headers. A call is signed in by `token` or `ssoSession`, which carry the same value. */
export const HEADER = {
  token: 'X-Token',
  ssoSession: 'Sso-Session',
  language: 'language',
  modelLibId: 'modelLibId',
  unitSetting: 'unitSetting',
  /** `gzip` marks a body that travels compressed. */
  contentEncoding: 'Content-Encoding',
} as const

export const APPLICATION_CODE = '1016'

/** Role names as the wire spells them. */
export const SHARE_ROLE = {
  superAdmin: '超管',
  subAdmin: '子管',
  levelOne: '一级用户',
  levelTwo: '二级用户',
  guest: '游客',
} as const
export type Role = keyof typeof SHARE_ROLE

export const UserInfoSchema = Type.Object({
  userId: Type.String(),
  userName: Type.String({ description: 'Name to show' }),
  email: Type.String(),
  shareRole: Type.Enum(Object.values(SHARE_ROLE)),
  libCode: Type.String(),
  brand: Type.String(),
  slno: Type.String(),
  guestStatus: Type.Integer({ description: '1 where a guest account is open, 0 where it waits for approval' }),
  userType: Type.Enum(['LDAP', 'LOCAL', 'GUEST']),
})
export type UserInfo = Static<typeof UserInfoSchema>

export const LoginKeySchema = Type.Object({
  key: Type.String({ description: 'Id of the key, sent back with the password' }),
  publicKey: Type.String({ description: 'RSA public key, SPKI in base64; encrypt with OAEP and SHA-256' }),
  isDemoOffered: Type.Boolean({ description: 'Whether the demo call will answer this caller' }),
})
export type LoginKey = Static<typeof LoginKeySchema>

export const LoginBodySchema = Type.Object({
  key: Type.String({ minLength: 1, maxLength: 100 }),
  password: Type.String({ minLength: 1, maxLength: 4096, description: 'RSA-OAEP (SHA-256) of the UTF-8 password, in base64' }),
  mode: Type.Literal('RSA'),
  personalEmail: Type.Optional(Type.String({ maxLength: 254 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  userName: Type.Optional(Type.String({ maxLength: 254 })),
  exclusiveMark: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
  appointTenantId: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
})
export type LoginBody = Static<typeof LoginBodySchema>

export const SessionSchema = Type.Object({
  token: Type.String({ description: '32 random bytes in base64url' }),
  ssoSession: Type.String({ description: 'The token again, under the name the refresh call is read by' }),
  expiresAt: Type.String({ description: 'Moment in ISO 8601' }),
  userInfo: UserInfoSchema,
})
export type SessionAnswer = Static<typeof SessionSchema>

/** One permitted page or action; `url` is the permission code (`mssp`, `mssp:all` …), `subList` what it contains. */
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
