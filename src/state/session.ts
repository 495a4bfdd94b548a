import { proxy } from 'valtio'
import type { UserInfo } from '../contract/account'

/** Who is signed in; `permissions` are the codes that the server listed. Signed out: no token. */
export const session = proxy<{ token: string | null; userInfo: UserInfo | null; permissions: string[] }>({
  token: null,
  userInfo: null,
  permissions: [],
})
