import { Type, type Static } from 'typebox'
import { TENANT_ID } from './account'

export const LoginKeySchema = Type.Object({
  key: Type.String({ description: 'Id of the key, sent back with the password' }),
  publicKey: Type.String({ description: 'RSA public key, SPKI in base64; encrypt with OAEP and SHA-256' }),
  challenge: Type.String({
    description: 'Goes before the password and a line feed into the cipher; good for one call within five minutes',
  }),
  isDemoOffered: Type.Boolean({ description: 'Whether the demo call will answer this caller' }),
  isDirectoryOffered: Type.Boolean({ description: 'Whether staff sign in with their directory account' }),
  brandWords: Type.Array(Type.String(), { description: 'Words in the address of the page that choose the brand variant' }),
  houseWords: Type.Array(Type.String(), {
    description: 'Words of the house brand: what an account of another brand sees carries its name',
  }),
})
export type LoginKey = Static<typeof LoginKeySchema>

/** An encrypted password: the id of the key and the cipher text. */
export const SEALED_PASSWORD = {
  key: Type.String({ minLength: 1, maxLength: 100 }),
  password: Type.String({
    minLength: 1,
    maxLength: 4096,
    description: 'RSA-OAEP (SHA-256) of challenge, line feed and password in UTF-8, in base64',
  }),
  mode: Type.Literal('RSA'),
}

export const LoginBodySchema = Type.Object({
  ...SEALED_PASSWORD,
  personalEmail: Type.Optional(Type.String({ maxLength: 254 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  userName: Type.Optional(Type.String({ maxLength: 254 })),
  exclusiveMark: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
  appointTenantId: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
})
export type LoginBody = Static<typeof LoginBodySchema>

/** Fields of the sign-in payload that are allowed in the query of the URL. */
export const LoginQuerySchema = Type.Object({
  mode: Type.Optional(SEALED_PASSWORD.mode),
  personalEmail: LoginBodySchema.properties.personalEmail,
  phone: LoginBodySchema.properties.phone,
  userName: LoginBodySchema.properties.userName,
  exclusiveMark: LoginBodySchema.properties.exclusiveMark,
  appointTenantId: LoginBodySchema.properties.appointTenantId,
})

/** Old and new password, both encrypted with the same key and the same challenge. */
export const ChangePasswordSchema = Type.Object({ ...SEALED_PASSWORD, newPassword: SEALED_PASSWORD.password })
export type ChangePassword = Static<typeof ChangePasswordSchema>

export const DirectoryLoginBodySchema = Type.Object({
  ...SEALED_PASSWORD,
  ldapAccount: Type.String({ maxLength: 254, pattern: '^[^\\u0000-\\u001f\\u007f]+$', description: 'Account name in the directory' }),
  userName: Type.Optional(Type.String({ maxLength: 254 })),
  exclusiveMark: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
  appointTenantId: Type.Enum([TENANT_ID, String(TENANT_ID)]),
})
export type DirectoryLoginBody = Static<typeof DirectoryLoginBodySchema>
