import { Type } from 'typebox'
import {
  CallerOriginSchema,
  ModelLibraryQuestionSchema,
  ModelLibrarySchema,
  PermissionSchema,
  SessionSchema,
  ShareSettingSchema,
  StaffQuestionSchema,
  StaffStatusSchema,
  UserInfoSchema,
} from '../account/account'
import { DirectoryLoginBodySchema, LoginBodySchema, LoginKeySchema, LoginQuerySchema } from '../account/account-sign-in'
import { rows } from './row'

const BASIC = '/api/mibp-basic-account'
const USER = '/api/apps-mssp/user'

/** Sign-in and session calls: platform specification, section 7. */
export const account = rows('account', {
  loginKey: {
    method: 'GET',
    path: `${BASIC}/v1/user/login/key`,
    summary: 'Public key for the password, and the ways to sign in',
    permission: 'open',
    answer: LoginKeySchema,
  },
  login: {
    method: 'POST',
    path: `${BASIC}/v1/user/login/cypher`,
    summary: 'Sign in with an encrypted password',
    permission: 'open',
    body: LoginBodySchema,
    answer: SessionSchema,
  },
  appLogin: {
    method: 'POST',
    path: '/api/apps-mssp/login',
    summary: 'The same; fields that are not secret may stand in the address',
    permission: 'open',
    query: LoginQuerySchema,
    body: Type.Object({ ...LoginBodySchema.properties, mode: Type.Optional(LoginBodySchema.properties.mode) }),
    answer: SessionSchema,
  },
  brandLogin: {
    method: 'POST',
    path: `${BASIC}/v2/user/login/`,
    summary: 'The same at the brand variant, for accounts of the brand',
    permission: 'open',
    body: LoginBodySchema,
    answer: SessionSchema,
  },
  directoryLogin: {
    method: 'POST',
    path: `${BASIC}/v1/user/login/ldap`,
    summary: 'Sign in with an account of the staff directory (LDAP)',
    permission: 'open',
    body: DirectoryLoginBodySchema,
    answer: SessionSchema,
  },
  demo: {
    method: 'POST',
    path: `${BASIC}/v1/user/login/demo`,
    summary: 'Sign in to the demo, from this machine only',
    permission: 'open',
    answer: SessionSchema,
  },
  permissions: {
    method: 'GET',
    path: `${BASIC}/v1/user/page/permission/list`,
    summary: "The caller's permissions",
    permission: 'signedIn',
    waitingToo: true,
    query: Type.Object({ applicationCode: Type.String() }),
    answer: Type.Array(PermissionSchema),
  },
  userInfo: {
    method: 'GET',
    path: `${USER}/loginUserInfoAndShareRole`,
    summary: 'The account that is signed in',
    permission: 'signedIn',
    waitingToo: true,
    query: CallerOriginSchema,
    answer: UserInfoSchema,
  },
  checkModelLibrary: {
    method: 'POST',
    path: `${USER}/loginCheckModelLib`,
    summary: "The caller's equipment library, compared with the one the caller has kept",
    permission: 'signedIn',
    body: ModelLibraryQuestionSchema,
    answer: ModelLibrarySchema,
  },
  updateProjectShare: {
    method: 'GET',
    path: `${USER}/updateProjectShare`,
    summary: 'Whether accounts that see all projects of the library see these, too (share:setting; for others center:users:share)',
    permission: 'signedIn',
    query: ShareSettingSchema,
    answer: Type.Null(),
  },
  staffStatus: {
    method: 'POST',
    path: `${BASIC}/v1/manage/staff/check/status`,
    summary: 'Whether an account is open; staff are looked up in the directory, and closed where they are gone',
    permission: 'signedIn',
    body: StaffQuestionSchema,
    answer: StaffStatusSchema,
  },
  logout: {
    method: 'GET',
    path: `${USER}/logout`,
    summary: 'End the session; no error where there is none',
    permission: 'open',
    answer: Type.Null(),
  },
  refresh: {
    method: 'GET',
    path: `${BASIC}/v2/user/token/refresh`,
    summary: 'A fresh token, once for each; the old one ends after a minute',
    permission: 'signedIn',
    waitingToo: true,
    answer: SessionSchema,
  },
})
