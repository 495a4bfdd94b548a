import { CALLS } from '../../contract/calls'
import { call } from '../call'
import { APPLICATION_CODE, type Permission } from '../../contract/account/account'

/** Returns the permission codes of the signed-in user, nested ones included. */
export async function fetchPermissions(): Promise<string[]> {
  return flatten(await call(CALLS.account.permissions, { query: { applicationCode: APPLICATION_CODE } }))
}

function flatten(list: readonly Permission[]): string[] {
  return list.flatMap((permission) => [permission.url, ...flatten(permission.subList)])
}
