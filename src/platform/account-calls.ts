import { APPLICATION_CODE, type Permission, type SessionAnswer, type UserInfo } from '../contract/account'
import { ACCOUNT_PATH } from '../contract/account-paths'
import type { LoginBody, LoginKey } from '../contract/account-sign-in'
import { call } from './http'

export function fetchLoginKey(): Promise<LoginKey> {
  return call({ method: 'GET', path: ACCOUNT_PATH.loginKey, isSilent: true })
}

export function login(body: LoginBody): Promise<SessionAnswer> {
  return call({ path: ACCOUNT_PATH.login, body, isSilent: true })
}

export function loginToDemo(): Promise<SessionAnswer> {
  return call({ path: ACCOUNT_PATH.demo, body: {}, isSilent: true })
}

export function fetchUserInfo(): Promise<UserInfo> {
  return call({ method: 'GET', path: ACCOUNT_PATH.userInfo, isSilent: true })
}

export function logout(): Promise<null> {
  return call({ method: 'GET', path: ACCOUNT_PATH.logout, isSilent: true })
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
