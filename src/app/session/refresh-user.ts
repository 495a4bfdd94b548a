import i18next from 'i18next'
import { fetchPermissions, fetchUserInfo } from '../../platform/account-calls'
import { notify } from '../../platform/notify'
import { checkModelLibrary } from '../../state/model-library'
import { session } from '../../state/session'

/** Asks anew who is signed in and what he may do: an administrator has changed it. */
export async function refreshUser(): Promise<void> {
  const [permissions, userInfo] = await Promise.all([fetchPermissions(), fetchUserInfo()])
  session.permissions = permissions
  session.userInfo = userInfo
  const library = await checkModelLibrary()
  if (library !== null) notify('info', i18next.t('app:session.library', { library }))
}
