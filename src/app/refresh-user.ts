import { fetchPermissions, fetchUserInfo } from '../platform/account-calls'
import { session } from '../state/session'

/** Asks anew who is signed in and what he may do: an administrator has changed it. */
export async function refreshUser(): Promise<void> {
  const [permissions, userInfo] = await Promise.all([fetchPermissions(), fetchUserInfo()])
  session.permissions = permissions
  session.userInfo = userInfo
}
