import { APPLICATION_CODE, type ModelLibrary, type Permission, type SessionAnswer, type UserInfo } from '../../contract/account'
import type { GuestRecord, Registration, RetrievePassword, SendCode } from '../../contract/account-guests'
import { ACCOUNT_PATH } from '../../contract/account-paths'
import type { DirectoryLoginBody, LoginBody, LoginKey } from '../../contract/account-sign-in'
import { call } from '../http/http'

export function fetchLoginKey(): Promise<LoginKey> {
  return call({ method: 'GET', path: ACCOUNT_PATH.loginKey, isSilent: true })
}

export function login(body: LoginBody): Promise<SessionAnswer> {
  return call({ path: ACCOUNT_PATH.login, body, isSilent: true })
}

/** The same at the brand variant, for accounts of the brand. */
export function loginAtBrand(body: LoginBody): Promise<SessionAnswer> {
  return call({ path: ACCOUNT_PATH.brandLogin, body, isSilent: true })
}

export function loginToDirectory(body: DirectoryLoginBody): Promise<SessionAnswer> {
  return call({ path: ACCOUNT_PATH.directoryLogin, body, isSilent: true })
}

export function loginToDemo(): Promise<SessionAnswer> {
  return call({ path: ACCOUNT_PATH.demo, body: {}, isSilent: true })
}

/** A fresh token for one that was handed over. */
export function refreshToken(token: string): Promise<SessionAnswer> {
  return call({ method: 'GET', path: ACCOUNT_PATH.refresh, isSilent: true, token })
}

/** Who is signed in. At the brand variant only accounts of the brand are answered. */
export function fetchUserInfo(isFromClivet = false): Promise<UserInfo> {
  return call({ method: 'GET', path: ACCOUNT_PATH.userInfo, query: { isFromClivet: String(isFromClivet) }, isSilent: true })
}

/** The record of the guest who has signed in; null where there is none. */
export function fetchGuestRecord(personalEmail: string, token: string): Promise<GuestRecord | null> {
  return call({ method: 'GET', path: ACCOUNT_PATH.guestRecord, query: { personalEmail }, isSilent: true, token })
}

/** Ends the page's session on the server, or that of a token which never became the page's. */
export function logout(token?: string): Promise<null> {
  return call({ method: 'GET', path: ACCOUNT_PATH.logout, isSilent: true, ...(token === undefined ? {} : { token }) })
}

/** Asks for a code by mail. The answer does not say whether the address is known. */
export function sendCode(body: SendCode): Promise<null> {
  return call({ path: ACCOUNT_PATH.sendCode, body, isSilent: true })
}

export function register(body: Registration): Promise<{ userId: string; guestStatus: number }> {
  return call({ path: ACCOUNT_PATH.register, body, isSilent: true })
}

export function retrievePassword(body: RetrievePassword): Promise<null> {
  return call({ path: ACCOUNT_PATH.retrievePassword, body, isSilent: true })
}

/** Which equipment library the user works with, told against the one known here. */
export function askModelLibrary(modelLibId: string | null): Promise<ModelLibrary> {
  return call({ path: ACCOUNT_PATH.checkModelLibrary, body: modelLibId === null ? {} : { modelLibId }, isSilent: true })
}

/** The permission codes of the signed-in user, nested ones included. */
export async function fetchPermissions(): Promise<string[]> {
  const list = await call<Permission[]>({
    method: 'GET',
    path: ACCOUNT_PATH.permissions,
    query: { applicationCode: APPLICATION_CODE },
    isSilent: true,
  })
  return flatten(list)
}

function flatten(list: readonly Permission[]): string[] {
  return list.flatMap((permission) => [permission.url, ...flatten(permission.subList)])
}
