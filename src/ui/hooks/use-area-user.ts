import { useSnapshot } from 'valtio'
import { roleOf, type AreaUser } from '../../platform/areas'
import { session } from '../../state/page/session'

/** Returns role and permissions of the signed-in user, which decide the areas that are open. */
export function useAreaUser(): AreaUser {
  const { permissions, userInfo } = useSnapshot(session)
  return { permissions, role: roleOf(userInfo?.shareRole) }
}
