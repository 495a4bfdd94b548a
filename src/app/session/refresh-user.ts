import i18next from 'i18next'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import { fetchPermissions } from '../../platform/calls/account-calls'
import { brandOfAddress } from '../../platform/words/brand'
import { notify } from '../../platform/notify'
import { askLoginKey } from '../../state/page/ask-login-key'
import { checkModelLibrary } from '../../state/page/model-library'
import { session } from '../../state/page/session'

/** Loads the signed-in user and their permissions. At the address of the brand variant the server also checks whether the user may use it. */
export async function loadUser(): Promise<void> {
  const [permissions, { brandWords }] = await Promise.all([fetchPermissions(), askLoginKey()])
  session.userInfo = await call(CALLS.account.userInfo, { query: { isFromClivet: brandOfAddress(brandWords, window.location) !== null } })
  session.permissions = permissions
}

/** Reloads the user on an open page, where an administrator may have changed the account or its equipment library. */
export async function refreshUser(): Promise<void> {
  await loadUser()
  const library = await checkModelLibrary()
  if (library !== null) notify('info', i18next.t('app:session.library', { library }))
}
