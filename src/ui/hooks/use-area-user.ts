import { useSnapshot } from 'valtio'
import { roleOf, type AreaUser } from '../../platform/areas'
import { session } from '../../state/page/session'

/** Role and permissions of whoever is signed in, to ask which areas are open to him. */
export function useAreaUser(): AreaUser {
  const { permissions, userInfo } = useSnapshot(session)
  return { permissions, role: roleOf(userInfo?.shareRole) }
}
