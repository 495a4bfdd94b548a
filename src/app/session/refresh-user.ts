import i18next from 'i18next'
import { fetchPermissions, fetchUserInfo } from '../../platform/calls/account-calls'
import { brandOfAddress } from '../../platform/words/brand'
import { notify } from '../../platform/notify'
import { askLoginKey } from '../../state/page/ask-login-key'
import { checkModelLibrary } from '../../state/page/model-library'
import { session } from '../../state/page/session'

/** Asks who is signed in and what he may do: whether he may come by this address, too, where the address is that of the brand variant. */
export async function loadUser(): Promise<void> {
  const [permissions, { brandWords }] = await Promise.all([fetchPermissions(), askLoginKey()])
  session.userInfo = await fetchUserInfo(brandOfAddress(brandWords, window.location) !== null)
  session.permissions = permissions
}

/** The same on an open page, whose equipment library may have become another: an administrator has changed something, or may have. */
export async function refreshUser(): Promise<void> {
  await loadUser()
  const library = await checkModelLibrary()
  if (library !== null) notify('info', i18next.t('app:session.library', { library }))
}
